internal import Setup

/// The files that the hours of a city are made of, seen from outside: whoever writes one changes this.
struct AirFiles: Hashable, Sendable {
  let calibration: FileStamp?
  /// The archive, and what its writers have left beside it.
  let archive: [FileStamp]

  /// As they are now.
  init(of city: CityConfiguration) {
    calibration = city.calibration?.stamp
    // Readers make an empty file beside it, too.
    let files = city.archive.map { [$0, $0 + "-wal"] } ?? []
    archive = files.compactMap { FileStamp($0) }.filter { !$0.isEmpty }
  }
}
