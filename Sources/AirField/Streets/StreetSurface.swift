import Geo

/// A background with what the streets add to it.
struct StreetSurface: FittedSurface {
  /// Id of the method that was used.
  let method: String
  let background: any FittedSurface
  let increment: StreetIncrement

  func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>) {
    background.values(at: points, into: &values)
    for index in 0..<min(points.count, values.count) {
      values[index] = max(0, values[index]) + Float(increment.estimate(at: points[index]).value)
    }
  }

  func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>) {
    background.estimates(at: points, into: &estimates)
    for index in 0..<min(points.count, estimates.count) {
      estimates[index] = estimates[index].flooredAtZero + increment.estimate(at: points[index])
    }
  }

  /// Concentrations at some points of which the map's say is known; nil where the hour has another kernel, or where
  /// they are not as many.
  func values(at points: [PlanePoint], streets: [StreetValues]) -> [Float]? {
    guard increment.kernel.isStatic, streets.count == points.count else { return nil }
    var values = (background as? DistrictSurface)?.values(at: points, streets: streets) ?? background.values(at: points)
    for index in values.indices {
      let added = increment.state(at: points[index], kernel: Double(streets[index].kernel)).value
      values[index] = max(0, values[index]) + Float(added)
    }
    return values
  }

  /// Backgrounds and increments at some points, by the map's say of them where that is known and serves the hour.
  func parts(at points: [PlanePoint], streets: [StreetValues]? = nil) -> [ConcentrationParts] {
    let streets = increment.kernel.isStatic && streets?.count == points.count ? streets : nil
    let district = background as? DistrictSurface
    let backgrounds = streets.flatMap { district?.values(at: points, streets: $0) } ?? background.values(at: points)
    let states = increment.states(at: points, streets: streets)
    return zip(states, backgrounds).map { state, background in
      ConcentrationParts(
        background: max(0, Double(background)), increment: state.value, isBeyondStations: state.isBeyondStations)
    }
  }
}

extension Estimate {
  /// The sum of two parts whose errors are independent.
  static func + (left: Estimate, right: Estimate) -> Estimate {
    Estimate(
      value: left.value + right.value, sigma: (left.sigma * left.sigma + right.sigma * right.sigma).squareRoot())
  }
}
