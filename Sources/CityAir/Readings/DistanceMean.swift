internal import AirField
internal import Geo

/// The inverse-distance mean (power 2) of figures at some places.
struct DistanceMean {
  private let projection: LocalProjection
  private let surface: any FittedSurface

  /// Nil where there is no figure, or one that cannot be used.
  init?(of figures: [(place: Coordinate, value: Double)]) {
    guard let origin = figures.first?.place else { return nil }
    let projection = LocalProjection(origin: origin)
    let samples = figures.map { FieldSample(point: projection.project($0.place), value: $0.value) }
    guard let surface = try? InverseDistance(power: 2).fit(samples) else { return nil }
    self.projection = projection
    self.surface = surface
  }

  /// The mean at a place; at one of the places its own figure.
  func value(at place: Coordinate) -> Double {
    surface.predict(projection.project(place)).value
  }
}
