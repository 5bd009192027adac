public import AirData

/// How all maps and documents of a run look.
public struct ReportStyle: Sendable {
  /// What lies under and over the field.
  public let base: BaseMap
  /// The colours of values.
  public let palette: Palette
  /// The language of titles and legends.
  public let language: Language
  /// What everything is written in.
  public let font: ReportFont

  /// Creates a style.
  public init(base: BaseMap, palette: Palette, language: Language, font: ReportFont) {
    self.base = base
    self.palette = palette
    self.language = language
    self.font = font
  }

  var words: ReportWords { ReportWords(language: language) }
}
