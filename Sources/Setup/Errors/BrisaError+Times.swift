internal import AirData

extension BrisaError {
  /// A time whose end is not after its beginning.
  package static let endsBeforeItBegins = BrisaError(
    .badArgument,
    text: LocalizedText(
      en: "--to must be later than --from.", es: "--to debe ser posterior a --from.",
      ca: "--to ha de ser posterior a --from."))
}
