package import PluginHost

extension BrisaError {
  /// The error of a plugin project as a use case's.
  package init(_ error: PluginProjectError) {
    switch error {
    case .missing, .notBuilt: self.init(.missingFile, error.message)
    case .noPlugin, .severalPrograms, .noProduct, .unusable: self.init(.badData, error.message)
    }
  }
}
