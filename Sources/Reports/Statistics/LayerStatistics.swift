package import AirData
internal import AirField
package import Geo

/// Figures of one layer over the cells of a map that are known.
package struct LayerStatistics: Hashable, Sendable {
  package let layer: MapLayer
  /// Mean over the cells, in µg/m³ or on the scale.
  package let mean: Double
  /// The middle value.
  package let median: Double
  /// The value that 95 % of the cells do not exceed.
  package let percentile95: Double
  /// The greatest value.
  package let maximum: Double
  /// The middle of the first cell from the north that has it.
  package let maximumPlace: Coordinate
  /// Share of the map that is known, 0 to 1.
  package let knownAreaShare: Double
  /// What is missing somewhere of an index; nothing of a pollutant.
  package let missing: IndexCoverage
  /// Shares of the known area that lack each of the missing pollutants, 0 to 1.
  package let missingShares: [Double]
  /// Share of the known area whose index is partial, 0 to 1.
  package let partialAreaShare: Double
  /// Share of the known area in each of the six steps of the layer's legend.
  package let areaShares: [Double]
  /// Share of the length of known streets in each step; nil without streets.
  package let streetShares: [Double]?

  /// `≥ ` where an index is partial somewhere: then its figures are the least that they can be.
  var bound: String { missing.isPartial ? "≥ " : "" }

  /// Counts a layer; nil where nothing is known.
  /// - Complexity: O(cells).
  init?(
    _ layer: MapLayer, values: [Float], spec: GridSpec, bands: BandThresholds, streets: StreetCells?,
    index: IndexRaster? = nil
  ) {
    var known: [Float] = []
    known.reserveCapacity(values.count)
    var sum = 0.0
    var greatest = -Float.infinity
    var greatestCell = 0
    var counts = [0, 0, 0, 0, 0, 0]
    for (cell, value) in values.enumerated() where !value.isNaN {
      known.append(value)
      sum += Double(value)
      counts[bands.ordinals[bands.band(of: value)] - 1] += 1
      if value > greatest {
        greatest = value
        greatestCell = cell
      }
    }
    guard !known.isEmpty else { return nil }
    self.layer = layer
    mean = sum / Double(known.count)
    median = Double(Self.ranked(&known, share: 0.5))
    percentile95 = Double(Self.ranked(&known, share: 0.95))
    maximum = Double(greatest)
    maximumPlace = spec.center(row: greatestCell / spec.columns, column: greatestCell % spec.columns)
    missing = index?.missing ?? .whole
    missingShares = index?.missingShares ?? []
    partialAreaShare = index?.partialShare ?? 0
    knownAreaShare = Double(known.count) / Double(values.count)
    areaShares = counts.map { Double($0) / Double(known.count) }
    streetShares = streets?.shares(of: values, bands: bands)
  }

  /// The value of a rank (nearest rank), by partitioning around it.
  private static func ranked(_ values: inout [Float], share: Double) -> Float {
    let rank = min(values.count - 1, max(0, Int((share * Double(values.count)).rounded(.up)) - 1))
    var low = 0
    var high = values.count - 1
    while low < high {
      let pivot = values[(low + high) / 2]
      var left = low
      var right = high
      while left <= right {
        while values[left] < pivot { left += 1 }
        while values[right] > pivot { right -= 1 }
        if left <= right {
          values.swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      if rank <= right {
        high = right
      } else if rank >= left {
        low = left
      } else {
        return values[rank]
      }
    }
    return values[rank]
  }
}
