internal import Geo

/// Inverse squared distances on a lattice: eight columns at a time, in `Float`.
///
/// Distances are taken and squared in `Double`, once per station and column and once per station and row, so that a
/// cell costs an addition, half a division and a few products for every station. Sums of sixteen stations are kept
/// apart, which keeps the rounding of three hundred at that of twenty.
struct InverseSquareKernel {
  private typealias Cells = SIMD8<Float>

  let stations: StationArrays

  /// Stations whose sums are kept in registers.
  private static let block = 16
  /// Columns, by eights, whose table of squares fits into a core's own memory.
  private static let tile = 128

  /// Sums of weights, and of weights times readings, in eight columns of a row.
  private struct Sums {
    var weights = Cells.zero
    var weighted = Cells.zero
  }

  /// Fills a lattice; the points at a station, or nearly so, are left to a closure.
  func fill(_ lattice: PlaneLattice, _ values: inout MutableSpan<Float>, atStation: (PlanePoint) -> Float) {
    for first in stride(from: 0, to: lattice.x.count, by: Self.tile * Cells.scalarCount) {
      let columns = first..<min(first + Self.tile * Cells.scalarCount, lattice.x.count)
      let lanes = (columns.count + Cells.scalarCount - 1) / Cells.scalarCount
      var sums = [Sums](repeating: Sums(), count: lanes * lattice.y.count)
      for block in stride(from: 0, to: stations.count, by: Self.block) {
        add(
          block..<min(block + Self.block, stations.count), at: lattice, columns: columns, lanes: lanes, to: &sums)
      }
      for row in lattice.y.indices {
        for column in columns {
          let (lane, position) = (column - first).quotientAndRemainder(dividingBy: Cells.scalarCount)
          let weight = sums[row * lanes + lane].weights[position]
          // So much weight, or none that is a number, may come from a station at the point.
          values[row * lattice.x.count + column] =
            weight < Float(0.5 / InverseDistanceWeight.coincidenceSquared)
            ? sums[row * lanes + lane].weighted[position] / weight
            : atStation(PlanePoint(x: lattice.x[column], y: lattice.y[row]))
        }
      }
    }
  }

  private func add(
    _ block: Range<Int>, at lattice: PlaneLattice, columns: Range<Int>, lanes: Int, to sums: inout [Sums]
  ) {
    let squaresX = squares(block, lattice.x[columns], lanes)
    let readings = stations.values[block].map { Float($0) }
    for (row, y) in lattice.y.enumerated() {
      let squaresY = stations.y[block].map { Float(($0 - y) * ($0 - y)) }
      add(
        readings.span, squaresX: squaresX.span, squaresY: squaresY.span, row: row * lanes..<(row + 1) * lanes, to: &sums
      )
    }
  }

  /// Squared distances in x, of every station within every eight columns; the last eight is filled up with the last
  /// column.
  private func squares(_ block: Range<Int>, _ x: ArraySlice<Double>, _ lanes: Int) -> [Cells] {
    var result = [Cells](repeating: .zero, count: lanes * block.count)
    for lane in 0..<lanes {
      var eight = Lanes.zero
      for position in 0..<Lanes.scalarCount {
        eight[position] = x[min(x.startIndex + lane * Lanes.scalarCount + position, x.endIndex - 1)]
      }
      for (offset, station) in block.enumerated() {
        let delta = eight - stations.x[station]
        result[lane * block.count + offset] = Cells(delta * delta)
      }
    }
    return result
  }

  /// Adds a block of stations to a row.
  ///
  /// Two stations share a division: 1/a + 1/b = (a + b) / ab, which stays far from overflow since no
  /// sample lies further than ``FieldSample/largestDistanceMeters``.
  private func add(
    _ readings: Span<Float>, squaresX: Span<Cells>, squaresY: Span<Float>, row: Range<Int>, to sums: inout [Sums]
  ) {
    let count = readings.count
    var sums = sums.mutableSpan
    for lane in 0..<row.count {
      var sum = sums[row.lowerBound + lane]
      var part = Sums()
      let start = lane * count
      var station = 0
      while station + 1 < count {
        let first = squaresX[start + station] + squaresY[station]
        let second = squaresX[start + station + 1] + squaresY[station + 1]
        let inverse = 1 / (first * second)
        part.weights += (first + second) * inverse
        part.weighted += (second * readings[station] + first * readings[station + 1]) * inverse
        station += 2
      }
      if station < count {
        let inverse = 1 / (squaresX[start + station] + squaresY[station])
        part.weights += inverse
        part.weighted += inverse * readings[station]
      }
      sum.weights += part.weights
      sum.weighted += part.weighted
      sums[row.lowerBound + lane] = sum
    }
  }
}
