package import AirData

/// How all maps and documents of a run look.
package struct ReportStyle: Sendable {
  /// What lies under and over the field.
  package let base: BaseMap
  /// The colours of values.
  package let palette: Palette
  /// The language of titles and legends.
  package let language: Language
  /// What everything is written in.
  package let font: ReportFont

  /// Whether a page is written beside the maps, where all that is said of an hour stands.
  package let hasPage: Bool
  /// Whether a PDF is.
  package let hasDocument: Bool

  package init(
    base: BaseMap, palette: Palette, language: Language, font: ReportFont, hasPage: Bool = true,
    hasDocument: Bool = true
  ) {
    self.hasPage = hasPage
    self.hasDocument = hasDocument
    self.base = base
    self.palette = palette
    self.language = language
    self.font = font
  }

  var words: ReportWords { ReportWords(language: language) }
}
