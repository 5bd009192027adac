internal import AirData
internal import CCairo
internal import Foundation

/// Owner of one cairo surface and the context that draws on it, in points from the upper left corner.
///
/// A failure puts the context into an error state in which further calls do nothing; it is asked for once, at the end.
final class Canvas {
  let context: OpaquePointer
  private let surface: OpaquePointer
  /// The family of all texts.
  let font: String

  /// Takes over a surface.
  init(surface: OpaquePointer?, font: ReportFont) throws(ReportsError) {
    guard let surface, let context = cairo_create(surface) else { throw .drawing(problem: "no memory") }
    self.surface = surface
    self.context = context
    self.font = font.family
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    try check()
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Whether it draws pixels rather than lines and text.
  var isPicture: Bool { cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE }

  /// Ends the drawing, so that everything reaches its file.
  func finish() throws(ReportsError) {
    try check()
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    if status != CAIRO_STATUS_SUCCESS { throw .drawing(problem: String(cString: cairo_status_to_string(status))) }
  }

  /// Makes sure that nothing has failed so far.
  func check() throws(ReportsError) {
    let status = cairo_status(context)
    if status != CAIRO_STATUS_SUCCESS { throw .drawing(problem: String(cString: cairo_status_to_string(status))) }
  }

  /// The bytes of a drawing of lines and text, on a surface that writes to a sink.
  static func vector(
    font: ReportFont, surface: (UnsafeMutableRawPointer) -> OpaquePointer?,
    draw: (Canvas) throws(ReportsError) -> Void
  ) throws(ReportsError) -> Data {
    var failure: ReportsError?
    let data = try ByteSink.collecting { sink in
      do throws(ReportsError) {
        let canvas = try Canvas(surface: surface(sink), font: font)
        try draw(canvas)
        try canvas.finish()
      } catch {
        failure = error
      }
      return CAIRO_STATUS_SUCCESS
    }
    if let failure { throw failure }
    return data
  }

  /// A canvas that is only asked how wide texts are.
  static func measuring(_ font: ReportFont) throws(ReportsError) -> Canvas {
    try Canvas(surface: cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1), font: font)
  }

  /// The pixels of an image surface as a PNG file.
  func png() throws(ReportsError) -> Data {
    try check()
    return try ByteSink.collecting { cairo_surface_write_to_png_stream(surface, ByteSink.write, $0) }
  }

  /// Draws with the state put back afterwards.
  func isolated(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  /// Takes the colour for what is drawn next.
  func set(_ ink: Ink) {
    cairo_set_source_rgba(context, ink.red, ink.green, ink.blue, ink.alpha)
  }
}
