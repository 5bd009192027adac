package import AirField
internal import Geo

/// How many metres of street lie in each cell of a grid; worked out once for all hours of a run.
package struct StreetCells: Sendable {
  private let cells: [Int32]
  private let meters: [Float]

  private static let spacingMeters = 20.0

  /// Samples the streets that lie on the grid every 20 m.
  /// - Complexity: O(length of the streets).
  package init(_ map: BaseMap, on spec: GridSpec) {
    var meters: [Int32: Float] = [:]
    for street in map.streets {
      guard let line = Polyline(street.line) else { continue }
      let samples = line.samples(spacingMeters: Self.spacingMeters)
      let share = Float(line.lengthMeters / Double(samples.count))
      for place in samples {
        if let cell = spec.cell(at: place) { meters[Int32(cell), default: 0] += share }
      }
    }
    cells = meters.keys.sorted()
    self.meters = cells.map { meters[$0] ?? 0 }
  }

  /// Share of the length of known streets in each of six categories; nil where no street is known.
  func shares(of values: [Float], bands: BandThresholds) -> [Double]? {
    var sums = [Double](repeating: 0, count: 6)
    for (cell, meters) in zip(cells, meters) {
      let value = values[Int(cell)]
      guard !value.isNaN else { continue }
      sums[bands.ordinals[bands.band(of: value)] - 1] += Double(meters)
    }
    let total = sums.reduce(0, +)
    return total > 0 ? sums.map { $0 / total } : nil
  }
}
