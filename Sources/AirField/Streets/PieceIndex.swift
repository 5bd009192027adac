internal import Geo

/// Finds the pieces that may reach a point: squares of equal size, each with the pieces whose reach touches it.
struct PieceIndex: Sendable {
  private let originX: Double
  private let originY: Double
  private let cellMeters: Double
  private let columns: Int
  private let rows: Int
  /// First entry by cell, and the number of entries at the end.
  private let first: [UInt32]
  private let entries: [UInt32]

  /// Most cells; streets that lie further apart get larger ones.
  private static let mostCells = 4_000_000.0

  /// Most pieces of a square whose order does not matter; hardly any square of a city has more.
  private static let mostUnsorted = 256

  /// - Parameters:
  ///   - pieces: What is looked for.
  ///   - reachMeters: How far they reach.
  ///   - box: Where points will be; nil for anywhere.
  /// - Complexity: O(pieces × cells that a piece's reach touches), and the sorting of crowded squares.
  init(_ pieces: [StreetPiece], reachMeters: Double, within box: PlaneBox? = nil) {
    // Worked out three times rather than kept: a large city has a million pieces.
    let extents = pieces.lazy.map { PieceExtent($0, reachMeters: reachMeters) }
    var west = Double.infinity
    var south = Double.infinity
    var east = -Double.infinity
    var north = -Double.infinity
    for extent in extents {
      west = min(west, extent.west)
      south = min(south, extent.south)
      east = max(east, extent.east)
      north = max(north, extent.north)
    }
    if let box {
      (west, south) = (max(west, box.low.x), max(south, box.low.y))
      (east, north) = (min(east, box.high.x), min(north, box.high.y))
    }
    guard west < east, south < north, pieces.count < Int(UInt32.max) else {
      (originX, originY, cellMeters, columns, rows, first, entries) = (0, 0, 1, 0, 0, [0], [])
      return
    }
    // A reach wide: a piece touches some ten squares, and half of the pieces of a square reach a point of it.
    let cell = max(reachMeters, ((east - west) * (north - south) / Self.mostCells).squareRoot())
    let columns = Int((east - west) / cell) + 1
    let rows = Int((north - south) / cell) + 1
    func cells(_ extent: PieceExtent, _ visit: (Int) -> Void) {
      guard extent.east >= west, extent.north >= south, extent.west <= east, extent.south <= north else { return }
      let left = max(0, Int((extent.west - west) / cell))
      let right = min(columns - 1, Int((extent.east - west) / cell))
      let lower = max(0, Int((extent.south - south) / cell))
      for row in lower...min(rows - 1, Int((extent.north - south) / cell)) {
        for column in left...right
        where extent.touches(
          x: west + (Double(column) + 0.5) * cell, y: south + (Double(row) + 0.5) * cell, halfCell: cell / 2)
        {
          visit(row * columns + column)
        }
      }
    }
    var first = [UInt32](repeating: 0, count: columns * rows + 1)
    for extent in extents { cells(extent) { first[$0 + 1] += 1 } }
    for index in 1..<first.count { first[index] += first[index - 1] }
    var next = first
    var entries = [UInt32](repeating: 0, count: Int(first[first.count - 1]))
    for (piece, extent) in extents.enumerated() {
      cells(extent) { cell in
        entries[Int(next[cell])] = UInt32(piece)
        next[cell] += 1
      }
    }
    // A sum that ends early is short where the nearest come first.
    for square in 0..<columns * rows where first[square + 1] - first[square] > Self.mostUnsorted {
      let middle = PlanePoint(
        x: west + (Double(square % columns) + 0.5) * cell, y: south + (Double(square / columns) + 0.5) * cell)
      let range = Int(first[square])..<Int(first[square + 1])
      let sorted = entries[range].map { (distance: pieces[Int($0)].squaredDistance(to: middle), piece: $0) }
        .sorted { ($0.distance, $0.piece) < ($1.distance, $1.piece) }
      entries.replaceSubrange(range, with: sorted.lazy.map(\.piece))
    }
    (originX, originY, cellMeters) = (west, south, cell)
    (self.columns, self.rows, self.first, self.entries) = (columns, rows, first, entries)
  }

  /// The entries of the pieces that may reach a point, none for one that is no number.
  func entries(near point: PlanePoint) -> Range<Int> {
    let column = ((point.x - originX) / cellMeters).rounded(.down)
    let row = ((point.y - originY) / cellMeters).rounded(.down)
    guard column >= 0, row >= 0, column < Double(columns), row < Double(rows) else { return 0..<0 }
    let cell = Int(row) * columns + Int(column)
    return Int(first[cell])..<Int(first[cell + 1])
  }

  /// The piece of an entry.
  func piece(_ entry: Int) -> Int { Int(entries[entry]) }
}

extension StreetPiece {
  /// The square of the distance between its nearest place and a point.
  fileprivate func squaredDistance(to point: PlanePoint) -> Double {
    let (deltaX, deltaY) = (point.x - Double(x), point.y - Double(y))
    let along = min(Double(length), max(0, deltaX * Double(directionX) + deltaY * Double(directionY)))
    let (restX, restY) = (deltaX - along * Double(directionX), deltaY - along * Double(directionY))
    return restX * restX + restY * restY
  }
}

/// Where a piece may be felt.
private struct PieceExtent {
  let west: Double
  let south: Double
  let east: Double
  let north: Double
  private let piece: StreetPiece
  private let reach: Double

  init(_ piece: StreetPiece, reachMeters: Double) {
    // A metre more than needed, for the rounding of 32-bit numbers.
    let reach = reachMeters + Double(piece.halfWidth) + 1
    let startX = Double(piece.x)
    let startY = Double(piece.y)
    let endX = startX + Double(piece.directionX * piece.length)
    let endY = startY + Double(piece.directionY * piece.length)
    west = min(startX, endX) - reach
    east = max(startX, endX) + reach
    south = min(startY, endY) - reach
    north = max(startY, endY) + reach
    self.piece = piece
    self.reach = reach
  }

  /// Whether the piece's straight line passes a square closely enough; the extent's box is not looked at.
  func touches(x: Double, y: Double, halfCell: Double) -> Bool {
    let across =
      (x - Double(piece.x)) * Double(piece.directionY) - (y - Double(piece.y)) * Double(piece.directionX)
    return abs(across) <= reach + halfCell * 2.0.squareRoot()
  }
}
