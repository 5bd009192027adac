public import AirData
internal import CCairo
public import Foundation

/// The PDF of a run for the archive: a cover with the summary, then one page an hour.
public struct ReportDocument {
  private let layer: MapLayer
  private let base: BaseMap
  private let palette: Palette
  private let words: ReportWords
  private let font: ReportFont

  /// A4 lying, in points.
  private static let width = 841.89
  private static let height = 595.28

  /// Sets what all pages share.
  public init(layer: MapLayer, base: BaseMap, palette: Palette, language: Language, font: ReportFont) {
    self.layer = layer
    self.base = base
    self.palette = palette
    words = ReportWords(language: language)
    self.font = font
  }

  /// The whole document; its dates are those of the hours, so the same hours give the same bytes.
  /// - Parameters:
  ///   - summary: What the cover tells of each hour.
  ///   - pages: Draws the pages one after the other: it is handed a closure that draws the page of a report.
  /// - Returns: The bytes of the file.
  /// - Throws: ``ReportsError``, and what `pages` throws.
  public func pdf(
    _ summary: DocumentSummary, pages: (_ draw: (HourReport) throws(ReportsError) -> Void) throws(ReportsError) -> Void
  ) throws(ReportsError) -> Data {
    var failure: ReportsError?
    let data = try ByteSink.collecting { sink in
      do throws(ReportsError) {
        let surface = cairo_pdf_surface_create_for_stream(ByteSink.write, sink, Self.width, Self.height)
        pin(surface, summary)
        let canvas = try Canvas(surface: surface, font: font)
        canvas.isolated {
          cairo_scale(canvas.context, Self.width / MapPage.width, Self.width / MapPage.width)
          CoverDrawing(summary: summary, layer: layer, palette: palette, words: words).draw(on: canvas)
        }
        cairo_show_page(canvas.context)
        try pages { report throws(ReportsError) in
          self.draw(report, on: canvas)
          try canvas.check()
        }
        try canvas.finish()
      } catch {
        failure = error
      }
      return CAIRO_STATUS_SUCCESS
    }
    if let failure { throw failure }
    return data
  }

  private func draw(_ report: HourReport, on canvas: Canvas) {
    let page = MapPage(
      report: report, layer: layer, base: base, palette: palette, words: words, height: MapPage.tallest)
    canvas.isolated {
      cairo_scale(canvas.context, Self.width / MapPage.width, Self.width / MapPage.width)
      page.draw(on: canvas)
    }
    cairo_show_page(canvas.context)
  }

  /// Dates of the file are those of what it tells.
  private func pin(_ surface: OpaquePointer?, _ summary: DocumentSummary) {
    let date = TimeText.format(summary.hours.first?.hour ?? Date(timeIntervalSince1970: 0), zone: .gmt)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, date)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, date)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, "\(summary.city): \(layer.title(words))")
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Brisa")
  }
}
