internal import Foundation

/// What an answer says of air that changes under way, as JSON has it.
struct MovingAirJSON: Encodable {
  let tolerance: Double
  let provenTolerance: Double?
  let hours: [Date]

  init(_ air: RouteMovingAir) {
    tolerance = air.tolerance
    provenTolerance = air.provenTolerance.isFinite ? max(0, air.provenTolerance).rounded(decimals: 6) : nil
    hours = air.hours
  }
}

/// The burden by departure, as JSON has it.
struct DeparturesJSON: Encodable {
  struct Point: Encodable {
    let departure: Date
    let fastestBurden: Double
    let burden: Double
    let durationSeconds: Double

    init(_ point: RouteDepartures.Point) {
      departure = point.departure
      fastestBurden = point.fastestBurdenMinutes.rounded(decimals: 6)
      burden = point.burdenMinutes.rounded(decimals: 6)
      durationSeconds = point.durationSeconds.rounded(decimals: 1)
    }
  }

  struct Worth: Encodable {
    let burden: Double
    let seconds: Double
  }

  let best: Point
  let detour: Worth
  let waiting: Worth
  let both: Worth
  let curve: [Point]

  init(_ departures: RouteDepartures) {
    best = Point(departures.best)
    let waited = departures.best.departure.timeIntervalSince(departures.first.departure)
    let around = departures.first.durationSeconds - departures.fastestDurationSeconds
    let aroundLater = departures.best.durationSeconds - departures.fastestDurationSeconds
    detour = Worth(burden: departures.savedByDetourMinutes.rounded(decimals: 6), seconds: around.rounded(decimals: 1))
    waiting = Worth(burden: departures.savedByWaitingMinutes.rounded(decimals: 6), seconds: waited)
    both = Worth(
      burden: departures.savedByBothMinutes.rounded(decimals: 6), seconds: (waited + aroundLater).rounded(decimals: 1))
    curve = departures.curve.map { Point($0) }
  }
}
