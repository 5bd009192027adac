internal import AirData
internal import CCairo
internal import Foundation

/// The first page of a document: the figures that matter, the hours as bars, and every hour's map in small.
struct CoverDrawing {
  let summary: DocumentSummary
  let reports: [HourReport]
  let layer: MapLayer
  let style: ReportStyle

  private static let margin = 56.0
  private static let width = MapPage.width - 2 * margin
  private static let chart = Frame(x: 96, y: 226, width: 1048, height: 110)
  private static let mapsTop = 372.0
  private static let lastBaseline = MapPage.tallest - 24
  private static let mostCreditLines = 5

  private var words: ReportWords { style.words }
  private var zone: TimeZone { summary.facts.zone }

  private var known: [(hour: DocumentSummary.Hour, figures: LayerStatistics)] {
    summary.hours.compactMap { hour in hour.figures.map { (hour, $0) } }
  }

  func draw(on canvas: Canvas) {
    canvas.fill(Frame(x: 0, y: 0, width: MapPage.width, height: MapPage.tallest), .paper)
    canvas.writeFitted(
      words.title(of: summary.facts.city, layer.title(words)), TextStyle(size: 34, isBold: true, ink: .text),
      x: Self.margin, y: 76, width: Self.width)
    canvas.writeFitted(
      period, TextStyle(size: 16, ink: .softText), x: Self.margin, y: 104, width: Self.width)
    drawFigures(on: canvas)
    canvas.setFont(size: 13)
    let scale = "\(words(ReportWords.scale)) \(summary.facts.scale.id.rawValue)"
    canvas.write(
      "\(layer == .index ? scale : "µg/m³, \(scale)") · \(words(ReportWords.mean)), P95, \(words(ReportWords.maximum))",
      x: Self.margin, y: 212, .text)
    drawChart(on: canvas)
    let credits = Credits(names: summary.attribution, words: words)
      .lines(width: Self.width, most: Self.mostCreditLines, on: canvas)
    Credits.draw(credits, x: Self.margin, lastBaseline: Self.lastBaseline, on: canvas)
    let foot = Self.lastBaseline - Credits.height(lines: credits.count) - 12
    ContactSheet(hours: summary.hours.map(\.hour), reports: reports, layer: layer, style: style, zone: zone)
      .draw(in: Frame(x: Self.margin, y: Self.mapsTop, width: Self.width, height: foot - Self.mapsTop), on: canvas)
  }

  /// From the first hour to the last, in one piece where both are of one day.
  private var period: String {
    guard let first = summary.hours.first?.hour, let last = summary.hours.last?.hour else { return "" }
    if summary.isOfOneDay { return words.moment(first, to: last + 3600, in: zone) }
    return "\(words.moment(first, in: zone)) – \(words.moment(last, in: zone))"
  }

  /// A bar to the mean in its colour, a whisker to P95 and a tick at the maximum for every hour.
  private func drawChart(on canvas: Canvas) {
    let chart = Self.chart
    let greatest = max(1, known.map(\.figures.maximum).max() ?? 1) * 1.05
    let colors = ColorScale(layer, on: summary.facts.scale, style.palette)
    let top = { (value: Double) in chart.maxY - chart.height * value / greatest }
    canvas.setFont(size: 12)
    for value in RoundNumber.ticks(to: greatest) {
      canvas.rule(from: (chart.x, top(value)), to: (chart.maxX, top(value)))
      canvas.write(words.number(value, decimals: 1), x: chart.x - 8, y: top(value) + 4, .softText, anchor: 1)
    }
    let slot = chart.width / Double(max(1, summary.hours.count))
    let every = max(1, Int((46 / slot).rounded(.up)))
    drawClocks(every: every, slot: slot, on: canvas)
    for (number, hour) in summary.hours.enumerated() {
      let middle = chart.x + (Double(number) + 0.5) * slot
      guard let figures = hour.figures else {
        canvas.write("–", x: middle, y: chart.maxY - 6, .softText, anchor: 0.5)
        continue
      }
      let width = min(30, slot * 0.7)
      let bar = Frame(x: middle - width / 2, y: top(figures.mean), width: width, height: chart.maxY - top(figures.mean))
      // A mean of categories lies between two; the median is one of them.
      canvas.fill(bar, colors.ink(of: Float(figures.median)))
      canvas.stroke(bar, Ink.text.faded(0.5), width: 0.8)
      canvas.line(from: (middle, top(figures.mean)), to: (middle, top(figures.percentile95)))
      canvas.line(from: (middle - width / 3, top(figures.maximum)), to: (middle + width / 3, top(figures.maximum)))
      canvas.set(.text)
      cairo_set_line_width(canvas.context, 1.2)
      cairo_stroke(canvas.context)
    }
  }

  /// The clocks of some of the bars, below them the day where another one begins, and the offset where clocks go back.
  private func drawClocks(every: Int, slot: Double, on canvas: Canvas) {
    let hours = summary.hours.map(\.hour)
    let clocks = LocalHour.clocks(hours, in: zone)
    let told = Array(stride(from: 0, to: hours.count, by: every))
    for (number, day) in zip(told, words.dayMarks(told.map { hours[$0] }, in: zone)) {
      let middle = Self.chart.x + (Double(number) + 0.5) * slot
      canvas.setFont(size: 12)
      canvas.write(clocks[number].clock, x: middle, y: Self.chart.maxY + 18, .softText, anchor: 0.5)
      let below = [day, clocks[number].offset].compactMap { $0 }.joined(separator: ", ")
      canvas.setFont(size: 9)
      canvas.write(below, x: middle, y: Self.chart.maxY + 30, .softText, anchor: 0.5)
    }
    canvas.setFont(size: 12)
  }

  private func figure(of figures: LayerStatistics) -> String { figures.bound + words.figure(figures.mean) }

  /// Mean, worst and best hour and what is missing, side by side.
  private func drawFigures(on canvas: Canvas) {
    guard let worst = known.max(by: { $0.figures.mean < $1.figures.mean }),
      let best = known.min(by: { $0.figures.mean < $1.figures.mean })
    else { return }
    let mean = known.reduce(0) { $0 + $1.figures.mean } / Double(known.count)
    let bound = known.first { $0.figures.missing.isPartial }?.figures.bound ?? ""
    let figures = [
      (ReportWords.mean, bound + words.figure(mean), ""),
      (ReportWords.worstHour, figure(of: worst.figures), words.moment(worst.hour.hour, in: zone)),
      (ReportWords.bestHour, figure(of: best.figures), words.moment(best.hour.hour, in: zone)),
      (
        ReportWords.missingHours, "\(summary.hours.count - known.count)",
        summary.hours.count == known.count ? "" : "/ \(summary.hours.count)"
      ),
    ]
    let width = Self.width / Double(figures.count)
    for (number, (name, value, more)) in figures.enumerated() {
      let x = Self.margin + width * Double(number)
      canvas.setFont(size: 13)
      canvas.write(words(name), x: x, y: 140, .softText)
      canvas.setFont(size: 26, isBold: true)
      canvas.write(value, x: x, y: 170, .text)
      let left = x + canvas.width(of: value) + 10
      canvas.setFont(size: 11)
      let column = TextColumn(x: left, width: x + width - left - 14, leading: 13, most: 3)
      _ = canvas.writeWrapped(more, in: column, y: 158, .softText)
    }
  }
}
