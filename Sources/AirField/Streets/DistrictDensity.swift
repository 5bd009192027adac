internal import Geo

/// How dense the streets of a district are: kilometres of street per square kilometre, each weighted by its class,
/// smoothed over some hundred metres.
///
/// Densely built districts have more traffic, heating and people, and their background is higher than ten stations can
/// show. The density is kept on a lattice and read off by bilinear interpolation. The smoothing is three moving
/// averages in each direction, which come close to a Gaussian; at the border of the map they average what is inside.
struct DistrictDensity: Sendable {
  private let originX: Double
  private let originY: Double
  private let cellMeters: Double
  private let columns: Int
  private let rows: Int
  /// km/km² by cell, row after row from the south-west.
  private let densities: [Float]
  /// The mean density that the streets themselves stand in, km/km².
  let mean: Double

  /// Side of a cell where the map is not too large for it.
  private static let usualCellMeters = 100.0
  /// Most cells; a larger map gets larger ones.
  private static let maxCells = 4_000_000.0

  /// Streets on their way onto the lattice.
  struct Parts {
    fileprivate var parts: [(x: Float, y: Float, weight: Float)] = []

    /// Cuts a street into parts shorter than a cell.
    mutating func add(_ line: StreetLine, _ district: DistrictCalibration) {
      let weight = line.isTunnel ? 0 : district.weights[line.roadClass] ?? 0
      guard weight > 0 else { return }
      for (start, end) in zip(line.points, line.points.dropFirst()) {
        let length = start.distance(to: end)
        guard length > 0, start.isOnMap, end.isOnMap else { continue }
        let count = max(1, (length / DistrictDensity.usualCellMeters * 2).rounded(.up))
        for part in 0..<Int(count) {
          let along = (Double(part) + 0.5) / count
          parts.append(
            (
              Float(start.x + (end.x - start.x) * along), Float(start.y + (end.y - start.y) * along),
              Float(weight * length / count)
            ))
        }
      }
    }

    /// The smallest box around all parts; nil where there are none.
    fileprivate var bounds: (west: Float, south: Float, east: Float, north: Float)? {
      guard let first = parts.first else { return nil }
      var (west, south, east, north) = (first.x, first.y, first.x, first.y)
      for part in parts {
        (west, south) = (min(west, part.x), min(south, part.y))
        (east, north) = (max(east, part.x), max(north, part.y))
      }
      return (west, south, east, north)
    }

    /// The parts over the area of each cell of a lattice, in km/km², row after row from its south-western corner.
    fileprivate func densities(west: Float, south: Float, cellMeters: Double, columns: Int, rows: Int) -> [Float] {
      var cells = [Float](repeating: 0, count: columns * rows)
      for part in parts {
        let column = min(columns - 1, Int(Double(part.x - west) / cellMeters))
        let row = min(rows - 1, Int(Double(part.y - south) / cellMeters))
        cells[row * columns + column] += part.weight
      }
      // Metres per square metre are kilometres per square kilometre ÷ 1000.
      let toDensity = Float(1000 / (cellMeters * cellMeters))
      for index in cells.indices { cells[index] *= toDensity }
      return cells
    }
  }

  /// - Complexity: O(parts + cells).
  init(_ streets: Parts, district: DistrictCalibration) {
    guard let (west, south, east, north) = streets.bounds else {
      (originX, originY, cellMeters, columns, rows, densities, mean) = (0, 0, 1, 0, 0, [], 0)
      return
    }
    let (width, height) = (Double(east - west), Double(north - south))
    let cell = max(Self.usualCellMeters, (width * height / Self.maxCells).squareRoot(), max(width, height) / 1e5)
    let columns = Int(width / cell) + 1
    let rows = Int(height / cell) + 1
    var cells = streets.densities(west: west, south: south, cellMeters: cell, columns: columns, rows: rows)
    let reach = Self.reach(spread: district.spreadMeters / cell, most: max(columns, rows))
    cells.smooth(columns: columns, rows: rows, reach: reach)
    (originX, originY, cellMeters) = (Double(west) + cell / 2, Double(south) + cell / 2, cell)
    (self.columns, self.rows, densities) = (columns, rows, cells)
    mean = cells.selfWeightedMean
  }

