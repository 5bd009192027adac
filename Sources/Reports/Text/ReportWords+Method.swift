internal import AirData
internal import AirField

extension ReportWords {
  /// A method by its id, in the reader's language.
  static func method(_ id: String) -> LocalizedText { MethodWords.name(of: id) }
}
