public import AirData
public import Geo

/// What an estimate at a place may be off by, in the parts that go together over different distances.
public struct ErrorParts: Hashable, Sendable {
  /// σ of the background in µg/m³: it fades over the distance that the variogram has (``ErrorCorrelation``).
  public var background: Double
  /// σ in µg/m³ of what the place's own street has beside what the hour's scale says of it: it fades within a block.
  public var street: Double
  /// µg/m³ that are proportional to the amplitude of the hour's streets, whose error is common to all places.
  public var increment: Double

  /// Creates the parts.
  public init(background: Double, street: Double, increment: Double) {
    self.background = background
    self.street = street
    self.increment = increment
  }
}

extension PollutionField {
  /// The parts of the error at some places, in their order; nil where ``estimate(_:at:)`` is nil.
  /// - Complexity: As ``estimates(_:at:)``.
  public func errorParts(_ pollutant: Pollutant, at places: [Coordinate]) -> [ErrorParts?] {
    guard let layer = layers[pollutant] else { return [ErrorParts?](repeating: nil, count: places.count) }
    return layer.errorParts(at: places.map { projection.project($0) })
  }
}

extension FieldLayer {
  /// The parts of the error at some points, nil where they are masked.
  func errorParts(at points: [PlanePoint]) -> [ErrorParts?] {
    let streets = streetSurface
    let backgrounds = (streets?.background ?? surface).predict(points)
    return zip(points, backgrounds).map { point, background in
      guard mask.covers(point) else { return nil }
      let street = streets?.increment.state(at: point)
      return ErrorParts(
        background: background.sigma * quantiles.sigmaScale,
        street: (street?.streetSigma ?? 0) * quantiles.sigmaScale, increment: street?.scaled ?? 0)
    }
  }
}
