internal import Computing
internal import Geo

/// The cells around the points of a lattice, each with samples in the middles of equal parts: so a map has the mean of
/// the air and not that of its cells' middles.
struct SampledCells: Hashable, Sendable {
  let lattice: PlaneLattice
  let widthMeters: Double
  let heightMeters: Double
  private let columns: Int
  private let rows: Int

  /// Takes as many samples along each side as a step between them asks for.
  /// - Parameters:
  ///   - lattice: The middles of the cells.
  ///   - widthMeters: Width (x) of a cell.
  ///   - heightMeters: Height (y) of a cell.
  ///   - stepMeters: Samples are no farther apart than this, as far as there may be so many.
  ///   - maxSamples: Most samples along a side of a cell.
  init(_ lattice: PlaneLattice, widthMeters: Double, heightMeters: Double, stepMeters: Double, maxSamples: Int) {
    func samples(along meters: Double) -> Int {
      Int(min(Double(maxSamples), max(1, (meters / stepMeters).rounded(.up))))
    }
    self.lattice = lattice
    (self.widthMeters, self.heightMeters) = (widthMeters, heightMeters)
    (columns, rows) = (samples(along: widthMeters), samples(along: heightMeters))
  }

  /// Number of samples of a cell.
  var sampleCount: Int { rows * columns }

  /// A sample of the cell around a point, by its number.
  func sample(_ number: Int, around middle: PlanePoint) -> PlanePoint {
    let (row, column) = (number / columns, number % columns)
    return PlanePoint(
      x: middle.x + ((Double(column) + 0.5) / Double(columns) - 0.5) * widthMeters,
      y: middle.y + ((Double(row) + 0.5) / Double(rows) - 0.5) * heightMeters)
  }

  /// The samples of the cells around some points, cell after cell.
  func samples(around middles: [PlanePoint]) -> [PlanePoint] {
    var samples: [PlanePoint] = []
    samples.reserveCapacity(middles.count * sampleCount)
    for middle in middles {
      for number in 0..<sampleCount { samples.append(sample(number, around: middle)) }
    }
    return samples
  }

  /// The mean of a value over each cell, row after row.
  /// - Complexity: O(cells × samples), on all cores.
  func means(of value: @Sendable (PlanePoint) -> Double) -> [Double] {
    let width = lattice.x.count
    return [Double].filled(with: 0, count: lattice.count, piece: width) { part, means in
      for (index, middle) in lattice.points(inRow: part.lowerBound / width).enumerated() {
        var sum = 0.0
        for number in 0..<sampleCount { sum += value(sample(number, around: middle)) }
        means[index] = sum / Double(sampleCount)
      }
    }
  }
}
