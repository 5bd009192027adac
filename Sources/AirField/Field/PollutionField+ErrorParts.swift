package import AirData
package import Geo

extension PollutionField {
  /// The parts of the error at some places, in their order; nil where ``estimate(_:at:)`` is nil.
  /// - Complexity: As ``estimates(_:at:)``.
  package func errorParts(_ pollutant: Pollutant, at places: [Coordinate]) -> [ErrorParts?] {
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
