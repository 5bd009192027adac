internal import AirData
internal import AirField
internal import CCairo
internal import Geo

/// The column beside the map: legend, signs, figures, notices.
struct PanelDrawing {
  let report: HourReport
  let layer: MapLayer
  let palette: Palette
  let words: ReportWords
  /// Whether the run writes a page and a PDF, which have all notices.
  let hasPage: Bool
  let hasDocument: Bool

  private static let blockHeight = 40.0
  /// Width of the legend's ramp and of the samples beside the signs.
  static let rampWidth = 26.0

  /// Draws the column; notices stand below the map where more of them have room there.
  func draw(in frame: Frame, below: Frame, on canvas: Canvas) {
    var y = frame.y + 12
    y = drawLegend(x: frame.x, y: y, width: frame.width, on: canvas)
    y = drawSigns(x: frame.x, y: y + 22, width: frame.width, on: canvas)
    y = drawFigures(x: frame.x, y: y + 16, width: frame.width, on: canvas)
    let rest = Frame(x: frame.x, y: y + 14, width: frame.width, height: frame.maxY - y - 14)
    let rooms = [rest, below].map { (frame: $0, shown: shownNotices(in: $0, on: canvas)) }
    drawNotices(in: rooms[0].shown < rooms[1].shown ? below : rest, on: canvas)
  }

  private func heading(_ text: String, x: Double, y: Double, on canvas: Canvas) {
    canvas.setFont(size: 13, isBold: true)
    canvas.write(text, x: x, y: y, .text)
  }

  /// The steps from worst to best, with their bounds beside the ramp.
  private func drawLegend(x: Double, y: Double, width: Double, on canvas: Canvas) -> Double {
    let scale = report.scale
    let colors = ColorScale(layer, on: scale, palette)
    let unit = layer == .index ? scale.id.rawValue : "µg/m³"
    heading("\(layer.title(words)), \(unit)", x: x, y: y, on: canvas)
    let top = y + 14
    let count = LayerClass.count
    let shares = report.statistics[layer]?.areaShares ?? []
    for (row, category) in LayerClass.all(of: layer, on: scale).reversed().enumerated() {
      let blockTop = top + Double(row) * Self.blockHeight
      drawBlock(category.ordinal - 1, x: x, y: blockTop, colors, on: canvas)
      canvas.setFont(size: 11.5)
      let isRated = colors.thresholds.ordinals.contains(category.ordinal)
      let name = canvas.lines(of: category.name[words.language], width: width - 130)
      let nameTop = blockTop + Self.blockHeight / 2 + 4 - 6.5 * Double(min(2, name.count) - 1)
      for (line, text) in name.prefix(2).enumerated() {
        canvas.write(text, x: x + 72, y: nameTop + 13 * Double(line), isRated ? .text : .rule)
      }
      if shares.count == count, shares[category.ordinal - 1] > 0 {
        canvas.setFont(size: 11.5, isBold: true)
        canvas.write(
          shares[category.ordinal - 1].wholePercent, x: x + width, y: blockTop + Self.blockHeight / 2 + 4, .text,
          anchor: 1)
      }
    }
    drawBounds(colors, x: x + Self.rampWidth + 5, top: top, count: count, on: canvas)
    drawGuideline(x: x, top: top, count: count, on: canvas)
    canvas.stroke(
      Frame(x: x, y: top, width: Self.rampWidth, height: Double(count) * Self.blockHeight), .rule, width: 0.8)
    return top + Double(count) * Self.blockHeight
  }

  private func drawBlock(_ band: Int, x: Double, y: Double, _ colors: ColorScale, on canvas: Canvas) {
    let steps = 10
    for step in 0..<steps {
      let position = Double(band) + (Double(step) + 0.5) / Double(steps)
      let height = Self.blockHeight / Double(steps)
      canvas.fill(
        Frame(x: x, y: y + Self.blockHeight - Double(step + 1) * height, width: Self.rampWidth, height: height),
        colors.ink(at: position))
    }
  }

