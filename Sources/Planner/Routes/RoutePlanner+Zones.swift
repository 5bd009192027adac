internal import AirData
internal import Routing

extension RoutePlanner {
  /// The circles drawn by hand, then those around bad stations.
  func zones(of question: RouteQuestion) -> [Zone] {
    let drawn = question.circles.enumerated().map { index, circle in
      Zone(id: "exclude-\(index + 1)", center: circle.center, radiusMeters: circle.radiusMeters)
    }
    return drawn + (question.stationCircles.map(stationZones) ?? [])
  }

  /// The circles around the stations whose index is above a threshold.
  func stationZones(_ rule: RouteQuestion.StationCircles) -> [Zone] {
    memory.stations { air.picture.stationAirs() }.filter { ($0.index?.value ?? 0) > rule.indexAbove }
      .map { Zone(id: $0.station.id, center: $0.station.coordinate, radiusMeters: rule.radiusMeters) }
  }
}
