package import Archive
package import Setup

extension BrisaError {
  /// What is wrong with an archive.
  package init(_ error: ArchiveError) {
    let code: ErrorCode =
      switch error.kind {
      case .badData: .badData
      case .inputOutput: .inputOutput
      case .refused: .badConfiguration
      }
    self.init(code, error.message)
  }
}
