package import Files
internal import Foundation
package import Geo
internal import GRDB

/// An index of places, in a file beside a network or in memory.
///
/// It is never changed: a file is replaced as a whole, and whoever has the old one open goes on reading it.
package final class Gazetteer: Sendable {
  let reader: any DatabaseReader
  private let path: String
  /// The middle of all places, near which a place is meant where nothing else is said; nil where there is none.
  package let center: Coordinate?

  /// Where the index of a network file lies: beside it, `city.brisa` with `city.places`.
  package static func path(beside network: String) -> String { PathText.path(beside: network, ending: "places") }

  /// Whether a file may be replaced by an index: it is one, or there is none.
  package static func mayReplace(_ path: String) -> Bool {
    FileHead.mayReplace(path, bytes: 72) { head in
      let mark = head.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return head.starts(with: "SQLite format 3\0".utf8) && mark == UInt32(bitPattern: PlacesSchema.applicationID)
    }
  }

  /// What is wrong where an index would replace another file.
  package static func irreplaceable(_ path: String) -> StoredFileError {
    StoredFileError(
      .refused, "'\(path)' is no index of places and would be lost: move it away, or give the network another name.")
  }

  /// Opens the index of a file.
  /// - Throws: ``StoredFileError``.
  package init(_ path: String) throws(StoredFileError) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw StoredFileError(.missing, "There is no index of places '\(path)': build the network again, which makes it.")
    }
    self.path = path
    do {
      var configuration = Configuration()
      configuration.readonly = true
      configuration.maximumReaderCount = max(2, ProcessInfo.processInfo.activeProcessorCount)
      // Nobody changes the file, so that neither locks nor files beside it are needed.
      let name = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
      let pool = try DatabasePool(path: name, configuration: configuration)
      guard try pool.read(PlacesSchema.isKnown) else {
        throw StoredFileError(
          .badData, "'\(path)' is no index of places of this version of Brisa: build the network again, which makes it."
        )
      }
      center = try pool.read(Self.center)
      reader = pool
    } catch {
      throw Self.converted(error, path)
    }
  }

  /// Makes an index in memory.
  /// - Throws: ``StoredFileError``.
  package init(of list: PlaceList) throws(StoredFileError) {
    path = "the index in memory"
    do {
      let queue = try DatabaseQueue()
      try queue.write { try PlacesWriter.write(list, to: $0) }
      center = try queue.read(Self.center)
      reader = queue
    } catch {
      throw Self.converted(error, path)
    }
  }

  /// Makes an index file, whole or not at all.
  /// - Parameters:
  ///   - list: The places.
  ///   - path: Where it goes; see ``mayReplace(_:)``.
  /// - Throws: ``StoredFileError``; an older file then is as it was.
  package static func write(_ list: PlaceList, to path: String) throws(StoredFileError) {
    guard mayReplace(path) else { throw irreplaceable(path) }
    let file = try replacement(for: path)
    try fill(file.temporaryPath, with: list, for: path)
    // SQLite was told not to wait for the disk: a power cut after the renaming would leave a file with holes.
    do throws(FileFault) { try file.commit() } catch { throw unwritable(path) }
  }

  private static func replacement(for path: String) throws(StoredFileError) -> ReplacementFile {
    do throws(FileFault) { return try ReplacementFile(for: path) } catch { throw unwritable(path) }
  }

  private static func unwritable(_ path: String) -> StoredFileError {
    StoredFileError(.inputOutput, "The index of places '\(path)' cannot be written: check its folder.")
  }

  /// Writes an index into an empty file that is to be another one's.
  private static func fill(
    _ temporaryPath: String, with list: PlaceList, for path: String
  ) throws(StoredFileError) {
    do {
      var configuration = Configuration()
      // The file counts only once it is whole and has its name.
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF") }
      let name = temporaryPath.hasPrefix("/") ? temporaryPath : "./" + temporaryPath
      let queue = try DatabaseQueue(path: name, configuration: configuration)
      try queue.write { try PlacesWriter.write(list, to: $0) }
      try queue.writeWithoutTransaction { try $0.execute(sql: "ANALYZE") }
      try queue.close()
    } catch {
      throw converted(error, path)
    }
  }

  /// Reads within one view of the index.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoredFileError) -> Value {
    do { return try reader.read(body) } catch { throw Self.converted(error, path) }
  }

  private static func center(_ database: Database) throws -> Coordinate? {
    let row = try Row.fetchOne(
      database,
      sql: "SELECT AVG(latitude) AS latitude, AVG(longitude) AS longitude FROM entry WHERE category = 'street'")
    guard let row, let latitude = try row.decode(Double?.self, forColumn: "latitude"),
      let longitude = try row.decode(Double?.self, forColumn: "longitude")
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func converted(_ error: any Error, _ path: String) -> StoredFileError {
    if let error = error as? StoredFileError { return error }
    switch (error as? DatabaseError)?.resultCode {
    case .SQLITE_NOTADB, .SQLITE_CORRUPT, .SQLITE_ERROR, nil:
      return StoredFileError(
        .badData, "The index of places '\(path)' is damaged: build the network again, which makes it.")
    case .SQLITE_FULL:
      return StoredFileError(.inputOutput, "The index of places '\(path)' cannot grow, the disk is full: make room.")
    default:
      return StoredFileError(
        .inputOutput, "The index of places '\(path)' cannot be opened: check the path and the permissions.")
    }
  }
}
