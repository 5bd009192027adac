internal import AirData
internal import Computing
internal import Geo

/// What streets add on average over the cells of a coarse map: the map has it already, and the streets' part is what
/// lies above it.
struct KernelMeans: Sendable {
  private let means: RasterPattern
  private let projection: LocalProjection
  /// What lies above these means, averaged over the cells of the map that is drawn.
  let cellMeans = CellMeans()

  /// Metres between the samples that a mean is taken of, less than a street's reach.
  private static let sampleMeters = 20.0
  /// Most samples of all cells together; of a larger map each has fewer.
  private static let maxSamples = 4_000_000.0

  /// - Complexity: O(samples × pieces of street near by), on all cores.
  init(_ kernel: CityKernel, over raster: AirMapRaster, resolutionMeters: Double, on projection: LocalProjection) {
    let cells = raster.columns * raster.rows
    let wanted = (resolutionMeters / Self.sampleMeters).rounded(.up)
    let side = Int(max(1, min(wanted, (Self.maxSamples / Double(cells)).squareRoot().rounded(.down))))
    let corner = projection.project(Coordinate(latitude: raster.box.north, longitude: raster.box.west))
    let opposite = projection.project(Coordinate(latitude: raster.box.south, longitude: raster.box.east))
    let stepX = (opposite.x - corner.x) / Double(raster.columns * side)
    let stepY = (opposite.y - corner.y) / Double(raster.rows * side)
    let values = [Float].filled(with: 0, count: cells, piece: 256) { part, means in
      for (offset, cell) in part.enumerated() {
        let (row, column) = (cell / raster.columns * side, cell % raster.columns * side)
        var sum = 0.0
        for sample in 0..<side * side {
          let x = corner.x + (Double(column + sample % side) + 0.5) * stepX
          let y = corner.y + (Double(row + sample / side) + 0.5) * stepY
          let most = AmplitudePrior.largestKernel
          sum += min(most, kernel.value(at: PlanePoint(x: x, y: y), upTo: most))
        }
        means[offset] = Float(sum / Double(side * side))
      }
    }
    means = RasterPattern(
      AirMapRaster(
        box: raster.box, columns: raster.columns, rows: raster.rows,
        values: zip(values, raster.values).map { $1.isNaN ? .nan : $0 }))
    self.projection = projection
  }

  /// The mean around a point; 0 where the map has no value.
  func value(at point: PlanePoint) -> Double {
    let mean = means.value(at: projection.unproject(point))
    return mean.isNaN ? 0 : mean
  }
}
