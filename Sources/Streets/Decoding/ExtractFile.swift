internal import COsmium

/// Owner of the tables that the C++ reader made of an OSM file.
///
/// `cosmium_open` returns either a handle, to be closed once, or an error text in our buffer; the tables are borrowed
/// from the handle.
final class ExtractFile {
  private let handle: OpaquePointer
  let tables: cosmium_tables

  /// Reads a whole file.
  init(path: String) throws(NetworkError) {
    var opened: OpaquePointer?
    var text = [CChar](repeating: 0, count: 512)
    let status = cosmium_open(path, &opened, &text, text.count)
    guard status == COSMIUM_OK, let opened else {
      throw Self.error(status, path: path, bytes: text)
    }
    handle = opened
    tables = cosmium_tables_of(opened)
  }

  deinit {
    cosmium_close(handle)
  }

  /// What a status and a text of the C++ reader, which ends in a zero byte, are as an error.
  static func error(_ status: cosmium_status, path: String, bytes: [CChar]) -> NetworkError {
    let text = bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let problem = String(decoding: text, as: UTF8.self)
    return switch status {
    case COSMIUM_MISSING: .missing(path: path)
    case COSMIUM_UNSUPPORTED:
      .unsupported(path: path, problem: "an OpenStreetMap extract ends in .osm.pbf, .osm, .osm.bz2 or .osm.gz")
    case COSMIUM_IO: .inputOutput(path: path, problem: problem)
    default: .malformed(path: path, problem: problem)
    }
  }
}
