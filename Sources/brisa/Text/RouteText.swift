internal import AirData
internal import CityAir
internal import Foundation
internal import Narrative
internal import Setup
internal import Trips

/// A route answer as people read it: one row a route, and the ways in words.
struct RouteText {
  let answer: RouteAnswer
  private let city: CityConfiguration

  init(_ answer: RouteAnswer, city: CityConfiguration) {
    self.answer = answer
    self.city = city
  }

  var text: String {
    let parts = [
      [title], [answer.verdict[Spoken.language]] + LegText(answer).order, departures, table.lines,
      LegText(answer).lines, tradeOff + movingAir, ways, steps, snaps + fastCars + pushed + zones, provenance,
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var title: String {
    "\(city.name), \(Spoken.say(answer.question.mode.mannerText)), "
      + "\(Figures.moment(answer.question.departure, in: city.timeZone))\(typical)"
  }

  /// Said where a typical day stands in, and of which pollutants unless it does for all.
  private var typical: String {
    let names = answer.air.typical
    if names.isEmpty { return "" }
    let isAll = names.isSuperset(of: answer.air.method.keys)
    let days = Set(answer.air.typicalDays.values)
    let day = days.count == 1 ? days.first ?? .daily : .daily
    let what = isAll ? Spoken.say(RoutePhrases.air) : names.sorted().map(\.symbol).joined(separator: ", ")
    return Spoken.say(RoutePhrases.typical, what, day.name[Spoken.language])
  }

  /// Those whose doses are shown.
  var pollutants: [Pollutant] { answer.dosedPollutants }

  /// Both counts of a trade-off.
  private var tradeOff: [String] {
    guard let tradeOff = answer.tradeOff else { return [] }
    let found = tradeOff.points.count
    return [
      found == 1
        ? Spoken.say(RoutePhrases.noTradeOff)
        : Spoken.say(RoutePhrases.tradeOff, "\(found)", "\(answer.routes.count)")
    ]
  }

  private var departures: [String] {
    answer.departures.map { DeparturesText($0, isRelative: answer.air.isRelative, zone: city.timeZone).lines } ?? []
  }

  /// The burdens in air that changes under way, and how exact the ways are.
  private var movingAir: [String] {
    guard let air = answer.movingAir else { return [] }
    let burdens = answer.routes.compactMap { route in
      route.movingBurdenMinutes.map {
        "\(RoutePhrases.name(route.labels)) \(Figures.burden($0, isRelative: answer.air.isRelative))"
      }
    }
    let percent = Spoken.digits(String(format: "%g", air.tolerance * 100))
    // Where that could not be shown, a notice says what holds.
    let exactness = air.provenTolerance <= air.tolerance ? Spoken.say(RoutePhrases.exactness, percent) : ""
    return [Spoken.say(RoutePhrases.movingAir, burdens.joined(separator: ", "), exactness)]
  }

  /// What a route is called.
  func name(_ number: Int) -> String { RoutePhrases.name(ofRoute: number, in: answer) }

  private var ways: [String] {
    answer.routes.enumerated().map { number, route in
      let name = name(number)
      let streets = Self.mainStreets(route)
      let way =
        streets.isEmpty
        ? Spoken.say(RoutePhrases.unnamed) : Spoken.say(RoutePhrases.by, streets.joined(separator: ", "))
      return "\(name): \(way)"
    }
  }

  /// What one does on the way, for each route.
  private var steps: [String] {
    let narrator = Narrator(Spoken.language)
    let blocks = answer.routes.enumerated().compactMap { number, route in
      route.guidance.map { guidance in
        let steps = StepsText(narrator.lines(guidance), narrator)
        return ([name(number) + ":"] + steps.lines).joined(separator: "\n")
      }
    }
    return blocks.isEmpty ? [] : [blocks.joined(separator: "\n\n")]
  }

  /// Streets that a way is told by, at most.
  private static let maxStreets = 6

  /// The longest named streets of a route, in the order in which one comes to them.
  static func mainStreets(_ route: PlannedRoute) -> [String] {
    var meters: [String: Double] = [:]
    for step in route.streets where !step.name.isEmpty { meters[step.name, default: 0] += step.lengthMeters }
    let longest = Set(meters.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(maxStreets).map(\.key))
    var seen: Set<String> = []
    return route.streets.map(\.name).filter { longest.contains($0) && seen.insert($0).inserted }
  }

  /// Fewer metres between a place and its street are not worth a word.
  private static let tellingSnapMeters = 50.0

  /// Said where somebody would wonder why the line does not begin at the door.
  private var snaps: [String] {
    guard let route = answer.routes.first, max(route.snapFromMeters, route.snapToMeters) >= Self.tellingSnapMeters
    else { return [] }
    // A loop has no destination.
    if answer.loops != nil { return [Spoken.say(RoutePhrases.snapsOfLoop, Figures.distance(route.snapFromMeters))] }
    return [
      Spoken.say(
        RoutePhrases.snaps, Figures.distance(route.snapFromMeters), Figures.distance(route.snapToMeters))
    ]
  }

  /// Said of scooters' ways: what of them lies among cars that may be fast.
  private var fastCars: [String] {
    answer.routes.enumerated().compactMap { number, route in
      guard let meters = route.metersAmongFastCars, meters >= 0.5 else { return nil }
      return Spoken.say(RoutePhrases.fastCars, name(number), Figures.distance(meters))
    }
  }

  /// Fewer metres on which a bike is pushed are not worth a word.
  private static let tellingPushedMeters = 10.0

  /// Said of bikes' ways: how far one gets off.
  private var pushed: [String] {
    answer.routes.enumerated().compactMap { number, route in
      guard let meters = route.metersPushed, meters >= Self.tellingPushedMeters else { return nil }
      return Spoken.say(RoutePhrases.pushed, name(number), Figures.distance(meters))
    }
  }

  private var zones: [String] {
    answer.routes.enumerated().flatMap { number, route in
      let name = name(number)
      return route.exclusions.map {
        Spoken.say(
          RoutePhrases.zone, name, Figures.distance($0.metersInside), Figures.duration($0.secondsInside), $0.calling)
      }
    }
  }

  /// What burdens are counted in.
  private var burdenUnit: String {
    let measure = answer.question.measure
    guard !answer.air.isRelative else {
      return Spoken.say(
        answer.loops == nil ? RoutePhrases.relativeBurden : RoutePhrases.relativeLoopBurden,
        RoutePhrases.byTraffic(beside: answer.air.measuredBeside))
    }
    // By traffic a burden has no unit; here it has none that it could be relative to.
    if measure == .traffic { return Spoken.say(RoutePhrases.unknownTraffic) }
    return Spoken.say(measure == .ica ? RoutePhrases.burdenOfIndex : RoutePhrases.burdenUnit, measure.word)
  }

  private var provenance: [String] {
    let volume = Spoken.digits("\(answer.ventilationCubicMetersPerHour)")
    let traveller = answer.question.travellerText.map { [Spoken.say($0)] } ?? []
    return traveller + [burdenUnit + (pollutants.isEmpty ? "" : Spoken.say(RoutePhrases.doseUnit, volume))]
      + ProvenanceText.lines(answer.air, attribution: answer.attribution, zone: city.timeZone)
  }
}
