internal import CCairo
internal import Foundation

/// Drawings as SVG.
enum SVGPicture {
  /// A drawing whose bytes depend on nothing but what is drawn.
  /// - Throws: ``ReportsError``.
  static func data(
    width: Double, height: Double, font: ReportFont, draw: (Canvas) -> Void
  ) throws(ReportsError) -> Data {
    var failure: ReportsError?
    let data = try ByteSink.collecting { sink in
      do throws(ReportsError) {
        let surface = cairo_svg_surface_create_for_stream(ByteSink.write, sink, width, height)
        cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
        let canvas = try Canvas(surface: surface, font: font)
        draw(canvas)
        try canvas.finish()
      } catch {
        failure = error
      }
      return CAIRO_STATUS_SUCCESS
    }
    if let failure { throw failure }
    return SVGNumbers.renumbered(data)
  }
}
