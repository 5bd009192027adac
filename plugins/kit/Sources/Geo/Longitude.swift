/// Longitudes in degrees: they begin anew at the 180th meridian, where neighbours are 360° apart.
public enum Longitude {
  /// Degrees east from one longitude to another the short way round the globe, -180 to 180.
  ///
  /// Neither may be more than half the globe beyond ±180.
  @inlinable
  public static func difference(from start: Double, to end: Double) -> Double { onGlobe(end - start) }

  /// A longitude as one from -180 to 180, where it is up to a whole turn beyond.
  @inlinable
  public static func onGlobe(_ degrees: Double) -> Double {
    degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
  }

  /// A longitude as it is seen from another one: beyond ±180 where the short way there passes the 180th meridian.
  @inlinable
  public static func unbroken(_ degrees: Double, from start: Double) -> Double {
    degrees - start > 180 ? degrees - 360 : degrees - start < -180 ? degrees + 360 : degrees
  }

  /// Places in their order, whose longitudes go on beyond ±180 where the line through them passes the 180th meridian.
  ///
  /// From each place it goes to the next one the short way round the globe.
  public static func unbroken(_ places: [Coordinate]) -> [Coordinate] {
    var turns = 0.0
    var before = places.first?.longitude ?? 0
    return places.map { place in
      let step = place.longitude - before
      if step > 180 { turns -= 360 } else if step < -180 { turns += 360 }
      before = place.longitude
      return Coordinate(latitude: place.latitude, longitude: place.longitude + turns)
    }
  }
}
