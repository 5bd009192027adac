internal import AirData
internal import Foundation

/// The pages of a document on the year so far: how often limits were passed, by area and by station.
struct YearDrawing {
  let year: YearSoFar
  let zone: TimeZone
  let words: ReportWords

  func draw(on canvas: Canvas) {
    let pages = FlowingPages(on: canvas)
    let bounds = year.bounds(in: zone)
    pages.title(say(YearWords.title, "\(year.year)"))
    pages.paragraph(say(YearWords.note, bounds.from, bounds.to, "\(year.days)", "\(year.hours)"))
    pages.heading(words(YearWords.byArea))
    pages.paragraph(say(YearWords.areaNote, "\(year.points)"))
    pages.advance(6)
    drawArea(on: pages)
    pages.heading(words(YearWords.byStation))
    drawStations(on: pages)
  }

  private func drawArea(on pages: FlowingPages) {
    let titles = [
      (words(ReportWords.pollutant), 110.0, 0.0), (words(YearWords.limit), 220, 0), (words(YearWords.known), 140, 1),
      (words(YearWords.anywhere), 110, 1), (words(YearWords.most), 110, 1), (words(YearWords.share), 140, 1),
      (words(YearWords.allowed), 110, 1), (words(YearWords.beyond), 140, 1),
    ]
    let rows = year.areaRows.map { limit, area in
      [
        limit.pollutant.typeset,
        "\(words(limit.authorityName)), \(words(limit.unitName)) > \(limit.concentration.text(decimals: 0))",
        known(area.known, of: year.units(of: limit)), "\(area.anywhere)", "\(area.most)",
        PercentText.share(area.greatestShare), limit.allowedPerYear.map { "\($0)" } ?? "–",
        area.shareBeyond.map(PercentText.share) ?? "–",
      ]
    }
    TableDrawing(titles, rows).draw(on: pages)
  }

  private func drawStations(on pages: FlowingPages) {
    var titles = [(words(ReportWords.pollutant), 104.0, 0.0), (words(YearWords.station), 196, 0)]
    titles += zip(YearColumn.allCases, [82.0, 84, 88, 82, 84, 88]).map { (words($0.title), $1, 1.0) }
    titles += [(words(YearWords.daysKnown), 132.0, 1.0), (words(YearWords.hoursKnown), 140.0, 1.0)]
    let rows = year.rows.map { row in
      let counts: [String] = YearColumn.allCases.map { column in
        if let count = row.counts[column], count.known > 0 { "\(count.above)" } else { "–" }
      }
      let days = row.daysKnown.map { known($0, of: year.days) } ?? "–"
      let hours = row.hoursKnown.map { known($0, of: year.hours) } ?? "–"
      return [row.pollutant.typeset, "\(row.station.name) (\(row.station.source))"] + counts + [days, hours]
    }
    TableDrawing(titles, rows).draw(on: pages)
  }

  /// `318/325 (98 %)`.
  private func known(_ count: Int, of all: Int) -> String {
    all > 0 ? "\(count)/\(all) (\(PercentText.share(Double(count) / Double(all))))" : "–"
  }

  private func say(_ phrase: LocalizedText, _ values: String...) -> String {
    values.enumerated().reduce(words(phrase)) { $0.replacing("{\($1.offset + 1)}", with: $1.element) }
  }
}
