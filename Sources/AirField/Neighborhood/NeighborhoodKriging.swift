import Geo

/// Ordinary kriging of many stations: at every point from its nearest ``Neighborhood/size``.
///
/// The surface has small steps where a station leaves the neighbourhood; `docs/decisions` has why none of the ways around them is taken.
struct NeighborhoodKriging<Shape: CorrelationShape>: FittedSurface {
  private let stations: StationArrays
  private let tree: StationTree
  private let variogram: Variogram
  /// (µg/m³)² per unit of the variogram.
  private let varianceScale: Double

  init(stations: StationArrays, variogram: Variogram, varianceScale: Double) {
    self.stations = stations
    self.variogram = variogram
    self.varianceScale = varianceScale
    tree = StationTree((0..<stations.count).map { stations.point($0) })
  }

  func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>) {
    var work = LocalKriging<Shape>(variogram: variogram)
    for index in 0..<min(points.count, values.count) {
      values[index] = Float(work.solve(at: points[index], stations, tree).value)
    }
  }

  func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>) {
    var work = LocalKriging<Shape>(variogram: variogram)
    for index in 0..<min(points.count, estimates.count) {
      let solution = work.solve(at: points[index], stations, tree)
      estimates[index] = Estimate(value: solution.value, sigma: (solution.variance * varianceScale).squareRoot())
    }
  }

  /// What the other stations say at the place of each, with the variance on the scale of the variogram.
  func leaveOneOut() -> [LocalKriging<Shape>.Solution] {
    let nothing = LocalKriging<Shape>.Solution(value: 0, variance: 0)
    return [LocalKriging<Shape>.Solution].filled(with: nothing, count: stations.count, piece: 256) { part, solutions in
      var work = LocalKriging<Shape>(variogram: variogram)
      for (offset, station) in part.enumerated() {
        solutions[offset] = work.solve(at: stations.point(station), excluding: station, stations, tree)
      }
    }
  }
}
