internal import Files
internal import Setup
internal import Streets
internal import VectorMap

extension TiledMap {
  /// The base map of a file.
  /// - Throws: ``BrisaError``.
  static func opened(_ path: String) throws(BrisaError) -> TiledMap {
    do throws(StoredFileError) { return try BaseMapFile.open(path) } catch { throw BrisaError(error) }
  }

  /// The base map of an extract.
  /// - Throws: ``BrisaError``.
  static func made(of extract: String) throws(BrisaError) -> TiledMap {
    do throws(NetworkError) { return TiledMap(of: try MapObjects.read(extract)) } catch { throw BrisaError(error) }
  }
}
