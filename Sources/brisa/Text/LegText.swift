internal import AirData
internal import CityAir
internal import Geo
internal import Trips

/// The legs of a route over several places, a row each, and their sum.
struct LegText {
  private let answer: RouteAnswer

  init(_ answer: RouteAnswer) {
    self.answer = answer
  }

  /// What the order of the stops is; empty where there is no trip, and where one stop leaves nothing to order.
  var order: [String] {
    guard let trip = answer.trip else { return [] }
    let listed = trip.visits.count { $0.number != nil }
    guard listed > 1 else { return [] }
    let count = "\(listed)"
    let goal = TripPhrases.goals[trip.goal].map { Spoken.say($0) } ?? trip.goal.rawValue
    let order =
      trip.order == .given
      ? Spoken.say(TripPhrases.givenOrder, count)
      : Spoken.say(trip.isBestOfAll ? TripPhrases.bestOrder : TripPhrases.foundOrder, count, goal)
    return [order + (trip.isRoundTrip ? Spoken.say(TripPhrases.andBack) : "") + "."]
  }

  /// The legs of the routes, each route with its own lines; of a trip those of the way that its order was found with.
  var lines: [String] {
    let routes = shown
    guard let first = routes.first, !first.legs.isEmpty else { return [] }
    var table = TextTable(
      [
        (Spoken.say(TripPhrases.leg), .left), (Spoken.say(RoutePhrases.distance), .right),
        (Spoken.say(RoutePhrases.time), .right), (Spoken.say(RoutePhrases.burden), .right),
      ] + pollutants.map { (Spoken.say(RoutePhrases.inhaled, $0.symbol), .right) }
        + [(Spoken.say(TripPhrases.soFar), .right)])
    for route in routes {
      if routes.count > 1 { table.add([RoutePhrases.name(route.labels)] + blanks) }
      var seconds = 0.0
      for (number, leg) in route.legs.enumerated() {
        seconds += leg.durationSeconds
        table.add(
          [(routes.count > 1 ? "  " : "") + name(ofLeg: number)]
            + figures(meters: leg.distanceMeters, seconds: leg.durationSeconds, air: leg.air) + [
              Figures.duration(seconds)
            ])
      }
      if routes.count == 1 {
        table.add(
          [Spoken.say(TripPhrases.all)]
            + figures(meters: route.distanceMeters, seconds: route.durationSeconds, air: route.air) + [""])
      }
    }
    return table.lines
  }

  private var shown: [PlannedRoute] {
    guard let trip = answer.trip else { return answer.routes }
    let label = trip.goal == .burden ? RouteLabel.cleanest : .fastest
    return [answer.routes.first { $0.labels.contains(label) } ?? answer.routes.first].compactMap { $0 }
  }

  private var pollutants: [Pollutant] { answer.dosedPollutants }

  private var blanks: [String] { [String](repeating: "", count: 4 + pollutants.count) }

  private func figures(meters: Double, seconds: Double, air: RouteAir?) -> [String] {
    [
      Figures.distance(meters), Figures.duration(seconds),
      air?.burdenMinutes.map { Figures.burden($0, isRelative: answer.air.isRelative) }
        ?? Spoken.say(CommonPhrases.unknown),
    ] + pollutants.map { pollutant in air?.doseMicrograms[pollutant].map { Figures.figure($0) + " µg" } ?? "-" }
  }

  private func name(ofLeg number: Int) -> String { "\(name(ofPlace: number)) → \(name(ofPlace: number + 1))" }

  /// What one of the places is called, in the order in which they are visited.
  private func name(ofPlace number: Int) -> String {
    guard let trip = answer.trip else {
      return number == 0
        ? Spoken.say(TripPhrases.origin)
        : number > answer.via.count ? Spoken.say(TripPhrases.destination) : Spoken.say(TripPhrases.via, "\(number)")
    }
    let turn = number % trip.visits.count
    let visit = trip.visits[turn]
    guard let listed = visit.number else {
      let end = turn == 0 ? TripPhrases.origin : TripPhrases.destination
      return visit.stop.name.isEmpty ? Spoken.say(end) : visit.stop.name
    }
    return visit.stop.name.isEmpty ? "\(listed) (\(visit.stop.title))" : "\(listed) \(visit.stop.name)"
  }
}
