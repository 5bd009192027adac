package import AirData
internal import CCairo
package import Foundation

/// Maps of routes as pictures; the same map gives the same bytes.
package struct RouteMapPicture: Sendable {
  private let routes: RouteMap
  private let base: BaseMap
  private let language: Language
  private let font: ReportFont

  /// Sets what is drawn.
  package init(_ routes: RouteMap, base: BaseMap, language: Language, font: ReportFont) {
    self.routes = routes
    self.base = base
    self.language = language
    self.font = font
  }

  /// A picture 1200 pixels wide.
  /// - Throws: ``ReportsError``.
  package func png() throws(ReportsError) -> Data {
    let page = try page()
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(RouteMapPage.width), Int32(page.height))
    let canvas = try Canvas(surface: surface, font: font)
    page.draw(on: canvas)
    return try canvas.png()
  }

  /// A drawing of lines and text, with the pollution as a picture inside.
  /// - Throws: ``ReportsError``.
  package func svg() throws(ReportsError) -> Data {
    let page = try page()
    return try SVGPicture.data(width: RouteMapPage.width, height: page.height, font: font) { page.draw(on: $0) }
  }

  /// A page for a browser that needs no network.
  /// - Throws: ``ReportsError``.
  package func html() throws(ReportsError) -> Data {
    try RouteMapHTML(routes, base: base, language: language, font: font).data
  }

  private func page() throws(ReportsError) -> RouteMapPage {
    RouteMapPage(routes, base: base, words: ReportWords(language: language), measuring: try Canvas.measuring(font))
  }
}
