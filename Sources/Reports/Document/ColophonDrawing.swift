internal import AirData
internal import Foundation

/// The last page of a document: how the maps were made, how far off they are, from what, and what is missing.
struct ColophonDrawing {
  let summary: DocumentSummary
  let words: ReportWords

  private static let margin = 56.0
  private static let width = MapPage.width - 2 * margin
  private static let mostGaps = 8

  func draw(on canvas: Canvas) {
    canvas.fill(Frame(x: 0, y: 0, width: MapPage.width, height: MapPage.tallest), .paper)
    canvas.setFont(size: 26, isBold: true)
    canvas.write(words(ReportWords.howMade), x: Self.margin, y: 72, .text)
    var y = drawMethod(y: 104, on: canvas)
    y = drawScores(y: y + 20, on: canvas)
    y = drawSources(y: y + 20, on: canvas)
    drawGaps(y: y + 20, on: canvas)
  }

  private func drawMethod(y: Double, on canvas: Canvas) -> Double {
    let methods = summary.methods.sorted { $0.key < $1.key }.map { "\($0.key.typeset) \($0.value)" }
    let texts = [
      words(ReportWords.interpolated), words(ReportWords.sigmaNote),
      "\(words(ReportWords.method)): \(methods.joined(separator: ", "))",
    ]
    return texts.reduce(y) { paragraph($1, y: $0, on: canvas) }
  }

  private func drawScores(y: Double, on canvas: Canvas) -> Double {
    let scores = summary.facts.scores
    var y = heading(ReportWords.scoreTitle, y: y, on: canvas)
    y = paragraph(words(scores.isEmpty ? ReportWords.noScores : ReportWords.scoreNote), y: y, on: canvas)
    guard !scores.isEmpty else { return y }
    let titles = [
      (words(ReportWords.pollutant), 110.0, 0.0), (words(ReportWords.method), 136, 0), ("RMSE, µg/m³", 110, 1),
      (words(ReportWords.toMean), 128, 1), (words(ReportWords.inside68), 118, 1), (words(ReportWords.inside95), 118, 1),
      (words(ReportWords.readings), 88, 1), (words(ReportWords.stations), 92, 1), (words(ReportWords.span), 204, 1),
    ]
    let rows = scores.map { score in
      [
        score.pollutant.typeset, score.method, String(format: "%.1f", score.rmse),
        String(format: "%.2f", score.ratioToMean),
        share(score.coverage?.inside68), share(score.coverage?.inside95), "\(score.data.readings)",
        "\(score.data.stations)", score.data.span(in: summary.facts.zone),
      ]
    }
    return TableDrawing(
      columns: titles.map { TableDrawing.Column(title: $0.0, width: $0.1, anchor: $0.2) }, rows: rows
    ).draw(x: Self.margin, y: y + 6, on: canvas)
  }

  private func drawSources(y: Double, on canvas: Canvas) -> Double {
    let y = heading(ReportWords.sources, y: y, on: canvas)
    let titles = [
      (words(ReportWords.source), 150.0, 0.0), (words(ReportWords.credit), 350, 0),
      (words(ReportWords.licence), 250, 0), (words(ReportWords.readings), 90, 1),
      (words(ReportWords.hoursWithReadings), 90, 1), (words(ReportWords.age), 174, 1),
    ]
    var rows = summary.sourceShares.map { share in
      [
        share.source.name, dash(share.source.attribution), dash(share.source.licence), "\(share.readings)",
        "\(share.hours)/\(summary.hours.count)",
        share.oldestSeconds.map { "≤ \(($0 / 3600).text(decimals: 1)) h" } ?? "–",
      ]
    }
    if let map = summary.facts.map {
      let date = String(map.dataDate.prefix(10))
      rows.append([words(ReportWords.streetsAndMap), map.attribution, dash(map.licence), "–", "–", dash(date)])
    }
    return TableDrawing(
      columns: titles.map { TableDrawing.Column(title: $0.0, width: $0.1, anchor: $0.2) }, rows: rows
    ).draw(x: Self.margin, y: y, on: canvas)
  }

  private func drawGaps(y: Double, on canvas: Canvas) {
    var y = heading(ReportWords.missingHours, y: y, on: canvas)
    let gaps = summary.gaps
    if gaps.isEmpty { _ = paragraph(words(ReportWords.noneMissing), y: y, on: canvas) }
    for gap in gaps.prefix(Self.mostGaps) {
      let span = words.moment(gap.from, to: gap.to, in: summary.facts.zone)
      y = paragraph("\(span): \(words(gap.reason))", y: y, on: canvas)
    }
    if gaps.count > Self.mostGaps { _ = paragraph("… +\(gaps.count - Self.mostGaps)", y: y, on: canvas) }
  }

  private func heading(_ text: LocalizedText, y: Double, on canvas: Canvas) -> Double {
    canvas.setFont(size: 15, isBold: true)
    canvas.write(words(text), x: Self.margin, y: y, .text)
    return y + 22
  }

  private func paragraph(_ text: String, y: Double, on canvas: Canvas) -> Double {
    canvas.setFont(size: 13)
    return canvas.writeWrapped(text, x: Self.margin, y: y, width: Self.width, leading: 19, .text)
  }

  private func share(_ share: Double?) -> String { share.map { "\(($0 * 100).text(decimals: 0)) %" } ?? "–" }

  private func dash(_ text: String) -> String { text.isEmpty ? "–" : text }
}
