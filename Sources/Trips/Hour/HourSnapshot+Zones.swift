internal import AirData
internal import CityAir
package import Routing
internal import Setup

extension HourSnapshot {
  /// The zones of a question: those drawn by hand, then the circles around bad stations.
  package func zones(of question: RouteQuestion) -> [Zone] {
    drawnZones(of: question) + (question.stationCircles.map(stationZones) ?? [])
  }

  /// What the zones of a question do.
  func zonePolicy(of question: RouteQuestion) -> ExclusionPolicy {
    question.forbidsZones ? .forbid : .avoid(factor: city.exclusionFactor)
  }

  /// The zones of a question that were drawn by hand.
  func drawnZones(of question: RouteQuestion) -> [Zone] {
    let areas =
      question.circles.map { Zone.Area.circle(center: $0.center, radiusMeters: $0.radiusMeters) }
      + question.polygons.map { Zone.Area.polygon(rings: $0.rings) }
    return areas.enumerated().map { index, area in Zone(id: "exclude-\(index + 1)", area: area) }
  }

  /// The circles around the stations whose index is above a threshold.
  func stationZones(_ rule: RouteQuestion.StationCircles) -> [Zone] {
    stations.filter { ($0.index?.value ?? 0) > rule.indexAbove }
      .map {
        Zone(
          id: $0.station.id, name: $0.station.name, center: $0.station.coordinate, radiusMeters: rule.radiusMeters)
      }
  }
}
