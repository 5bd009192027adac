internal import Foundation
internal import Setup
internal import Trips

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

  struct DepartureSavings: Encodable {
    let burden: Double
    let seconds: Double

    init(_ burdenMinutes: Double, _ seconds: Double) {
      burden = burdenMinutes.rounded(decimals: 6)
      self.seconds = seconds.rounded(decimals: 1)
    }
  }

  let best: Point
  let detour: DepartureSavings
  let waiting: DepartureSavings
  let both: DepartureSavings
  let curve: [Point]

  init(_ departures: RouteDepartures) {
    best = Point(departures.best)
    detour = DepartureSavings(departures.savedByDetourMinutes, departures.detourSeconds)
    waiting = DepartureSavings(departures.savedByWaitingMinutes, departures.waitingSeconds)
    both = DepartureSavings(departures.savedByBothMinutes, departures.bothSeconds)
    curve = departures.curve.map { Point($0) }
  }
}
