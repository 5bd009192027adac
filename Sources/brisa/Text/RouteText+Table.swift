internal import AirData
internal import CityAir
internal import Setup
internal import Trips

extension RouteText {
  /// A row a route.
  var table: TextTable {
    var table = TextTable(columns)
    for (number, route) in answer.routes.enumerated() { table.add(cells(route, number)) }
    return table
  }

  /// The columns, each with its title.
  private var columns: [(title: String, alignment: TextTable.Alignment)] {
    var columns: [(title: String, alignment: TextTable.Alignment)] = [
      (Spoken.say(RoutePhrases.route), .left), (Spoken.say(RoutePhrases.distance), .right),
      (Spoken.say(RoutePhrases.time), .right), ("", .right), (Spoken.say(RoutePhrases.burden), .right), ("", .right),
    ]
    if isSureOfAny { columns.append((Spoken.say(RoutePhrases.cleanerWith), .right)) }
    for pollutant in pollutants {
      columns.append((Spoken.say(RoutePhrases.inhaled, pollutant.symbol), .right))
      if hasStreets(pollutant) { columns.append((Spoken.say(RoutePhrases.ofItStreets), .right)) }
    }
    if answer.loops != nil { columns.append((Spoken.say(TripPhrases.twice), .right)) }
    if hasIndex {
      columns.append((Spoken.say(RoutePhrases.mean, answer.air.scale.rawValue), .right))
      columns.append((Spoken.say(RoutePhrases.max), .right))
    }
    return columns
  }

  /// The cells of a route, one for each of the ``columns``.
  private func cells(_ route: PlannedRoute, _ number: Int) -> [String] {
    let isFirst = route.labels == answer.routes[0].labels
    var cells = [
      name(number), Figures.distance(route.distanceMeters),
      Figures.duration(route.durationSeconds), isFirst ? "" : Figures.percent(route.difference.durationPercent),
      route.toldBurdenMinutes.map { Figures.burden($0, isRelative: answer.air.isRelative) }
        ?? Spoken.say(CommonPhrases.unknown),
      isFirst ? "" : Figures.percent(route.difference.burdenPercent),
    ]
    if isSureOfAny { cells.append(route.cleanerProbability.map { Figures.probability($0) } ?? "") }
    for pollutant in pollutants {
      cells.append(Self.dose(route.air?.doseMicrograms[pollutant]))
      if hasStreets(pollutant) { cells.append(Self.dose(route.air?.doseIncrementMicrograms[pollutant])) }
    }
    if let loop = answer.loops?.loops[number] { cells.append(PercentText.share(loop.repeatedShare)) }
    // The least that it can be, where a notice says what the index lacks.
    let least = route.air?.indexCoverage.isPartial == true && route.air?.indexMax != nil ? "≥ " : ""
    if hasIndex { cells += [route.air?.indexMean, route.air?.indexMax].map { least + Figures.figure($0) } }
    return cells
  }

  /// Whether it is known of any route how sure it is that it is cleaner than the fastest.
  private var isSureOfAny: Bool { answer.routes.contains { $0.cleanerProbability != nil } }

  /// Whether any route has an index: none has one where only the streets tell ways apart.
  private var hasIndex: Bool { answer.routes.contains { $0.air?.indexMean != nil } }

  private func hasStreets(_ pollutant: Pollutant) -> Bool {
    answer.air.increment[pollutant]?.tellsStreets ?? false
  }

  private static func dose(_ micrograms: Double?) -> String { micrograms.map { Figures.figure($0) + " µg" } ?? "-" }
}
