package import Files
internal import Foundation

/// The base map of a city in a file beside its network: a head, and the tables one after the other.
///
/// It is read whole into memory: it is small, and whoever replaces it does not disturb who reads it.
package enum BaseMapFile {
  /// The first bytes of a file; the last of them is the version.
  static let mark = Array("BrisaMap".utf8) + [0, 0, 0, 1]

  /// Where the base map of a network file lies: beside it, `city.brisa` with `city.basemap`.
  package static func path(beside network: String) -> String { PathText.path(beside: network, ending: "basemap") }

  /// Whether a file may be replaced by a base map: it is one, or there is none.
  package static func mayReplace(_ path: String) -> Bool {
    FileHead.mayReplace(path, bytes: 8) { $0 == Array(mark.prefix(8)) }
  }

  /// What is wrong where a base map would replace another file.
  package static func irreplaceable(_ path: String) -> StoredFileError {
    StoredFileError(
      .refused, "'\(path)' is no base map and would be lost: move it away, or give the network another name.")
  }

  /// Opens a base map.
  /// - Throws: ``StoredFileError``.
  package static func open(_ path: String) throws(StoredFileError) -> TiledMap {
    guard FileManager.default.fileExists(atPath: path) else {
      throw StoredFileError(.missing, "There is no base map '\(path)': build the network again, which makes it.")
    }
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw StoredFileError(.inputOutput, "The base map '\(path)' cannot be read: check the permissions.")
    }
    guard Array(bytes.prefix(mark.count)) == mark else {
      throw StoredFileError(
        .badData, "'\(path)' is no base map of this version of Brisa: build the network again, which makes it.")
    }
    guard let tables = BaseMapCode.tables(Array(bytes.dropFirst(mark.count))), tables.isSound else {
      throw StoredFileError(
        .badData, "The base map '\(path)' is damaged: build the network again, which makes it.")
    }
    return TiledMap(tables)
  }

  /// Makes a file, whole or not at all.
  /// - Parameters:
  ///   - map: The base map.
  ///   - path: Where it goes; see ``mayReplace(_:)``.
  /// - Throws: ``StoredFileError``; an older file then is as it was.
  package static func write(_ map: TiledMap, to path: String) throws(StoredFileError) {
    guard mayReplace(path) else { throw irreplaceable(path) }
    do throws(FileFault) {
      try ReplacementFile.replace(path, with: Data(mark + BaseMapCode.bytes(map.tables)))
    } catch {
      throw StoredFileError(
        .inputOutput, "The base map '\(path)' cannot be written: make room, or check the path and the permissions.")
    }
  }
}
