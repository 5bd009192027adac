internal import AirData
internal import CCairo
internal import Foundation

/// The hours of a document as bars: for each the mean in its colour, P95 and the maximum.
struct HoursChart {
  let summary: DocumentSummary
  let layer: MapLayer
  let style: ReportStyle

  private static let frame = Frame(x: 96, y: 226, width: 1048, height: 110)

  private var words: ReportWords { style.words }
  private var zone: TimeZone { summary.facts.zone }

  /// Draws the chart at its place on the cover.
  func draw(on canvas: Canvas) {
    let chart = Self.frame
    let greatest = max(1, summary.hours.compactMap(\.figures).map(\.maximum).max() ?? 1) * 1.05
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
      // A mean of categories lies between two; the median is one of them.
      let ink = colors.ink(of: Float(figures.median))
      drawBar(figures, ink, middle: middle, width: min(30, slot * 0.7), top: top, on: canvas)
    }
  }

  /// A bar to the mean, a whisker from it to P95, and a tick at the maximum; `top` is the height of a value.
  private func drawBar(
    _ figures: LayerStatistics, _ ink: Ink, middle: Double, width: Double, top: (Double) -> Double, on canvas: Canvas
  ) {
    let bar = Frame(
      x: middle - width / 2, y: top(figures.mean), width: width, height: Self.frame.maxY - top(figures.mean))
    canvas.fill(bar, ink)
    canvas.stroke(bar, Ink.text.faded(0.5), width: 0.8)
    canvas.line(from: (middle, top(figures.mean)), to: (middle, top(figures.percentile95)))
    canvas.line(from: (middle - width / 3, top(figures.maximum)), to: (middle + width / 3, top(figures.maximum)))
    canvas.set(.text)
    cairo_set_line_width(canvas.context, 1.2)
    cairo_stroke(canvas.context)
  }

  /// The clocks of some of the bars, below them the day where another one begins, and the offset where clocks go back.
  private func drawClocks(every: Int, slot: Double, on canvas: Canvas) {
    let hours = summary.hours.map(\.hour)
    let clocks = LocalHour.clocks(hours, in: zone)
    let shown = Array(stride(from: 0, to: hours.count, by: every))
    for (number, day) in zip(shown, words.dayMarks(shown.map { hours[$0] }, in: zone)) {
      let middle = Self.frame.x + (Double(number) + 0.5) * slot
      canvas.setFont(size: 12)
      canvas.write(clocks[number].clock, x: middle, y: Self.frame.maxY + 18, .softText, anchor: 0.5)
      let below = [day, clocks[number].offset].compactMap { $0 }.joined(separator: ", ")
      canvas.setFont(size: 9)
      canvas.write(below, x: middle, y: Self.frame.maxY + 30, .softText, anchor: 0.5)
    }
    canvas.setFont(size: 12)
  }
}
