public import Geo

/// A concentration at every point of the plane, fitted to the samples of one hour.
///
/// The two batch forms are the requirements, so that a million points cost one dynamic call. A surface knows no mask and no floor:
/// ``PollutionField`` applies both.
public protocol FittedSurface: Sendable {
  /// Writes the concentration in µg/m³ at each point; the shorter of the two spans decides how many.
  func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>)

  /// Writes concentration and standard deviation at each point; the shorter of the two spans decides how many.
  func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>)
}

extension FittedSurface {
  /// Concentration and standard deviation at one point.
  public func predict(_ point: PlanePoint) -> Estimate {
    predict([point])[0]
  }

  /// Concentration and standard deviation at some points, in their order.
  public func predict(_ points: [PlanePoint]) -> [Estimate] {
    var result = [Estimate](repeating: Estimate(value: 0, sigma: 0), count: points.count)
    var span = result.mutableSpan
    estimates(at: points.span, into: &span)
    return result
  }

  /// Concentrations in µg/m³ at some points, in their order.
  public func values(at points: [PlanePoint]) -> [Float] {
    var result = [Float](repeating: 0, count: points.count)
    var span = result.mutableSpan
    values(at: points.span, into: &span)
    return result
  }
}
