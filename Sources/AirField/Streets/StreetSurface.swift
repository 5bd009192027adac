internal import Geo

/// A background with what the streets add to it.
struct StreetSurface: FittedSurface {
  /// Id of the method that was used.
  let method: String
  let background: any FittedSurface
  let increment: StreetIncrement

  var cusps: [PlanePoint] { background.cusps }

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

  /// Concentrations at some points, by what the map says of the streets there; nil where the hour has another kernel,
  /// or where points and streets are not as many.
  func values(at points: [PlanePoint], streets: [StreetValues]) -> [Float]? {
    guard let streets = serving(streets, points) else { return nil }
    return zip(backgrounds(at: points, streets: streets), increment.states(at: points, streets: streets)).map {
      max(0, $0) + Float($1.value)
    }
  }

  /// Backgrounds and increments at some points, by what the map says of the streets there where that is known and
  /// serves the hour.
  func parts(at points: [PlanePoint], streets: [StreetValues]? = nil) -> [ConcentrationParts] {
    let streets = serving(streets, points)
    return zip(backgrounds(at: points, streets: streets), increment.states(at: points, streets: streets)).map {
      ConcentrationParts(
        background: max(0, Double($0)), increment: $1.value, isBeyondStations: $1.isBeyondStations)
    }
  }

  /// Increments at some points, by what the map says of the streets there where that is known and serves the hour.
  func increments(at points: [PlanePoint], streets: [StreetValues]? = nil) -> [StreetIncrement.State] {
    increment.states(at: points, streets: serving(streets, points))
  }

  /// What the map says of the streets at the points; nil where the hour has another kernel, or where both are not as
  /// many.
  private func serving(_ streets: [StreetValues]?, _ points: [PlanePoint]) -> [StreetValues]? {
    increment.kernel.isStatic && streets?.count == points.count ? streets : nil
  }

  private func backgrounds(at points: [PlanePoint], streets: [StreetValues]?) -> [Float] {
    let district = background as? DistrictSurface
    return streets.flatMap { district?.values(at: points, streets: $0) } ?? background.values(at: points)
  }
}

extension Estimate {
  /// The sum of two parts whose errors are independent.
  static func + (left: Estimate, right: Estimate) -> Estimate {
    Estimate(
      value: left.value + right.value, sigma: (left.sigma * left.sigma + right.sigma * right.sigma).squareRoot())
  }
}
