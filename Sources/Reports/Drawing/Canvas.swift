internal import AirData
internal import CCairo
internal import Foundation

/// Owner of one cairo surface and the context that draws on it, in points from the upper left corner.
///
/// A failure puts the context into an error state in which further calls do nothing; it is asked for once, at the end.
final class Canvas {
  let context: OpaquePointer
  private let surface: OpaquePointer
  private let font: String

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

  // MARK: Shapes

  /// Adds a rectangle to the shape that is filled, stroked or clipped to next.
  func rectangle(_ frame: Frame) {
    cairo_rectangle(context, frame.x, frame.y, frame.width, frame.height)
  }

  /// Fills a rectangle.
  func fill(_ frame: Frame, _ ink: Ink) {
    set(ink)
    rectangle(frame)
    cairo_fill(context)
  }

  /// Draws the outline of a rectangle; half of its width lies inside.
  func stroke(_ frame: Frame, _ ink: Ink, width: Double) {
    set(ink)
    cairo_set_line_width(context, width)
    rectangle(frame)
    cairo_stroke(context)
  }

  /// Adds a circle to the shape that is drawn next.
  func circle(x: Double, y: Double, radius: Double) {
    cairo_new_sub_path(context)
    cairo_arc(context, x, y, radius, 0, 2 * .pi)
  }

  /// Adds a circle that is drawn out to the left and to the right by `reach`.
  func pill(x: Double, y: Double, radius: Double, reach: Double) {
    cairo_new_sub_path(context)
    cairo_arc(context, x + reach, y, radius, -.pi / 2, .pi / 2)
    cairo_arc(context, x - reach, y, radius, .pi / 2, 1.5 * .pi)
    cairo_close_path(context)
  }

  /// Adds a line to the shape that is stroked next.
  func line(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    cairo_move_to(context, start.x, start.y)
    cairo_line_to(context, end.x, end.y)
  }

  /// Draws a thin grey line.
  func rule(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    line(from: start, to: end)
    set(.rule)
    cairo_set_line_width(context, 0.8)
    cairo_stroke(context)
  }

  // MARK: Text

  /// Takes the font for texts that follow, of a size in points.
  func setFont(size: Double, isBold: Bool = false) {
    cairo_select_font_face(
      context, font, CAIRO_FONT_SLANT_NORMAL, isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(context, size)
  }

  /// How wide a text is in the font that is set.
  func width(of text: String) -> Double {
    var extents = cairo_text_extents_t()
    cairo_text_extents(context, text, &extents)
    return extents.x_advance
  }

  /// Writes a text with its baseline at y; `anchor` is 0 for left, 0.5 for the middle and 1 for right of x.
  func write(_ text: String, x: Double, y: Double, _ ink: Ink, anchor: Double = 0) {
    set(ink)
    cairo_move_to(context, x - anchor * (anchor == 0 ? 0 : width(of: text)), y)
    cairo_show_text(context, text)
  }

  /// Writes a text that stands out from whatever lies below it.
  func writeHaloed(_ text: String, x: Double, y: Double, _ ink: Ink, anchor: Double = 0, halo: Double = 3) {
    let left = x - anchor * (anchor == 0 ? 0 : width(of: text))
    cairo_move_to(context, left, y)
    cairo_text_path(context, text)
    set(Ink.white.faded(0.9))
    cairo_set_line_width(context, halo)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(context)
    write(text, x: left, y: y, ink)
  }

  /// Writes a text in one line, smaller where it would be wider than its room.
  func writeFitted(_ text: String, _ style: TextStyle, x: Double, y: Double, width limit: Double) {
    setFont(size: style.size, isBold: style.isBold)
    setFont(size: style.size * limit / max(limit, width(of: text)), isBold: style.isBold)
    write(text, x: x, y: y, style.ink)
  }

  /// Breaks a text into lines of at most a width, between words, and inside a word that is wider.
  func lines(of text: String, width limit: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ").flatMap({ pieces(of: $0, width: limit) }) {
      let longer = (lines.last.map { $0 + " " } ?? "") + word
      if lines.isEmpty || width(of: longer) > limit {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines
  }

  /// A word in pieces of at most a width, each of at least one letter.
  private func pieces(of word: Substring, width limit: Double) -> [Substring] {
    guard width(of: String(word)) > limit else { return [word] }
    var pieces: [Substring] = []
    var rest = word
    while !rest.isEmpty {
      var end = rest.index(after: rest.startIndex)
      while end < rest.endIndex, width(of: String(rest[...end])) <= limit { end = rest.index(after: end) }
      pieces.append(rest[..<end])
      rest = rest[end...]
    }
    return pieces
  }

  /// Writes a text over as many lines as it needs, from a baseline on; returns the baseline below it.
  func writeWrapped(_ text: String, in column: TextColumn, y: Double, _ ink: Ink) -> Double {
    var y = y
    let all = lines(of: text, width: column.width)
    for (number, line) in all.prefix(column.most).enumerated() {
      write(number == column.most - 1 && all.count > column.most ? line + " …" : line, x: column.x, y: y, ink)
      y += column.leading
    }
    return y
  }
}
