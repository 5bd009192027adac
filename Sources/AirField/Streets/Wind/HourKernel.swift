import Geo

/// The kernel of one hour: the static one, with more on the lee side of streets and less on the other while a wind blows.
struct HourKernel: Sendable {
  private let kernel: StreetKernel
  /// β times the unit vector towards which the wind blows; nil where both sides are alike.
  private let lee: PlanePoint?

  /// - Parameters:
  ///   - kernel: The static kernel.
  ///   - contrast: β, from 0 up to but not 1; nil where the wind does not count.
  ///   - wind: The hour's wind; nil where nobody knows it.
  init(_ kernel: StreetKernel, contrast: Double? = nil, wind: CityWind? = nil) {
    self.kernel = kernel
    lee = contrast.flatMap { contrast in
      guard contrast > 0, let direction = wind?.direction else { return nil }
      let kept = min(contrast, StreetCalibration.largestLeeContrast)
      return PlanePoint(x: kept * direction.x, y: kept * direction.y)
    }
  }

  /// Whether the sides of a street differ.
  var hasWind: Bool { lee != nil }

  /// The kernel at a point: zero or more, and 0 away from streets.
  func value(at point: PlanePoint) -> Double {
    guard let lee else { return kernel.value(at: point) }
    return kernel.sums(at: point).value(lee: lee)
  }
}
