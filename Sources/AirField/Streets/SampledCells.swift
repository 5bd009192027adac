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

  /// Metres between samples, a third of what a street between houses reaches.
  private static let sampleMeters = 10.0
  /// Most samples along a side of a cell.
  private static let maxSamples = 20.0

  init(_ lattice: PlaneLattice, widthMeters: Double, heightMeters: Double) {
    func samples(along meters: Double) -> Int {
      Int(min(Self.maxSamples, max(1, (meters / Self.sampleMeters).rounded(.up))))
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

/// Keeps the means of something that no hour changes, over the cells that were asked for last.
final class CellMeans: Sendable {
  private let kept = Lock<(cells: SampledCells, means: [Double])?>(nil)

  /// The means of a value, which is the same at every call.
  /// - Complexity: For other cells than the last ones as ``SampledCells/means(of:)``, with the lock held: who asks
  ///   meanwhile waits.
  func means(over cells: SampledCells, of value: @Sendable (PlanePoint) -> Double) -> [Double] {
    kept.withLock { kept in
      if let kept, kept.cells == cells { return kept.means }
      let means = cells.means(of: value)
      kept = (cells, means)
      return means
    }
  }
}
