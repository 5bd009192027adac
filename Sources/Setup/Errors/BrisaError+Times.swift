extension BrisaError {
  /// A time whose end is not after its beginning.
  package static let endsBeforeItBegins = BrisaError(.badArgument, "--to must be later than --from.")
}
