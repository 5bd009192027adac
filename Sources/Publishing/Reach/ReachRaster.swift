internal import AirField
internal import Geo

/// Spreads what is used up on streets over a raster: a cell near a street has what the street has.
struct ReachRaster {
  private let spec: GridSpec
  private let reachCells: Int
  private let beyond: Float

  /// - Parameters:
  ///   - spec: The raster.
  ///   - cellMeters: The size of its cells.
  ///   - besideMeters: How far from a street a cell still has what the street has.
  ///   - beyond: What cells without a street near by have.
  init(_ spec: GridSpec, cellMeters: Double, besideMeters: Double, beyond: Float) {
    self.spec = spec
    self.beyond = beyond
    reachCells = max(1, Int((besideMeters / cellMeters).rounded()))
  }

  /// The least of the streets near each cell, row by row from the north.
  /// - Complexity: O(places + cells · reach).
  func values(_ samples: ReachSamples) -> [Float] {
    var values = [Float](repeating: beyond, count: spec.count)
    let height = spec.box.north - spec.box.south
    let width = spec.box.east - spec.box.west
    for (place, used) in samples.places {
      let row = min(spec.rows - 1, max(0, Int((spec.box.north - place.latitude) / height * Double(spec.rows))))
      let column = min(spec.columns - 1, max(0, Int((place.longitude - spec.box.west) / width * Double(spec.columns))))
      let cell = row * spec.columns + column
      values[cell] = min(values[cell], used)
    }
    return spread(values)
  }

  /// The least value within a disc around each cell: a row of it at a time.
  private func spread(_ values: [Float]) -> [Float] {
    var spread = values
    for offset in -reachCells...reachCells {
      let half = Int(Double(reachCells * reachCells - offset * offset).squareRoot())
      for row in 0..<spec.rows {
        let from = row + offset
        guard from >= 0, from < spec.rows else { continue }
        for column in 0..<spec.columns {
          let first = from * spec.columns + max(0, column - half)
          let last = from * spec.columns + min(spec.columns - 1, column + half)
          var least = spread[row * spec.columns + column]
          for cell in first...last where values[cell] < least { least = values[cell] }
          spread[row * spec.columns + column] = least
        }
      }
    }
    return spread
  }
}
