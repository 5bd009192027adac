internal import AirData

/// The figures of routes as people read them, for every form of the map.
struct RouteTable {
  /// One route.
  struct Row: Hashable {
    let number: Int
    let name: String
    let time: String
    let timeDifference: String
    let distance: String
    let burden: String
    let burdenDifference: String
    let index: String
    let indexMost: String
    /// Inhaled mass by pollutant, in the order of ``RouteTable/pollutants``.
    let doses: [String]
  }

  /// The pollutants whose doses are shown.
  let pollutants: [Pollutant]
  let rows: [Row]

  init(_ map: RouteMap, words: ReportWords) {
    let pollutants = [Pollutant.no2, .pm25].filter { pollutant in
      map.routes.contains { $0.air?.doseMicrograms[pollutant] != nil }
    }
    self.pollutants = pollutants
    rows = map.routes.enumerated().map { number, route in
      let air = route.air
      return Row(
        number: number + 1, name: Self.name(route, words),
        time: DurationText.seconds(route.durationSeconds), timeDifference: Self.percent(route.durationPercent),
        distance: Self.distance(route.distanceMeters, words),
        burden: air?.burdenMinutes.map { Self.figure($0, words) + map.air.pollution.measure.burdenUnit }
          ?? words(RouteWords.unknown),
        burdenDifference: Self.percent(air?.burdenPercent, sigma: air?.burdenSigmaPercent),
        index: air?.indexMean.map { Self.least(air) + Self.figure($0, words) } ?? "–",
        indexMost: air?.indexMax.map { "\(words(RouteWords.most)) \(Self.figure($0, words))" } ?? "",
        doses: pollutants.map { pollutant in
          air?.doseMicrograms[pollutant].map { "\(Self.figure($0, words)) µg" } ?? "–"
        })
    }
  }

  /// What stands before an index that is the least that it can be; the notices say what it lacks.
  private static func least(_ air: MappedRoute.Air?) -> String {
    air?.indexCoverage.isPartial == true ? "≥\u{202F}" : ""
  }

  private static func name(_ route: MappedRoute, _ words: ReportWords) -> String {
    let name = route.kinds.map { words(RouteWords.name($0)) }.joined(separator: " = ")
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// `640 m`, `3.1 km`.
  static func distance(_ meters: Double, _ words: ReportWords) -> String {
    meters < 999.5
      ? "\(meters.text(decimals: 0)) m"
      : "\(words.number(ValidationMarkup.number(meters / 1000, decimals: 2))) km"
  }

  /// One decimal below 100, none above.
  private static func figure(_ value: Double, _ words: ReportWords) -> String {
    words.number(ValidationMarkup.number(value, decimals: value.magnitude < 99.95 ? 1 : 0))
  }

  /// `−12 % ± 4`; nothing where there is nothing to compare.
  private static func percent(_ value: Double?, sigma: Double? = nil) -> String {
    guard let value else { return "" }
    let whole = value.rounded()
    let sign = whole < 0 ? "−" : whole > 0 ? "+" : ""
    let spread = sigma.map { " ± \($0.text(decimals: 0))" } ?? ""
    return "\(sign)\(whole.magnitude.text(decimals: 0))\(spread) %"
  }
}

extension PollutionRaster.Measure {
  /// What stands behind the figure of a burden.
  fileprivate var burdenUnit: String { if case .traffic = self { "" } else { " min" } }

  /// What burdens are counted in.
  var burdenMeaning: LocalizedText {
    switch self {
    case .mix, .pollutant: RouteWords.burdenMeans
    case .index: RouteWords.burdenOfIndex
    case .traffic(let beside): RouteWords.burdenByTraffic(beside: beside)
    }
  }

  /// What the colours are of, in two lines.
  func title(_ words: ReportWords) -> (name: String, meaning: String) {
    let name = words(RouteWords.pollution)
    return switch self {
    case .mix(let pollutants) where pollutants.count == 1:
      (pollutants[0].typeset, words(RouteWords.overGuideline))
    case .mix(let pollutants):
      ("\(name): \(pollutants.map(\.typeset).joined(separator: " + "))", words(RouteWords.meanOverGuidelines))
    case .index: (name, words(RouteWords.indexOver100))
    case .pollutant(let pollutant): (pollutant.typeset, words(RouteWords.overGuideline))
    case .traffic(let beside):
      (
        words(RouteWords.byTraffic) + (beside.map { " + \($0.typeset)" } ?? ""),
        words(RouteWords.relative(beside: beside))
      )
    }
  }
}
