internal import CCairo
package import Foundation

/// Maps of an hour as pictures; the same report gives the same bytes.
package struct MapPicture: Sendable {
  private let style: ReportStyle

  /// Sets what all pictures of a run share.
  package init(style: ReportStyle) {
    self.style = style
  }

  /// The colours of its layers.
  package var palette: Palette { style.palette }

  /// A picture 1200 pixels wide and at most 848 high, or higher where many must be named.
  /// - Throws: ``ReportsError``.
  package func png(_ layer: MapLayer, of report: HourReport) throws(ReportsError) -> Data {
    let page = try page(layer, of: report)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(MapPage.width), Int32(page.height))
    let canvas = try Canvas(surface: surface, font: style.font)
    page.draw(on: canvas)
    return try canvas.png()
  }

  /// A drawing of shapes, letters too, with the field as a picture inside.
  /// - Throws: ``ReportsError``.
  package func svg(_ layer: MapLayer, of report: HourReport) throws(ReportsError) -> Data {
    let page = try page(layer, of: report)
    return try SVGPicture.data(width: MapPage.width, height: page.height, font: style.font) { page.draw(on: $0) }
  }

  private func page(_ layer: MapLayer, of report: HourReport) throws(ReportsError) -> MapPage {
    MapPage(report: report, layer: layer, style: style, measuring: try Canvas.measuring(style.font))
  }
}
