internal import AirData
internal import AirField

/// How often the intervals hold, station by station: what was promised as 68 and 95 %.
struct CoveragePlot {
  let validation: PollutantValidation

  private static let left = 272.0
  private static let right = 22.0
  private static let width = 476.0
  private static let top = 34.0
  private static let rowHeight = 26.0
  /// Shares further than this from what was promised are called out.
  private static let tolerated = 0.07

  var svg: String {
    let stations = validation.sites.compactMap { site in
      validation.honest.coverage[site.id].map { (name: site.name, coverage: $0) }
    }.sorted { $0.coverage.inner < $1.coverage.inner }
    let rows = [(name: "all stations", coverage: validation.honest.overall)] + stations
    let bottom = Self.top + Double(rows.count) * Self.rowHeight
    var shapes: [String] = []
    for tick in [0, 0.25, 0.5, 0.75, 1] {
      shapes.append(ValidationMarkup.line(x(tick), Self.top, x(tick), bottom, kind: "grid"))
      let share = PercentText.share(tick)
      shapes.append(ValidationMarkup.label(share, x: x(tick), y: bottom + 18, anchor: "middle", kind: "quiet"))
    }
    for target in [0.68, 0.95] {
      shapes.append(ValidationMarkup.line(x(target), Self.top - 4, x(target), bottom, kind: "target"))
      shapes.append(
        ValidationMarkup.label(PercentText.share(target), x: x(target), y: Self.top - 10, anchor: "middle"))
    }
    for (position, row) in rows.enumerated() {
      shapes += marks(row.name, row.coverage, y: Self.top + (Double(position) + 0.5) * Self.rowHeight)
    }
    return ValidationMarkup.picture(
      width: Self.width, height: bottom + 28,
      title: "\(validation.pollutant.symbol): share of the readings inside the 68 and the 95 % interval, by station",
      shapes)
  }

  private func x(_ share: Double) -> Double { Self.left + share * (Self.width - Self.left - Self.right) }

  private func marks(_ name: String, _ coverage: IntervalCoverage, y: Double) -> [String] {
    let isBad = abs(coverage.inner - 0.68) > Self.tolerated || abs(coverage.outer - 0.95) > Self.tolerated
    // The axis has the sign.
    let figures = [coverage.inner, coverage.outer].map(PercentText.digits).joined(separator: " · ")
    return [
      ValidationMarkup.label(name, x: 0, y: y + 4, kind: isBad ? "warn" : ""),
      ValidationMarkup.label(figures, x: Self.left - 12, y: y + 4, anchor: "end", kind: isBad ? "warn" : "quiet"),
      ValidationMarkup.line(x(coverage.inner), y, x(coverage.outer), y, kind: "axis"),
      "<circle cx=\"\(ValidationMarkup.point(x(coverage.inner)))\" cy=\"\(ValidationMarkup.point(y))\" r=\"5\" class=\"inner\"/>",
      "<circle cx=\"\(ValidationMarkup.point(x(coverage.outer)))\" cy=\"\(ValidationMarkup.point(y))\" r=\"5\" class=\"outer\"/>",
    ]
  }
}
