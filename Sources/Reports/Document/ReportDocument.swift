internal import AirData
internal import CCairo
package import Foundation

/// The PDF of a run for the archive: a cover with the summary, one page an hour, the year so far,
/// and how it was made.
package struct ReportDocument {
  private let layer: MapLayer
  private let style: ReportStyle

  /// A4 lying, in points.
  private static let width = 841.89
  private static let height = 595.28

  /// Sets what all pages share.
  package init(layer: MapLayer, style: ReportStyle) {
    self.layer = layer
    self.style = style
  }

  /// The whole document; its dates are those of the hours, so the same hours give the same bytes.
  /// - Parameters:
  ///   - summary: What the cover and the last pages tell.
  ///   - reports: The hours that have a page.
  /// - Returns: The bytes of the file.
  /// - Throws: ``ReportsError``.
  package func pdf(_ summary: DocumentSummary, reports: [HourReport]) throws(ReportsError) -> Data {
    try Canvas.vector(font: style.font) { sink in
      let surface = cairo_pdf_surface_create_for_stream(ByteSink.write, sink, Self.width, Self.height)
      pin(surface, summary)
      return surface
    } draw: { canvas throws(ReportsError) in
      let cover = CoverDrawing(summary: summary, reports: reports, layer: layer, style: style)
      try page(on: canvas) { cover.draw(on: canvas) }
      for report in reports {
        let map = MapPage(sheetOf: report, layer: layer, style: style, measuring: canvas)
        try page(on: canvas) { map.draw(on: canvas) }
      }
      if let year = summary.year {
        let drawing = YearDrawing(year: year, zone: summary.facts.zone, words: style.words)
        try page(on: canvas) { drawing.draw(on: canvas) }
      }
      let colophon = ColophonDrawing(summary: summary, words: style.words)
      try page(on: canvas) { colophon.draw(on: canvas) }
    }
  }

  private func page(on canvas: Canvas, _ draw: () -> Void) throws(ReportsError) {
    canvas.isolated {
      cairo_scale(canvas.context, Self.width / MapPage.width, Self.width / MapPage.width)
      draw()
    }
    cairo_show_page(canvas.context)
    try canvas.check()
  }

  /// Dates the file by its first hour, and not by the clock.
  private func pin(_ surface: OpaquePointer?, _ summary: DocumentSummary) {
    let date = TimeText.format(summary.hours.first?.hour ?? Date(timeIntervalSince1970: 0), zone: .gmt)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, date)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, date)
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_TITLE, style.words.title(of: summary.facts.city, layer.title(style.words)))
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Brisa")
  }
}
