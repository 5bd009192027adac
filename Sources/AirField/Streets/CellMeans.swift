internal import Computing
internal import Geo

/// Keeps the means of something that no hour changes, over the cells that were asked for last.
final class CellMeans: Sendable {
  private let kept = Lock<(cells: SampledCells, means: [Double])?>(nil)

  /// The means of a value, which is the same at every call.
  /// - Complexity: For other cells than the last ones as ``SampledCells/means(of:)``, with the lock held: whoever
  ///   asks meanwhile waits.
  func means(over cells: SampledCells, of value: @Sendable (PlanePoint) -> Double) -> [Double] {
    kept.withLock { kept in
      if let kept, kept.cells == cells { return kept.means }
      let means = cells.means(of: value)
      kept = (cells, means)
      return means
    }
  }
}
