internal import Geo

/// Inverse distance from the nearest of many stations.
struct NearInverseDistance: FittedSurface {
  private let stations: StationArrays
  private let tree: StationTree
  private let weighing: InverseDistanceWeight
  private let variance: Double

  init(stations: StationArrays, weighing: InverseDistanceWeight, variance: Double) {
    self.stations = stations
    self.weighing = weighing
    self.variance = variance
    tree = StationTree(stations.points)
  }

  var cusps: [PlanePoint] { stations.points }

  func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>) {
    var neighbors = NeighborList(capacity: Neighborhood.size)
    for index in 0..<min(points.count, values.count) {
      values[index] = Float(sums(at: points[index], &neighbors).value)
    }
  }

  func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>) {
    var neighbors = NeighborList(capacity: Neighborhood.size)
    for index in 0..<min(points.count, estimates.count) {
      estimates[index] = sums(at: points[index], &neighbors).estimate(variance: variance)
    }
  }

  private func sums(at point: PlanePoint, _ neighbors: inout NeighborList) -> InverseDistanceWeight.Sums {
    tree.findNearest(to: point, into: &neighbors)
    let isCoincident = InverseDistanceWeight.isCoincident(neighbors.squares[0])
    var sums = InverseDistanceWeight.Sums()
    for rank in 0..<neighbors.count {
      let squared = neighbors.squares[rank]
      if isCoincident, !InverseDistanceWeight.isCoincident(squared) { break }
      sums.add(isCoincident ? 1 : weighing.weight(atSquare: squared), stations.values[neighbors.indices[rank]])
    }
    return sums
  }
}
