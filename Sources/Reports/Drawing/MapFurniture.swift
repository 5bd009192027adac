internal import CCairo

/// Scale bar and north arrow.
struct MapFurniture {
  let map: MapFrame

  /// Where they lie.
  var frames: [Frame] { [barFrame, arrowFrame] }

  private static let longestBar = 170.0

  /// What the scale bar measures.
  var barMeters: Double { RoundNumber.notAbove(Self.longestBar * map.metersPerPoint) }

  /// What is written at it.
  var barText: String {
    barMeters < 1000 ? "\(barMeters.text(decimals: 0)) m" : "\((barMeters / 1000).text(decimals: 1)) km"
  }

  private var barFrame: Frame {
    Frame(x: map.frame.x + 12, y: map.frame.maxY - 42, width: barMeters / map.metersPerPoint + 20, height: 32)
  }

  private var arrowFrame: Frame { Frame(x: map.frame.maxX - 42, y: map.frame.y + 12, width: 30, height: 46) }

  func draw(on canvas: Canvas) {
    drawBar(on: canvas)
    drawArrow(on: canvas)
  }

  private func drawBar(on canvas: Canvas) {
    let frame = barFrame
    canvas.fill(frame, Ink.paper.faded(0.82))
    canvas.setFont(size: 11)
    canvas.write(barText, x: frame.x + frame.width / 2, y: frame.y + 14, .text, anchor: 0.5)
    let y = frame.y + 23
    canvas.set(.text)
    cairo_set_line_width(canvas.context, 1.6)
    cairo_set_line_cap(canvas.context, CAIRO_LINE_CAP_BUTT)
    canvas.line(from: (frame.x + 10, y - 4), to: (frame.x + 10, y))
    cairo_line_to(canvas.context, frame.maxX - 10, y)
    cairo_line_to(canvas.context, frame.maxX - 10, y - 4)
    cairo_stroke(canvas.context)
  }

  private func drawArrow(on canvas: Canvas) {
    let frame = arrowFrame
    let middle = frame.x + frame.width / 2
    canvas.fill(frame, Ink.paper.faded(0.82))
    canvas.set(.text)
    cairo_move_to(canvas.context, middle, frame.y + 5)
    cairo_line_to(canvas.context, middle + 7, frame.y + 25)
    cairo_line_to(canvas.context, middle, frame.y + 20)
    cairo_line_to(canvas.context, middle - 7, frame.y + 25)
    cairo_close_path(canvas.context)
    cairo_fill(canvas.context)
    canvas.setFont(size: 13, isBold: true)
    canvas.write("N", x: middle, y: frame.y + 40, .text, anchor: 0.5)
  }
}
