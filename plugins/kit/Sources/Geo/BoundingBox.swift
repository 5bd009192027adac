import Foundation

/// A box of WGS 84 degrees; one that reaches over the 180th meridian is looked at in its ``parts``.
public struct BoundingBox: Hashable, Sendable {
  /// Western edge, degrees of longitude.
  public var west: Double
  /// Southern edge, degrees of latitude.
  public var south: Double
  /// Eastern edge, degrees of longitude.
  public var east: Double
  /// Northern edge, degrees of latitude.
  public var north: Double

  /// Creates a box; west is not beyond east and south not beyond north.
  public init(west: Double, south: Double, east: Double, north: Double) {
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }

  /// The smallest box around some places, nil when there are none.
  public init?(around places: some Sequence<Coordinate>) {
    var box: BoundingBox?
    for place in places {
      box =
        box?.including(place)
        ?? BoundingBox(west: place.longitude, south: place.latitude, east: place.longitude, north: place.latitude)
    }
    guard let box else { return nil }
    self = box
  }

  /// The box that holds this one and a place.
  public func including(_ place: Coordinate) -> BoundingBox {
    BoundingBox(
      west: min(west, place.longitude), south: min(south, place.latitude),
      east: max(east, place.longitude), north: max(north, place.latitude))
  }

  /// Whether a place lies inside or on the edge.
  public func contains(_ place: Coordinate) -> Bool {
    place.longitude >= west && place.longitude <= east && place.latitude >= south && place.latitude <= north
  }

  /// Metres from a place to the box, the short way round the globe; 0 inside.
  public func distanceMeters(from place: Coordinate) -> Double {
    let longitude = Longitude.unbroken(place.longitude, from: center.longitude)
    return Coordinate(
      latitude: min(max(place.latitude, south), north), longitude: min(max(longitude, west), east)
    ).distanceMeters(to: place)
  }

  /// What lies in both boxes, nil where they share no area.
  public func intersection(_ other: BoundingBox) -> BoundingBox? {
    let (west, east) = (max(west, other.west), min(east, other.east))
    let (south, north) = (max(south, other.south), min(north, other.north))
    return west < east && south < north ? BoundingBox(west: west, south: south, east: east, north: north) : nil
  }

  /// Whether two boxes share at least a point.
  public func intersects(_ other: BoundingBox) -> Bool {
    west <= other.east && other.west <= east && south <= other.north && other.south <= north
  }

  /// The box grown by a distance in metres on every side, kept on the globe.
  public func expanded(byMeters margin: Double) -> BoundingBox {
    let latitudeDegrees = margin / Earth.meanRadiusMeters * 180 / .pi
    let widest = max(abs(south), abs(north)) + latitudeDegrees
    let longitudeDegrees = latitudeDegrees / max(0.01, cos(min(89, widest) * .pi / 180))
    return BoundingBox(
      west: max(-180, west - longitudeDegrees), south: max(-90, south - latitudeDegrees),
      east: min(180, east + longitudeDegrees), north: min(90, north + latitudeDegrees))
  }

  /// The box as boxes on the globe: two where it reaches over the 180th meridian.
  ///
  /// Such a box has a west below -180 or an east above 180.
  public var parts: [BoundingBox] {
    guard east - west < 360 else { return [BoundingBox(west: -180, south: south, east: 180, north: north)] }
    guard west < -180 || east > 180 else { return [self] }
    let (start, end) = (Longitude.onGlobe(west), Longitude.onGlobe(east))
    guard start > end else { return [BoundingBox(west: start, south: south, east: end, north: north)] }
    return [
      BoundingBox(west: start, south: south, east: 180, north: north),
      BoundingBox(west: -180, south: south, east: end, north: north),
    ]
  }

  /// The middle of the box.
  public var center: Coordinate {
    Coordinate(latitude: (south + north) / 2, longitude: (west + east) / 2)
  }
}
