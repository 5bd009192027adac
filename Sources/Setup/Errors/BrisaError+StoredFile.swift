package import Files

extension BrisaError {
  /// The error of what is kept in a file: an index of places, a base map, a list of one's own.
  package init(_ error: StoredFileError) {
    switch error.kind {
    case .missing: self.init(.missingFile, error.message)
    case .badData: self.init(.badData, error.message)
    case .inputOutput: self.init(.inputOutput, error.message)
    case .refused: self.init(.badArgument, error.message)
    }
  }
}
