internal import AirData
internal import AirField
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

  /// Width of the legend's ramp and of the samples beside the signs.
  static let rampWidth = 26.0

  /// Draws the column; notices stand below the map where more of them have room there.
  func draw(in frame: Frame, below: Frame, on canvas: Canvas) {
    var y = frame.y + 12
    y = LegendDrawing(report: report, layer: layer, palette: palette, words: words)
      .draw(x: frame.x, y: y, width: frame.width, on: canvas)
    y = drawSigns(x: frame.x, y: y + 22, width: frame.width, on: canvas)
    y = drawFigures(x: frame.x, y: y + 16, width: frame.width, on: canvas)
    let rest = Frame(x: frame.x, y: y + 14, width: frame.width, height: frame.maxY - y - 14)
    let rooms = [rest, below].map { (frame: $0, shown: shownNotices(in: $0, on: canvas)) }
    drawNotices(in: rooms[0].shown < rooms[1].shown ? below : rest, on: canvas)
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
