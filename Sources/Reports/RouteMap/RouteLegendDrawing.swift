internal import AirData
internal import CCairo

/// What the colours of the ground mean: the measure, and its values along a ramp.
struct RouteLegendDrawing {
  let routes: RouteMap
  let words: ReportWords

  private static let rampHeight = 16.0

  /// Draws it from a height of a column on and returns where it ends.
  func draw(in frame: Frame, y: Double, on canvas: Canvas) -> Double {
    guard let ramp = PollutionRamp(routes.air.pollution.values) else {
      canvas.setFont(size: 11)
      return canvas.writeWrapped(
        words(RouteWords.noAir), in: TextColumn(x: frame.x, width: frame.width, leading: 14), y: y + 14, .softText)
    }
    let title = routes.air.pollution.measure.title(words)
    canvas.setFont(size: 13, isBold: true)
    canvas.write(title.name, x: frame.x, y: y + 14, .text)
    canvas.setFont(size: 11)
    let top =
      canvas.writeWrapped(
        title.meaning, in: TextColumn(x: frame.x, width: frame.width, leading: 14), y: y + 30, .softText) - 6
    let bar = Frame(x: frame.x + 8, y: top, width: frame.width - 16, height: Self.rampHeight)
    drawColors(ramp, bar, on: canvas)
    canvas.stroke(bar, .rule, width: 0.8)
    drawTicks(ramp, bar, on: canvas)
    return bar.maxY + 18
  }

  private func drawColors(_ ramp: PollutionRamp, _ bar: Frame, on canvas: Canvas) {
    let steps = 128
    for step in 0..<steps {
      // Each reaches to the end, and the next one covers the rest of it: no seams.
      let x = bar.x + bar.width * Double(step) / Double(steps)
      let ink = ramp.ink(atShare: (Double(step) + 0.5) / Double(steps))
      canvas.fill(
        Frame(x: x, y: bar.y, width: bar.maxX - x, height: bar.height),
        Ink.land.mixed(with: ink, share: PollutionImage.opacity))
    }
  }

  private func drawTicks(_ ramp: PollutionRamp, _ bar: Frame, on canvas: Canvas) {
    canvas.setFont(size: 11)
    for tick in ramp.ticks {
      let x = bar.x + ramp.share(of: tick) * bar.width
      canvas.line(from: (x, bar.maxY), to: (x, bar.maxY + 4))
      canvas.set(.softText)
      cairo_set_line_width(canvas.context, 0.8)
      cairo_stroke(canvas.context)
      canvas.write(words.number(tick.text(decimals: 3)), x: x, y: bar.maxY + 15, .softText, anchor: 0.5)
    }
  }
}
