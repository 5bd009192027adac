internal import AirData
internal import CCairo

/// The steps of a layer from worst to best, with their bounds and the share of the area that each has.
struct LegendDrawing {
  let report: HourReport
  let layer: MapLayer
  let palette: Palette
  let words: ReportWords

  private static let blockHeight = 40.0

  /// Draws it from the baseline of its heading on and returns where it ends.
  func draw(x: Double, y: Double, width: Double, on canvas: Canvas) -> Double {
    let scale = report.scale
    let colors = ColorScale(layer, on: scale, palette)
    let unit = layer == .index ? scale.id.rawValue : "µg/m³"
    canvas.setFont(size: 13, isBold: true)
    canvas.write("\(layer.title(words)), \(unit)", x: x, y: y, .text)
    let top = y + 14
    let count = LayerClass.count
    let shares = report.statistics[layer]?.areaShares ?? []
    for (row, step) in LayerClass.all(of: layer, on: scale).reversed().enumerated() {
      let blockTop = top + Double(row) * Self.blockHeight
      drawBlock(step.ordinal - 1, x: x, y: blockTop, colors, on: canvas)
      drawName(of: step, x: x, y: blockTop, width: width, colors, on: canvas)
      if shares.count == count, shares[step.ordinal - 1] > 0 {
        canvas.setFont(size: 11.5, isBold: true)
        canvas.write(
          PercentText.share(shares[step.ordinal - 1]), x: x + width, y: blockTop + Self.blockHeight / 2 + 4, .text,
          anchor: 1)
      }
    }
    drawBounds(colors, x: x + PanelDrawing.rampWidth + 5, top: top, on: canvas)
    drawGuideline(x: x, top: top, on: canvas)
    canvas.stroke(
      Frame(x: x, y: top, width: PanelDrawing.rampWidth, height: Double(count) * Self.blockHeight), .rule, width: 0.8)
    return top + Double(count) * Self.blockHeight
  }

  /// The name beside a block, in the middle of its height; pale where no value can lie in the step.
  private func drawName(
    of step: LayerClass, x: Double, y: Double, width: Double, _ colors: ColorScale, on canvas: Canvas
  ) {
    canvas.setFont(size: 11.5)
    let isRated = colors.thresholds.ordinals.contains(step.ordinal)
    let lines = canvas.lines(of: step.name[words.language], width: width - 130).prefix(2)
    let top = y + Self.blockHeight / 2 + 4 - 6.5 * Double(lines.count - 1)
    for (number, line) in lines.enumerated() {
      canvas.write(line, x: x + 72, y: top + 13 * Double(number), isRated ? .text : .rule)
    }
  }

  private func drawBlock(_ band: Int, x: Double, y: Double, _ colors: ColorScale, on canvas: Canvas) {
    let steps = 10
    for step in 0..<steps {
      let position = Double(band) + (Double(step) + 0.5) / Double(steps)
      let height = Self.blockHeight / Double(steps)
      canvas.fill(
        Frame(x: x, y: y + Self.blockHeight - Double(step + 1) * height, width: PanelDrawing.rampWidth, height: height),
        colors.ink(at: position))
    }
  }

  /// The figures where one category ends and the next begins.
  private func drawBounds(_ colors: ColorScale, x: Double, top: Double, on canvas: Canvas) {
    for (number, bound) in colors.thresholds.bounds.enumerated() {
      let ordinal = colors.thresholds.ordinals[number]
      canvas.setFont(size: 11, isBold: layer != .index && ordinal == LayerClass.guidelineOrdinal)
      let y = top + Double(LayerClass.count - ordinal) * Self.blockHeight
      canvas.write(words.number(Double(bound), decimals: 1), x: x, y: y + 4, .softText)
    }
  }

  /// A line across the ramp where the WHO guideline lies.
  private func drawGuideline(x: Double, top: Double, on canvas: Canvas) {
    guard layer != .index else { return }
    let y = top + Double(LayerClass.count - LayerClass.guidelineOrdinal) * Self.blockHeight
    canvas.line(from: (x - 4, y), to: (x + PanelDrawing.rampWidth + 3, y))
    canvas.set(.text)
    cairo_set_line_width(canvas.context, 2)
    cairo_stroke(canvas.context)
  }
}
