/// The one Earth of the whole program.
public enum Earth {
  /// Mean radius R1 = (2a + b) / 3 of the WGS 84 ellipsoid in metres (IUGG).
  public static let meanRadiusMeters = 6_371_008.8
}
