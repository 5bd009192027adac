internal import AirData
internal import CityAir
internal import Foundation
internal import Planner
internal import Setup
internal import Trips

/// A route answer as people read it: one row a route, and the ways in words.
struct RouteText {
  private let answer: RouteAnswer
  private let city: CityConfiguration

  init(_ answer: RouteAnswer, city: CityConfiguration) {
    self.answer = answer
    self.city = city
  }

  var text: String {
    let parts = [
      [title], [answer.verdict.en], departures, table.lines, tradeOff + movingAir, ways,
      snaps + fastCars + zones, provenance,
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var title: String {
    "\(city.name), \(answer.question.mode.manner), "
      + "\(Figures.moment(answer.question.departure, in: city.timeZone))\(typical)"
  }

  /// Said where a typical day stands in, and of which pollutants unless it does for all.
  private var typical: String {
    let names = answer.air.typical
    if names.isEmpty { return "" }
    let isAll = names.isSuperset(of: answer.air.method.keys)
    let days = Set(answer.air.typicalDays.values)
    let day = days.count == 1 ? days.first ?? .daily : .daily
    return ", \(isAll ? "air" : names.sorted().map(\.symbol).joined(separator: ", ")) of \(day.name.en)"
  }

  private var pollutants: [Pollutant] {
    let known = Set(answer.routes.flatMap { $0.air?.doseMicrograms.keys.map { $0 } ?? [] })
    return [Pollutant.no2, .pm25].filter { known.contains($0) }
  }

  private var table: TextTable {
    var table = TextTable(
      [
        ("route", .left), ("distance", .right), ("time", .right), ("", .right), ("burden", .right), ("", .right),
      ] + (isSureOfAny ? [("cleaner with", .right)] : [])
        + pollutants.flatMap { pollutant -> [(String, TextTable.Alignment)] in
          [("\(pollutant.symbol) inhaled", .right)] + (hasStreets(pollutant) ? [("of it streets", .right)] : [])
        } + [
          ("\(answer.air.scale.rawValue) mean", .right), ("max", .right),
        ])
    for route in answer.routes {
      let isFirst = route.labels == answer.routes[0].labels
      var cells = [
        route.labels.map(\.rawValue).joined(separator: " = "), Figures.distance(route.distanceMeters),
        Figures.duration(route.durationSeconds), isFirst ? "" : Figures.percent(route.difference.durationPercent),
        route.air?.burdenMinutes.map { Figures.figure($0) + (answer.air.isRelative ? "" : " min") } ?? "unknown",
        isFirst ? "" : Figures.percent(route.difference.burdenPercent),
      ]
      if isSureOfAny { cells.append(route.cleanerProbability.map { Figures.probability($0) } ?? "") }
      cells += pollutants.flatMap { pollutant in
        [Self.dose(route.air?.doseMicrograms[pollutant])]
          + (hasStreets(pollutant) ? [Self.dose(route.air?.doseIncrementMicrograms[pollutant])] : [])
      }
      // The least that it can be, where a notice says what the index lacks.
      let least = route.air?.indexCoverage.isPartial == true && route.air?.indexMax != nil ? "≥ " : ""
      cells += [route.air?.indexMean, route.air?.indexMax].map { least + Figures.figure($0) }
      table.add(cells)
    }
    return table
  }

  /// Whether it is known of any route how sure it is that it is cleaner than the fastest.
  private var isSureOfAny: Bool { answer.routes.contains { $0.cleanerProbability != nil } }

  private func hasStreets(_ pollutant: Pollutant) -> Bool {
    if case .applied = answer.air.increment[pollutant] { true } else { false }
  }

  private static func dose(_ micrograms: Double?) -> String { micrograms.map { Figures.figure($0) + " µg" } ?? "-" }

  /// Both counts of a trade-off.
  private var tradeOff: [String] {
    guard let tradeOff = answer.tradeOff else { return [] }
    let found = tradeOff.points.count
    return [
      found == 1
        ? "No way has less burden than the fastest."
        : "\(found) ways are bettered by none in both time and burden; \(answer.routes.count) that really differ are shown."
    ]
  }

  private var departures: [String] {
    answer.departures.map { DeparturesText($0, zone: city.timeZone).lines } ?? []
  }

  /// The burdens in air that changes under way, and how exact the ways are.
  private var movingAir: [String] {
    guard let air = answer.movingAir else { return [] }
    let burdens = answer.routes.compactMap { route in
      route.movingBurdenMinutes.map {
        "\(route.labels.map(\.rawValue).joined(separator: " = ")) \(Figures.figure($0)) min"
      }
    }
    let exactness = String(format: "; the ways cost at most %g %% more than the least", air.tolerance * 100)
    return [
      "Burden with the air of the minute in which each street is reached: \(burdens.joined(separator: ", "))"
        // Where that could not be shown, a notice says what holds.
        + (air.provenTolerance <= air.tolerance ? exactness : "") + "."
    ]
  }

  private var ways: [String] {
    answer.routes.map { route in
      let name = route.labels.map(\.rawValue).joined(separator: " = ")
      let streets = mainStreets(route)
      return "\(name): \(streets.isEmpty ? "unnamed ways" : "by " + streets.joined(separator: ", "))"
    }
  }

  /// The longest named streets of a route, in the order in which one comes to them.
  private func mainStreets(_ route: PlannedRoute) -> [String] {
    var meters: [String: Double] = [:]
    for step in route.streets where !step.name.isEmpty { meters[step.name, default: 0] += step.lengthMeters }
    let longest = Set(meters.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(6).map(\.key))
    var seen: Set<String> = []
    return route.streets.map(\.name).filter { longest.contains($0) && seen.insert($0).inserted }
  }

  /// Said where somebody would wonder why the line does not begin at the door.
  private var snaps: [String] {
    guard let route = answer.routes.first, max(route.snapFromMeters, route.snapToMeters) >= 50 else { return [] }
    return [
      "The way begins \(Figures.distance(route.snapFromMeters)) from the origin and ends "
        + "\(Figures.distance(route.snapToMeters)) from the destination."
    ]
  }

  /// Said of scooters' ways: what of them lies among cars that may be fast.
  private var fastCars: [String] {
    answer.routes.compactMap { route in
      guard let meters = route.metersAmongFastCars, meters >= 0.5 else { return nil }
      let name = route.labels.map(\.rawValue).joined(separator: " = ")
      return "\(name): \(Figures.distance(meters)) on streets with faster cars"
    }
  }

  private var zones: [String] {
    answer.routes.flatMap { route in
      route.exclusions.map {
        "\(route.labels[0].rawValue): \(Figures.distance($0.metersInside)) and "
          + "\(Figures.duration($0.secondsInside)) inside zone \($0.name)"
      }
    }
  }

  private var provenance: [String] {
    [
      (answer.air.isRelative
        ? "Burden   by traffic alone, relative: that of the fastest is 100"
        : "Burden   minutes at the WHO guideline (\(answer.question.measure.word))")
        + (pollutants.isEmpty ? "" : "; dose at \(answer.ventilationCubicMetersPerHour) m³/h")
    ]
      + ProvenanceText.lines(answer.air, attribution: answer.attribution, zone: city.timeZone)
  }
}
