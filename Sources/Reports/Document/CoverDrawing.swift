internal import AirData
internal import Foundation

/// The first page of a document: the figures that matter, the hours as bars, and every hour's map in small.
struct CoverDrawing {
  let summary: DocumentSummary
  let reports: [HourReport]
  let layer: MapLayer
  let style: ReportStyle

  private static let margin = 56.0
  private static let width = MapPage.width - 2 * margin
  private static let mapsTop = 372.0
  private static let lastBaseline = MapPage.tallest - 24
  private static let maxCreditLines = 5

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
    HoursChart(summary: summary, layer: layer, style: style).draw(on: canvas)
    let credits = Credits(names: summary.attribution, words: words)
      .lines(width: Self.width, most: Self.maxCreditLines, on: canvas)
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
