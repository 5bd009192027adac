internal import CCairo
internal import Foundation

/// The font that every picture and document is written in.
public struct ReportFont: Hashable, Sendable {
  /// Its family.
  public let family: String

  /// The font that looks the same on every machine that has it.
  private static let preferred = "DejaVu Sans"

  /// Finds a font: DejaVu Sans, else whatever the machine has for sans-serif.
  /// - Throws: ``ReportsError/noFont`` where fontconfig finds none, in which case cairo would write nothing without a word.
  public init() throws(ReportsError) {
    guard let configuration = FcInitLoadConfigAndFonts() else { throw .noFont }
    defer { FcConfigDestroy(configuration) }
    guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { throw .noFont }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(wanted)
    }
    FcObjectSetAdd(wanted, FC_FAMILY)
    guard let fonts = FcFontList(configuration, pattern, wanted) else { throw .noFont }
    defer { FcFontSetDestroy(fonts) }
    let families = Self.families(of: fonts)
    guard !families.isEmpty else { throw .noFont }
    family = families.contains(Self.preferred) ? Self.preferred : "sans-serif"
  }

  /// The names are borrowed from the set.
  private static func families(of fonts: UnsafeMutablePointer<FcFontSet>) -> Set<String> {
    var families: Set<String> = []
    for number in 0..<Int(fonts.pointee.nfont) {
      var name: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(fonts.pointee.fonts[number], FC_FAMILY, 0, &name) == FcResultMatch, let name else {
        continue
      }
      families.insert(String(cString: name))
    }
    return families
  }
}
