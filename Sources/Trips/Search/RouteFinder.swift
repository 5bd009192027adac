internal import AirData
internal import CityAir
internal import Foundation
internal import Routing
package import Setup

/// Answers questions about any hours over one network.
package struct RouteFinder: Sendable {
  private let keeper: HourKeeper

  /// Takes the hours from their keeper.
  package init(_ keeper: HourKeeper) {
    self.keeper = keeper
  }

  /// The routes that answer a question.
  /// - Throws: ``BrisaError``.
  package func route(_ question: RouteQuestion) async throws(BrisaError) -> RouteAnswer {
    if let window = question.departures { return try await departingRoute(question, within: window) }
    let hour = try await hour(question)
    guard question.movingTolerance != nil else { return try RoutePlanner(hour).answer(question) }
    let asked = try await askedHours(question, from: question.departure, beside: hour)
    return try asked.planner(question).answer(question, hours: asked.streets)
  }

  /// The routes at the departure of a window that burdens least, and how the burden depends on the departure; those at
  /// the first where burdens have no unit, which does not tell departures apart.
  private func departingRoute(
    _ question: RouteQuestion, within window: DateInterval
  ) async throws(BrisaError) -> RouteAnswer {
    var question = question
    question.departure = window.start
    // Together, since to ask the sources takes longest; how many hours come after the window the network tells first.
    _ = try await keeper.hours(at: HourlyStreets.hours(from: window.start, to: window.end), for: question)
    let first = try await hour(question)
    let asked = try await askedHours(question, from: window.start, until: window.end, beside: first)
    let search = try DepartureSearch(question, in: first, hours: asked.streets)
    let ways = try asked.isRelative ? nil : search.ways(window)
    question.departure = ways?.best.departure ?? window.start
    var answer = try asked.planner(question).answer(
      question, hours: question.movingTolerance == nil ? nil : asked.streets, known: ways?.quickest)
    if let ways, let fastest = answer.routes.first {
      let departures = search.departures(ways, fastest: fastest.path)
      answer.departures = answer.relative?.applied(to: departures) ?? departures
    }
    if asked.isRelative { answer.add(.departuresAlike) }
    answer.add(asked.streets.gapNotice)
    return answer
  }

  private func hour(_ question: RouteQuestion) async throws(BrisaError) -> HourSnapshot {
    let hour = try await keeper.hour(at: question.departure, for: question)
    _ = await hour.preparedPollution(by: question.measure)
    return hour
  }

  /// Seconds of a trip within which its air is looked at: twice the fastest route, and more counts as the last hour's.
  private static func reachSeconds(fastest seconds: Double) -> Double { min(12 * 3600, 2 * seconds) }

  /// The air of all hours on which trips depend that begin between two moments; figures of an older hour serve only
  /// where no hour has its own, and burdens without a unit only where nothing else is known.
  private func askedHours(
    _ question: RouteQuestion, from first: Date, until last: Date? = nil, beside known: HourSnapshot
  ) async throws(BrisaError) -> AskedHours {
    let reach = Self.reachSeconds(fastest: try Self.fastestSeconds(question, in: known))
    let wanted = HourlyStreets.hours(from: first, to: (last ?? first) + reach)
    var fresh: [HourlyStreets.Hour] = []
    var stale: [HourlyStreets.Hour] = []
    var relative: [HourlyStreets.Hour] = []
    let snapshots = try await keeper.hours(at: wanted, for: question)
    for (start, hour) in zip(wanted, snapshots) {
      let pollution = await hour.preparedPollution(by: question.measure)
      guard let streets = pollution.streets else { continue }
      let entry = HourlyStreets.Hour(start: start, streets: streets)
      if pollution.isRelative {
        relative.append(entry)
      } else if hour.air.fields.staleHours.isEmpty {
        fresh.append(entry)
      } else {
        stale.append(entry)
      }
    }
    let serving = [fresh, stale, relative].first { !$0.isEmpty } ?? []
    return AskedHours(
      streets: HourlyStreets(hours: serving, wanted: wanted.count),
      isRelative: fresh.isEmpty && stale.isEmpty && !relative.isEmpty,
      snapshots: Dictionary(zip(wanted, snapshots), uniquingKeysWith: { first, _ in first }), first: known)
  }

  /// Travel time of the fastest route.
  private static func fastestSeconds(_ question: RouteQuestion, in hour: HourSnapshot) throws(BrisaError) -> Double {
    let finder = PathFinder(hour)
    let ends = try EndFinder(hour).ends(question)
    return try finder.path(finder.query(question, between: ends, streets: nil)).durationSeconds
  }
}

/// The hours of a question whose air changes under way, all as they were at one time.
private struct AskedHours {
  /// The air on all streets in them.
  let streets: HourlyStreets
  /// Whether it has no unit.
  let isRelative: Bool
  /// By their starts.
  let snapshots: [Date: HourSnapshot]
  /// What the search began with.
  let first: HourSnapshot

  /// What answers a question about the hour of its departure, one of these; where that would have no unit and others
  /// have, the nearest of these stands in, as its air does on the way.
  func planner(_ question: RouteQuestion) -> RoutePlanner {
    let start = question.departure.startOfHour
    let own = snapshots[start] ?? first
    guard own.pollution(by: question.measure).isRelative, !streets.starts.contains(start),
      let nearest = streets.starts.min(by: { abs($0.timeIntervalSince(start)) < abs($1.timeIntervalSince(start)) }),
      let other = snapshots[nearest]
    else { return RoutePlanner(own) }
    return RoutePlanner(other)
  }
}

extension Notice {
  /// Said where a departure was to be chosen and burdens have no unit.
  fileprivate static let departuresAlike = Notice(
    code: "departures-alike",
    text: LocalizedText(
      en: "Burdens without a unit do not tell one departure from another: the ways are those of the first.",
      es: "Las cargas sin unidad no distinguen una salida de otra: los caminos son los de la primera.",
      ca: "Les càrregues sense unitat no distingixen una eixida d'una altra: els camins són els de la primera."))
}
