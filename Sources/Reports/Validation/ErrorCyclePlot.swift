internal import AirField

/// The error by hour of the day: one curve a season, and one over all of them.
struct ErrorCyclePlot {
  let served: ServedValidation
  let symbol: String

  private static let width = 400.0
  private static let height = 330.0
  private static let left = 62.0
  private static let top = 44.0

  private var most: Double {
    let errors = (Array(served.bySeasonAndHour.values.joined()) + served.scores.byHour).map(\.rmse)
    return max(errors.filter(\.isFinite).max() ?? 1, 0.1) * 1.06
  }

  var svg: String {
    let most = most
    var shapes: [String] = []
    for tick in RoundNumber.ticks(to: most) {
      let y = Self.top + Self.height * (1 - tick / most)
      shapes.append(ValidationMarkup.line(Self.left, y, Self.left + Self.width, y, kind: "grid"))
      shapes.append(
        ValidationMarkup.label(ValidationMarkup.tick(tick), x: Self.left - 7, y: y + 4, anchor: "end", kind: "quiet"))
    }
    for hour in stride(from: 0, through: 21, by: 3) {
      let text = hour < 10 ? "0\(hour)" : "\(hour)"
      shapes.append(
        ValidationMarkup.label(text, x: x(hour), y: Self.top + Self.height + 18, anchor: "middle", kind: "quiet"))
    }
    shapes.append(curve(served.scores.byHour, most: most, kind: "all"))
    shapes += ScoreBreakdown.Season.allCases.compactMap { season in
      served.bySeasonAndHour[season].map { curve($0, most: most, kind: season.rawValue) }
    }
    shapes += legend
    shapes += [
      ValidationMarkup.line(
        Self.left, Self.top + Self.height, Self.left + Self.width, Self.top + Self.height, kind: "axis"),
      ValidationMarkup.label(
        "hour of the day", x: Self.left + Self.width / 2, y: Self.top + Self.height + 38, anchor: "middle"),
      "<text transform=\"translate(16 \(Self.top + Self.height / 2)) rotate(-90)\" text-anchor=\"middle\">RMSE, µg/m³</text>",
    ]
    return ValidationMarkup.picture(
      width: Self.left + Self.width + 14, height: Self.top + Self.height + 48,
      title: "\(symbol): root mean square error by hour of the day and season", shapes)
  }

  private func x(_ hour: Int) -> Double { Self.left + (Double(hour) + 0.5) / 24 * Self.width }

  /// The hours that have readings, in pieces where some have none.
  private func curve(_ scores: [Score], most: Double, kind: String) -> String {
    var path = ""
    var isPenDown = false
    for (hour, score) in scores.enumerated() {
      guard score.count > 0, score.rmse.isFinite else {
        isPenDown = false
        continue
      }
      let y = Self.top + Self.height * (1 - score.rmse / most)
      path += "\(isPenDown ? "L" : "M")\(ValidationMarkup.point(x(hour))) \(ValidationMarkup.point(y))"
      isPenDown = true
    }
    return "<path d=\"\(path)\" class=\"curve \(kind)\"/>"
  }

  private var legend: [String] {
    let seasons = ScoreBreakdown.Season.allCases.filter { served.bySeasonAndHour[$0] != nil }.map(\.rawValue)
    return (["all"] + seasons).enumerated().flatMap { position, season in
      let x = Self.left + Double(position) * 86 - 40
      return [
        ValidationMarkup.line(x, 16, x + 26, 16, kind: "curve \(season)"),
        ValidationMarkup.label(season, x: x + 31, y: 20),
      ]
    }
  }
}