  /// Reads what was kept; nil where its numbers do not fit together.
  init?(_ kept: KeptDensity) {
    let frame = kept.frame
    guard frame.count == 6, let columns = Int(exactly: frame[3]), let rows = Int(exactly: frame[4]), columns >= 0,
      rows >= 0, columns.multipliedReportingOverflow(by: rows) == (kept.densities.count, false)
    else { return nil }
    (originX, originY, cellMeters, mean) = (frame[0], frame[1], frame[2], frame[5])
    (self.columns, self.rows, densities) = (columns, rows, kept.densities)
  }

  /// As it is kept with a network.
  var kept: KeptDensity {
    KeptDensity(frame: [originX, originY, cellMeters, Double(columns), Double(rows), mean], densities: densities)
  }

  /// Cells on either side of a moving average's middle, for three of them to spread by so many cells; none for a spread
  /// that is no number.
  private static func reach(spread: Double, most: Int) -> Int {
    guard !spread.isNaN else { return 0 }
    let width = (4 * spread * spread + 1).squareRoot()
    return Int(min(Double(most), ((width - 1) / 2).rounded()))
  }

  /// The density at a point in km/km²; outside the map that of the nearest place on it.
  func value(at point: PlanePoint) -> Double {
    guard !densities.isEmpty, point.x.isFinite, point.y.isFinite else { return 0 }
    let x = min(Double(columns - 1), max(0, (point.x - originX) / cellMeters))
    let y = min(Double(rows - 1), max(0, (point.y - originY) / cellMeters))
    let (column, row) = (Int(x), Int(y))
    let (right, up) = (min(column + 1, columns - 1), min(row + 1, rows - 1))
    let (shareX, shareY) = (x - Double(column), y - Double(row))
    func density(inRow row: Int) -> Double {
      (1 - shareX) * Double(densities[row * columns + column]) + shareX * Double(densities[row * columns + right])
    }
    return (1 - shareY) * density(inRow: row) + shareY * density(inRow: up)
  }
}

extension PlanePoint {
  /// Whether the point is no further from the origin than a station may be.
  fileprivate var isOnMap: Bool {
    abs(x) <= FieldSample.largestDistanceMeters && abs(y) <= FieldSample.largestDistanceMeters
  }
}

extension [Float] {
  /// Takes the moving average of a lattice three times along its rows and its columns.
  fileprivate mutating func smooth(columns: Int, rows: Int, reach: Int) {
    for _ in 0..<3 {
      for row in 0..<rows { average(from: row * columns, count: columns, step: 1, reach: reach) }
      for column in 0..<columns { average(from: column, count: rows, step: columns, reach: reach) }
    }
  }

  /// The mean of the elements, each weighted by itself; 0 where they come to nothing.
  fileprivate var selfWeightedMean: Double {
    let sums = reduce(into: (0.0, 0.0)) { $0 = ($0.0 + Double($1), $0.1 + Double($1) * Double($1)) }
    return sums.0 > 0 ? sums.1 / sums.0 : 0
  }

  /// Puts the mean of its neighbours within a reach, itself included, in the place of each of some evenly spaced
  /// elements.
  /// - Complexity: O(count).
  fileprivate mutating func average(from first: Int, count: Int, step: Int, reach: Int) {
    guard reach > 0, count > 1 else { return }
    let old = (0..<count).map { Double(self[first + $0 * step]) }
    var sum = old[0..<Swift.min(count, reach)].reduce(0, +)
    for index in 0..<count {
      if index + reach < count { sum += old[index + reach] }
      if index - reach > 0 { sum -= old[index - reach - 1] }
      let inside = Swift.min(count - 1, index + reach) - Swift.max(0, index - reach) + 1
      self[first + index * step] = Float(sum / Double(inside))
    }
  }
}
