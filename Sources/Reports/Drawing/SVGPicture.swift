internal import CCairo
internal import Foundation

/// Drawings as SVG.
enum SVGPicture {
  /// A drawing whose bytes depend on nothing but what is drawn.
  /// - Throws: ``ReportsError``.
  static func data(
    width: Double, height: Double, font: ReportFont, draw: (Canvas) -> Void
  ) throws(ReportsError) -> Data {
    let data = try Canvas.vector(font: font) { sink in
      let surface = cairo_svg_surface_create_for_stream(ByteSink.write, sink, width, height)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      return surface
    } draw: {
      draw($0)
    }
    return SVGNumbers.renumbered(data)
  }
}
