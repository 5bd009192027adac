internal import Reports
internal import Setup

extension BrisaError {
  /// What is wrong with a report.
  init(_ error: ReportsError) {
    let code: ErrorCode =
      switch error {
      case .noFont: .unavailable
      case .drawing: .badArgument
      case .raster: .inputOutput
      case .tooManyCells: .badArgument
      }
    self.init(code, error.message)
  }
}
