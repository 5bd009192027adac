internal import AirData
internal import Foundation

/// The last pages of a document: how the maps were made, how far off they are, from what, what has to be said, and what
/// is missing.
struct ColophonDrawing {
  let summary: DocumentSummary
  let words: ReportWords

  func draw(on canvas: Canvas) {
    let pages = FlowingPages(on: canvas)
    pages.title(words(ReportWords.howMade))
    drawMethod(on: pages)
    drawScores(on: pages)
    drawSources(on: pages)
    drawStations(on: pages)
    drawRemarks(on: pages)
    drawGaps(on: pages)
  }

  private func drawMethod(on pages: FlowingPages) {
    let methods = summary.methods.sorted { $0.key < $1.key }.map {
      "\($0.key.typeset) \(words(ReportWords.method($0.value)))"
    }
    pages.paragraph(words(ReportWords.interpolated))
    let origins = Set(summary.hours.flatMap(\.origins))
    let others = origins.subtracting([.measured])
    if origins.contains(.measured) || others.isEmpty { pages.paragraph(words(ReportWords.sigmaNote)) }
    if !others.isEmpty { pages.paragraph(words(ReportWords.sigmaNoteOfOtherTime)) }
    pages.paragraph("\(words(ReportWords.method)): \(methods.joined(separator: ", "))")
  }

  private func drawScores(on pages: FlowingPages) {
    let scores = summary.scores
    pages.heading(words(ReportWords.scoreTitle))
    pages.paragraph(words(scores.isEmpty ? ReportWords.noScores : ReportWords.scoreNote))
    guard !scores.isEmpty else { return }
    pages.advance(6)
    let titles = [
      (words(ReportWords.pollutant), 110.0, 0.0), (words(ReportWords.method), 136, 0), ("RMSE, µg/m³", 110, 1),
      (words(ReportWords.toMean), 128, 1), (words(ReportWords.inside68), 118, 1), (words(ReportWords.inside95), 118, 1),
      (words(ReportWords.readings), 88, 1), (words(ReportWords.stations), 92, 1), (words(ReportWords.span), 204, 1),
    ]
    let rows = scores.map { score in
      [
        score.pollutant.typeset, words(ReportWords.method(score.method)),
        words.number(String(format: "%.1f", score.rmse)),
        words.number(String(format: "%.2f", score.ratioToMean)),
        share(score.coverage?.inside68), share(score.coverage?.inside95), "\(score.data.readings)",
        "\(score.data.stations)", score.data.span(in: summary.facts.zone),
      ]
    }
    TableDrawing(titles, rows).draw(on: pages)
  }

  private func drawSources(on pages: FlowingPages) {
    pages.heading(words(ReportWords.sources))
    let titles = [
      (words(ReportWords.source), 150.0, 0.0), (words(ReportWords.credit), 350, 0),
      (words(ReportWords.licence), 250, 0), (words(ReportWords.readings), 90, 1),
      (words(ReportWords.hoursWithReadings), 90, 1), (words(ReportWords.age), 174, 1),
    ]
    var rows = summary.sourceShares.map { share in
      [
        share.source.name, dash(share.source.attribution), dash(share.source.licence), "\(share.readings)",
        "\(share.hours)/\(summary.hours.count)",
        share.oldestSeconds.map { "≤ \(words.number($0 / 3600, decimals: 1)) h" } ?? "–",
      ]
    }
    if let map = summary.facts.map {
      let date = String(map.dataDate.prefix(10))
      rows.append([words(ReportWords.streetsAndMap), map.attribution, dash(map.licence), "–", "–", dash(date)])
    }
    TableDrawing(titles, rows).draw(on: pages)
    pages.advance(8)
    pages.paragraph(summary.attribution.joined(separator: " · "))
  }

  private func drawStations(on pages: FlowingPages) {
    pages.heading(words(ReportWords.stationsUsed))
    let names = summary.stations.map { "\($0.name) (\($0.source))" }
    pages.paragraph(names.isEmpty ? "–" : names.joined(separator: ", "))
  }

  private func drawRemarks(on pages: FlowingPages) {
    pages.heading(words(ReportWords.notices))
    let remarks = summary.remarks
    if remarks.isEmpty { pages.paragraph(words(ReportWords.nothingElse)) }
    for remark in remarks {
      let times = remark.spans.map { time($0) }.joined(separator: ", ")
      pages.paragraph(remark.isOfAll ? words(remark.text) : "\(times): \(words(remark.text))")
    }
  }

  private func drawGaps(on pages: FlowingPages) {
    pages.heading(words(ReportWords.missingHours))
    let gaps = summary.gaps
    if gaps.isEmpty { pages.paragraph(words(ReportWords.noneMissing)) }
    for gap in gaps {
      let span = words.moment(gap.span.from, to: gap.span.to, in: summary.facts.zone)
      pages.paragraph("\(span): \(words(gap.reason))")
    }
  }

  /// `09:00–12:00`, with its day in a document of several days.
  private func time(_ span: DocumentSummary.Span) -> String {
    if summary.isOfOneDay { return summary.clocks(of: span) }
    return words.moment(span.from, to: span.to, in: summary.facts.zone)
  }

  private func share(_ share: Double?) -> String { share.map(PercentText.share) ?? "–" }

  private func dash(_ text: String) -> String { text.isEmpty ? "–" : text }
}