  /// The figures where one category ends and the next begins.
  private func drawBounds(_ colors: ColorScale, x: Double, top: Double, count: Int, on canvas: Canvas) {
    for (number, bound) in colors.thresholds.bounds.enumerated() {
      let ordinal = colors.thresholds.ordinals[number]
      canvas.setFont(size: 11, isBold: layer != .index && ordinal == LayerClass.guidelineOrdinal)
      let y = top + Double(count - ordinal) * Self.blockHeight
      canvas.write(words.number(Double(bound), decimals: 1), x: x, y: y + 4, .softText)
    }
  }

  /// A line across the ramp where the WHO guideline lies.
  private func drawGuideline(x: Double, top: Double, count: Int, on canvas: Canvas) {
    guard layer != .index else { return }
    let y = top + Double(count - LayerClass.guidelineOrdinal) * Self.blockHeight
    canvas.line(from: (x - 4, y), to: (x + Self.rampWidth + 3, y))
    canvas.set(.text)
    cairo_set_line_width(canvas.context, 2)
    cairo_stroke(canvas.context)
  }

  private func drawSigns(x: Double, y: Double, width: Double, on canvas: Canvas) -> Double {
    let colors = ColorScale(layer, on: report.scale, palette)
    let median = report.statistics[layer].map { Float($0.median) } ?? 0
    var signs = SignColumn(
      report: report, layer: layer, words: words, ink: colors.ink(of: median), canvas: canvas, x: x, width: width, y: y)
    signs.drawMeasuredStations()
    signs.drawPartialIndex()
    signs.drawOtherStations()
    signs.drawFading()
    signs.drawMask()
    return signs.y
  }

  private func drawFigures(x: Double, y: Double, width: Double, on canvas: Canvas) -> Double {
    guard let figures = report.statistics[layer] else { return y }
    var y = y
    canvas.rule(from: (x, y - 16), to: (x + width, y - 16))
    let unit = layer == .index ? "" : " µg/m³"
    for (name, value) in [
      (words(ReportWords.mean), figures.mean), (words(ReportWords.median), figures.median),
      ("P95", figures.percentile95),
      (words(ReportWords.maximum), figures.maximum),
    ] {
      canvas.setFont(size: 12)
      canvas.write(name, x: x, y: y, .softText)
      canvas.setFont(size: 12, isBold: true)
      canvas.write(figures.bound + words.figure(value) + unit, x: x + width, y: y, .text, anchor: 1)
      y += 17
    }
    return y
  }

  private func noticeLines(width: Double, on canvas: Canvas) -> [[String]] {
    canvas.setFont(size: 10.5)
    return report.notices(on: layer).map { canvas.lines(of: words($0.text), width: width) }
  }

  /// How many notices have room, a last line that says where the others stand included.
  private func shownNotices(in frame: Frame, on canvas: Canvas) -> Int {
    let notices = noticeLines(width: frame.width, on: canvas)
    let shown = Self.fitting(notices, from: frame.y, to: frame.maxY)
    guard shown < notices.count else { return shown }
    return Self.fitting(notices, from: frame.y, to: frame.maxY - Self.noticeLeading)
  }

  /// What has to be said; without room for all, the last line says where the others stand.
  private func drawNotices(in frame: Frame, on canvas: Canvas) {
    let shown = shownNotices(in: frame, on: canvas)
    let notices = noticeLines(width: frame.width, on: canvas)
    var y = frame.y
    for lines in notices.prefix(shown) {
      for line in lines {
        canvas.write(line, x: frame.x, y: y, .softText)
        y += Self.noticeLeading
      }
      y += Self.noticeGap
    }
    guard shown < notices.count else { return }
    let more = ReportWords.moreNotices(notices.count - shown, inPage: hasPage, inDocument: hasDocument)
    canvas.write(words(more), x: frame.x, y: y, .softText)
  }

  private static let noticeLeading = 13.0
  private static let noticeGap = 4.0

  /// How many of some texts, in lines, have room one below the other.
  private static func fitting(_ texts: [[String]], from start: Double, to end: Double) -> Int {
    var y = start
    for (number, lines) in texts.enumerated() {
      guard y + noticeLeading * Double(lines.count - 1) < end else { return number }
      y += noticeLeading * Double(lines.count) + noticeGap
    }
    return texts.count
  }
}

extension MapLayer {
  /// The layer's name as people read it.
  func title(_ words: ReportWords) -> String {
    switch self {
    case .index: words(ReportWords.index)
    case .pollutant(let pollutant): pollutant.typeset
    }
  }
}
