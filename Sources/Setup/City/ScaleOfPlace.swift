package import AirData
package import Geo

extension ScaleID {
  /// The scale that people know where a city lies: Spain's own in Spain, the European one in the rest of Europe, that
  /// of the United States elsewhere.
  ///
  /// The borders are coarse, a few kilometres at most on land.
  package init(at place: Coordinate) {
    if PlaceOutline.spain.contains(where: { $0.contains(place) }) {
      self = .esICA
    } else {
      self = PlaceOutline.europe.contains(place) ? .euAQI : .usEPA
    }
  }
}

/// A closed line around a part of the world; coasts lie well inside it, at sea it runs anywhere.
struct PlaceOutline: Sendable {
  private let corners: [Coordinate]

  /// Takes longitude and latitude of each corner.
  init(_ corners: [(Double, Double)]) {
    self.corners = corners.map { Coordinate(latitude: $0.1, longitude: $0.0) }
  }

  /// A box.
  init(west: Double, south: Double, east: Double, north: Double) {
    self.init([(west, south), (east, south), (east, north), (west, north)])
  }

  /// Whether a place lies inside.
  func contains(_ place: Coordinate) -> Bool {
    guard var last = corners.last else { return false }
    var isInside = false
    for corner in corners {
      if (corner.latitude > place.latitude) != (last.latitude > place.latitude) {
        let share = (place.latitude - corner.latitude) / (last.latitude - corner.latitude)
        let crossing = corner.longitude + share * (last.longitude - corner.longitude)
        if place.longitude < crossing { isInside.toggle() }
      }
      last = corner
    }
    return isInside
  }
}
