internal import Files
internal import Foundation
internal import Places
internal import Setup

extension OwnPlaces {
  /// The list of a city; nil for a city without a name, or where no data folder is known.
  static func kept(for city: CityConfiguration) -> OwnPlaces? {
    ArchiveLocation.file(of: city, ending: ".places.json", environment: ProcessInfo.processInfo.environment)
      .map(OwnPlaces.init(path:))
  }

  /// The place of a name.
  /// - Throws: ``BrisaError`` for a file that cannot be read.
  func found(_ name: String) throws(BrisaError) -> OwnPlace? {
    do throws(StoredFileError) { return try entry(named: name) } catch { throw BrisaError(error) }
  }
}
