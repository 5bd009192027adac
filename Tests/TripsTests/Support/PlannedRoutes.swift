import AirData
import Foundation
import Routing

@testable import Trips

extension PlannedRoute {
  /// A route with nothing but what an offer and a verdict look at; percentages are of the fastest, whose burden is 100
  /// min.
  static func plain(
    _ labels: [RouteLabel], seconds: Double = 600, percent: Double? = 0, sure: Double? = nil,
    interval: ClosedRange<Double>? = nil, metersInside: Double = 0, doses: [Pollutant: Double] = [:]
  ) -> PlannedRoute {
    let air = RouteAir(
      burdenMinutes: percent.map { 100 + $0 }, indexMean: nil, indexMax: nil, indexCoverage: .whole, exposure: [:],
      doseMicrograms: [:],
      exposureIncrement: [:], doseIncrementMicrograms: [:], metersWithoutAir: 0, metersBeyondStations: 0)
    var route = PlannedRoute(
      labels: labels, avoidance: nil, path: Path(pieces: [], crossings: [], breaksExclusion: false),
      distanceMeters: seconds, durationSeconds: seconds, air: air,
      difference: RouteDifference(
        distancePercent: nil, durationPercent: nil, burdenPercent: percent, burdenSigmaPercent: nil,
        burdenInterval68Percent: interval, doseMicrogramsPercent: doses),
      snapFromMeters: 0, snapToMeters: 0, metersByClass: [],
      exclusions: metersInside > 0
        ? [
          ZoneFigures(
            zone: "exclude-1", name: "exclude-1", calling: "1", metersInside: metersInside, secondsInside: metersInside)
        ] : [],
      geometry: [], geometrySeconds: [], streets: [], notices: [])
    route.cleanerProbability = sure
    return route
  }
}
