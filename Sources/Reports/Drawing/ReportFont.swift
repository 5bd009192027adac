internal import CCairo
internal import Foundation

/// The font that every picture and document is written in.
package struct ReportFont: Hashable, Sendable {
  /// Its family.
  package let family: String

  /// The font that looks the same on every machine that has it.
  private static let preferred = "DejaVu Sans"

  /// Finds the font that pictures are best written in, else the one that fontconfig has in its place.
  /// - Throws: ``ReportsError/noFont`` where fontconfig finds none, in which case cairo would write nothing without a
  ///   word.
  package init() throws(ReportsError) {
    guard let configuration = FcInitLoadConfigAndFonts() else { throw .noFont }
    defer { FcConfigDestroy(configuration) }
    guard let wanted = FcPatternCreate() else { throw .noFont }
    defer { FcPatternDestroy(wanted) }
    for family in [Self.preferred, "sans-serif"] { FcPatternAddString(wanted, FC_FAMILY, family) }
    FcConfigSubstitute(configuration, wanted, FcMatchPattern)
    FcDefaultSubstitute(wanted)
    var result = FcResultNoMatch
    guard let found = FcFontMatch(configuration, wanted, &result) else { throw .noFont }
    defer { FcPatternDestroy(found) }
    // The name is borrowed from the pattern.
    var name: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(found, FC_FAMILY, 0, &name) == FcResultMatch, let name else { throw .noFont }
    family = String(cString: name)
  }
}
