internal import AirData
internal import CCairo
internal import Foundation

/// The first page of a document: the hours as bars, and the figures that matter.
struct CoverDrawing {
  let summary: DocumentSummary
  let layer: MapLayer
  let palette: Palette
  let words: ReportWords

  private static let margin = 56.0
  private static let chart = Frame(x: 96, y: 250, width: 1048, height: 330)

  private var known: [(hour: DocumentSummary.Hour, figures: LayerStatistics)] {
    summary.hours.compactMap { hour in hour.figures.map { (hour, $0) } }
  }

  func draw(on canvas: Canvas) {
    canvas.fill(Frame(x: 0, y: 0, width: MapPage.width, height: MapPage.tallest), .paper)
    canvas.setFont(size: 34, isBold: true)
    canvas.write("\(summary.city): \(layer.title(words))", x: Self.margin, y: 92, .text)
    canvas.setFont(size: 17)
    if let first = summary.hours.first, let last = summary.hours.last {
      canvas.write(words.moment(first.hour, in: summary.zone), x: Self.margin, y: 128, .softText)
      if summary.hours.count > 1 {
        canvas.write("– \(words.moment(last.hour, in: summary.zone))", x: Self.margin, y: 152, .softText)
      }
    }
    canvas.setFont(size: 14)
    let unit =
      layer == .index ? summary.scale.id.rawValue : "µg/m³, \(words(ReportWords.scale)) \(summary.scale.id.rawValue)"
    canvas.write(
      "\(unit) · \(words(ReportWords.mean)), P95, \(words(ReportWords.maximum))", x: Self.margin, y: 214, .text)
    drawChart(on: canvas)
    drawFigures(on: canvas)
    canvas.setFont(size: 12)
    let credits =
      "\(words(ReportWords.sources)): \(summary.attribution.joined(separator: " · ")) · \(words(ReportWords.madeBy))"
    _ = canvas.writeWrapped(
      credits, x: Self.margin, y: 790, width: MapPage.width - 2 * Self.margin, leading: 16, most: 3, .softText)
  }

  /// A bar to the mean in its colour, a whisker to P95 and a tick at the maximum for every hour.
  private func drawChart(on canvas: Canvas) {
    let chart = Self.chart
    let greatest = max(1, known.map(\.figures.maximum).max() ?? 1) * 1.05
    let colors = ColorScale(layer, on: summary.scale, palette)
    canvas.setFont(size: 12)
    for share in [0.0, 0.25, 0.5, 0.75, 1] {
      let y = chart.maxY - chart.height * share
      canvas.line(from: (chart.x, y), to: (chart.maxX, y))
      canvas.set(.rule)
      cairo_set_line_width(canvas.context, 0.8)
      cairo_stroke(canvas.context)
      canvas.write((greatest * share).figure, x: chart.x - 8, y: y + 4, .softText, anchor: 1)
    }
    let slot = chart.width / Double(max(1, summary.hours.count))
    let every = max(1, Int((46 / slot).rounded(.up)))
    for (number, hour) in summary.hours.enumerated() {
      let middle = chart.x + (Double(number) + 0.5) * slot
      if number % every == 0 {
        canvas.write(
          LocalHour(hour.hour, in: summary.zone).clock, x: middle, y: chart.maxY + 18, .softText, anchor: 0.5)
      }
      guard let figures = hour.figures else {
        canvas.write("–", x: middle, y: chart.maxY - 6, .softText, anchor: 0.5)
        continue
      }
      let top = { (value: Double) in chart.maxY - chart.height * value / greatest }
      let width = min(30, slot * 0.7)
      let bar = Frame(x: middle - width / 2, y: top(figures.mean), width: width, height: chart.maxY - top(figures.mean))
      canvas.fill(bar, colors.ink(of: Float(figures.mean)))
      canvas.stroke(bar, Ink.text.faded(0.5), width: 0.8)
      canvas.line(from: (middle, top(figures.mean)), to: (middle, top(figures.percentile95)))
      canvas.line(from: (middle - width / 3, top(figures.maximum)), to: (middle + width / 3, top(figures.maximum)))
      canvas.set(.text)
      cairo_set_line_width(canvas.context, 1.2)
      cairo_stroke(canvas.context)
    }
  }

  private func drawFigures(on canvas: Canvas) {
    guard let worst = known.max(by: { $0.figures.mean < $1.figures.mean }),
      let best = known.min(by: { $0.figures.mean < $1.figures.mean })
    else { return }
    let mean = known.reduce(0) { $0 + $1.figures.mean } / Double(known.count)
    let missing = summary.hours.count - known.count
    let lines = [
      ("\(words(ReportWords.mean))", mean.figure),
      (
        words(ReportWords.worstHour),
        "\(worst.figures.mean.figure) · \(words.moment(worst.hour.hour, in: summary.zone))"
      ),
      (words(ReportWords.bestHour), "\(best.figures.mean.figure) · \(words.moment(best.hour.hour, in: summary.zone))"),
      (words(ReportWords.missingHours), "\(missing)"),
    ]
    for (number, (name, value)) in lines.enumerated() {
      let y = 650 + 26 * Double(number)
      canvas.setFont(size: 15)
      canvas.write(name, x: Self.margin, y: y, .softText)
      canvas.setFont(size: 15, isBold: true)
      canvas.write(value, x: Self.margin + 210, y: y, .text)
    }
  }
}
