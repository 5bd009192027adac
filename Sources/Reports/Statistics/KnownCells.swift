internal import Computing

/// What is known of a layer, counted over the cells of a map.
struct KnownCells {
  private var values: [Float] = []
  private var sum = 0.0
  private var counts = [Int](repeating: 0, count: LayerClass.count)
  /// The greatest value, and the first cell that has it.
  private(set) var greatest = -Float.infinity
  private(set) var greatestCell = 0

  /// - Complexity: O(cells).
  init(of cells: LayerCells) {
    values.reserveCapacity(cells.values.count)
    for (cell, value) in cells.values.enumerated() where !value.isNaN {
      values.append(value)
      sum += Double(value)
      counts[cells.bands.ordinals[cells.bands.band(of: value)] - 1] += 1
      if value > greatest {
        greatest = value
        greatestCell = cell
      }
    }
  }

  /// How many cells are known.
  var count: Int { values.count }

  /// Mean over the known cells; there must be one.
  var mean: Double { sum / Double(count) }

  /// Share of the known cells in each step of the layer's legend; there must be one.
  var areaShares: [Double] { counts.map { Double($0) / Double(count) } }

  /// The value that a share of the known cells does not exceed, by the nearest rank; there must be one.
  /// - Complexity: O(cells), in the mean: it sorts no more than it must.
  mutating func value(atShare share: Double) -> Double {
    let rank = min(values.count - 1, max(0, Int((share * Double(values.count)).rounded(.up)) - 1))
    return values.withUnsafeMutableBufferPointer { values in
      values.settle(rank: rank)
      return Double(values[rank])
    }
  }
}
