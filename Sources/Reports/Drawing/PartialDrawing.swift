internal import AirData
internal import AirField
internal import CCairo

/// Hatches where the index is partial: the other way than where nothing is known, dark on light, over its colours.
struct PartialDrawing {
  let map: MapFrame
  let report: HourReport
  let layer: MapLayer

  private static let spacing = 8.0

  func draw(on canvas: Canvas) {
    guard layer == .index, let index = report.index, index.missing.isPartial else { return }
    canvas.isolated {
      canvas.outline(index.partialValues, report.spec, on: map)
      cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_clip(canvas.context)
      Self.hatch(canvas, map.frame)
    }
  }

  /// A small hatched frame in a colour, for legends.
  static func drawSample(in frame: Frame, _ ink: Ink, on canvas: Canvas) {
    canvas.isolated {
      canvas.rectangle(frame)
      cairo_clip(canvas.context)
      canvas.fill(frame, ink)
      hatch(canvas, frame)
    }
    canvas.stroke(frame, .rule, width: 0.8)
  }

  /// Lines that fall to the right, over a frame.
  static func hatch(_ canvas: Canvas, _ frame: Frame) {
    for (ink, width) in [(Ink.white.faded(0.6), 2.6), (Ink.text.faded(0.7), 1.2)] {
      var x = frame.x - frame.height
      while x < frame.maxX {
        canvas.line(from: (x, frame.y), to: (x + frame.height, frame.maxY))
        x += spacing
      }
      canvas.set(ink)
      cairo_set_line_width(canvas.context, width)
      cairo_stroke(canvas.context)
    }
  }
}
