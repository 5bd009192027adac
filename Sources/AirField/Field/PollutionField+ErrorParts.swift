package import AirData
package import Geo

extension PollutionField {
  /// The parts of the error at some places, in their order; nil where ``estimate(_:at:of:)`` is nil.
  ///
  /// `streets` are what the map says of the streets at the places, where it is known.
  /// - Complexity: As ``estimates(_:at:of:)``.
  package func errorParts(
    _ pollutant: Pollutant, at places: [Coordinate], streets: [StreetValues]? = nil
  ) -> [ErrorParts?] {
    guard let layer = layers[pollutant] else { return [ErrorParts?](repeating: nil, count: places.count) }
    return layer.errorParts(at: places.map { projection.project($0) }, streets: streets)
  }
}

extension FieldLayer {
  /// The parts of the error at some points, nil where they are masked.
  func errorParts(at points: [PlanePoint], streets: [StreetValues]? = nil) -> [ErrorParts?] {
    let surfaces = streetSurface
    let backgrounds = (surfaces?.background ?? surface).predict(points)
    let states = surfaces?.increments(at: points, streets: streets)
    return mask.covered(points).enumerated().map { index, isCovered in
      guard isCovered else { return nil }
      return ErrorParts(
        background: backgrounds[index].sigma * quantiles.sigmaScale,
        street: (states?[index].streetSigma ?? 0) * quantiles.sigmaScale, increment: states?[index].scaled ?? 0)
    }
  }
}
