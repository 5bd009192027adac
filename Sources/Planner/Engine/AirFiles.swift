internal import Setup

/// The files that the hours of a city are made of, seen from outside: whoever writes one changes this.
struct AirFiles: Hashable, Sendable {
  let calibration: FileStamp?
  let archive: ArchiveStamp?

  /// As they are now.
  init(of city: CityConfiguration) {
    calibration = city.calibration?.stamp
    archive = city.archive.map { ArchiveStamp($0) }
  }
}
