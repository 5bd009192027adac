internal import AirData
internal import Routing

extension RoutePlanner {
  /// The circles drawn by hand, then those around bad stations.
  func zones(of question: RouteQuestion) -> [Zone] {
    let drawn = question.circles.enumerated().map { index, circle in
      Zone(id: "exclude-\(index + 1)", center: circle.center, radiusMeters: circle.radiusMeters)
    }
    guard let rule = question.stationCircles else { return drawn }
    let stations = air.picture.stationAirs().filter { ($0.index?.value ?? 0) > rule.indexAbove }
    return drawn
      + stations.map { Zone(id: $0.station.id, center: $0.station.coordinate, radiusMeters: rule.radiusMeters) }
  }
}
