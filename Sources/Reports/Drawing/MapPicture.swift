public import AirData
internal import CCairo
public import Foundation

/// Maps of an hour as pictures; the same report gives the same bytes.
public struct MapPicture: Sendable {
  private let base: BaseMap
  private let palette: Palette
  private let language: Language
  private let font: ReportFont

  /// Sets what all pictures of a run share.
  public init(base: BaseMap, palette: Palette, language: Language, font: ReportFont) {
    self.base = base
    self.palette = palette
    self.language = language
    self.font = font
  }

  /// A picture 1200 pixels wide and at most 848 high.
  /// - Throws: ``ReportsError``.
  public func png(_ layer: MapLayer, of report: HourReport) throws(ReportsError) -> Data {
    let page = page(layer, report)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(MapPage.width), Int32(page.height))
    let canvas = try Canvas(surface: surface, font: font)
    page.draw(on: canvas)
    return try canvas.png()
  }

  /// A drawing of lines and text, with the field as a picture inside.
  /// - Throws: ``ReportsError``.
  public func svg(_ layer: MapLayer, of report: HourReport) throws(ReportsError) -> Data {
    let page = page(layer, report)
    return try SVGPicture.data(width: MapPage.width, height: page.height, font: font) { page.draw(on: $0) }
  }

  private func page(_ layer: MapLayer, _ report: HourReport) -> MapPage {
    MapPage(report: report, layer: layer, base: base, palette: palette, words: ReportWords(language: language))
  }
}
