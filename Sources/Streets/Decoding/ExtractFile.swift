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
    handle = try ExtractReader.open(path) { cosmium_open($0, $1, $2, $3) }
    tables = cosmium_tables_of(handle)
  }

  deinit {
    cosmium_close(handle)
  }
}
