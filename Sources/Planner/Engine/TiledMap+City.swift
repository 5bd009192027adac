package import Setup
internal import Streets
package import VectorMap

extension TiledMap {
  /// The base map of a file.
  /// - Throws: ``BrisaError``.
  static func opened(_ path: String) throws(BrisaError) -> TiledMap {
    do throws(BaseMapError) { return try BaseMapFile.open(path) } catch { throw BrisaError(error) }
  }

  /// The base map of an extract.
  /// - Throws: ``BrisaError``.
  static func made(of extract: String) throws(BrisaError) -> TiledMap {
    do throws(NetworkError) { return TiledMap(of: try MapObjects.read(extract)) } catch { throw BrisaError(error) }
  }
}

extension BrisaError {
  /// The error of a base map.
  package init(_ error: BaseMapError) {
    switch error.kind {
    case .missing: self.init(.missingFile, error.message)
    case .badData: self.init(.badData, error.message)
    case .inputOutput: self.init(.inputOutput, error.message)
    case .refused: self.init(.badArgument, error.message)
    }
  }
}
