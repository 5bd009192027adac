internal import CCairo

extension Canvas {
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
}
