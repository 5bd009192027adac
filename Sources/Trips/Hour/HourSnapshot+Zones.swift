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

  /// The zones of a question that were drawn by hand; sentences call one without a name by its number.
  func drawnZones(of question: RouteQuestion) -> [Zone] {
    let circles = question.circles.map { circle -> (name: String?, area: Zone.Area) in
      (circle.name, .circle(center: circle.center, radiusMeters: circle.radiusMeters))
    }
    let polygons = question.polygons.map { polygon -> (name: String?, area: Zone.Area) in
      (polygon.name, .polygon(rings: polygon.rings))
    }
    return (circles + polygons).enumerated().map { index, drawn in
      let number = index + 1
      return Zone(
        id: "exclude-\(number)", name: drawn.name, number: drawn.name == nil ? number : nil, area: drawn.area)
    }
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
