internal import Geo

/// Finds the pieces that may reach a point: squares of equal size, each with the pieces whose reach touches it.
struct PieceIndex: Sendable {
  private let squares: PieceSquares
  /// First entry by square, and the number of entries at the end.
  private let first: [UInt32]
  private let entries: [UInt32]

  /// Most pieces of a square whose order does not matter; hardly any square of a city has more.
  private static let maxUnsorted = 256

  /// - Parameters:
  ///   - pieces: What is looked for.
  ///   - reachMeters: How far they reach.
  ///   - box: Where points will be; nil for anywhere.
  /// - Complexity: O(pieces × squares that a piece's reach touches), and the sorting of crowded squares.
  init(_ pieces: [StreetPiece], reachMeters: Double, within box: PlaneBox? = nil) {
    // Worked out three times rather than kept: a large city has a million pieces.
    let extents = pieces.lazy.map { PieceExtent($0, reachMeters: reachMeters) }
    guard pieces.count < Int(UInt32.max),
      let squares = PieceSquares(around: extents, within: box, reachMeters: reachMeters)
    else {
      (self.squares, self.first, self.entries) = (.none, [0], [])
      return
    }
    let first = Self.first(of: extents, in: squares)
    var entries = Self.entries(of: extents, in: squares, first)
    // A sum that ends early is short where the nearest come first.
    for square in 0..<squares.count where first[square + 1] - first[square] > Self.maxUnsorted {
      let middle = squares.middle(of: square)
      let range = Int(first[square])..<Int(first[square + 1])
      let sorted = entries[range].map { (distance: pieces[Int($0)].squaredDistance(to: middle), piece: $0) }
        .sorted { ($0.distance, $0.piece) < ($1.distance, $1.piece) }
      entries.replaceSubrange(range, with: sorted.lazy.map(\.piece))
    }
    (self.squares, self.first, self.entries) = (squares, first, entries)
  }

  private static func first(of extents: some Sequence<PieceExtent>, in squares: PieceSquares) -> [UInt32] {
    var first = [UInt32](repeating: 0, count: squares.count + 1)
    for extent in extents { squares.visit(extent) { first[$0 + 1] += 1 } }
    for index in 1..<first.count { first[index] += first[index - 1] }
    return first
  }

  private static func entries(
    of extents: some Sequence<PieceExtent>, in squares: PieceSquares, _ first: [UInt32]
  ) -> [UInt32] {
    var next = first
    var entries = [UInt32](repeating: 0, count: Int(first[first.count - 1]))
    for (piece, extent) in extents.enumerated() {
      squares.visit(extent) { square in
        entries[Int(next[square])] = UInt32(piece)
        next[square] += 1
      }
    }
    return entries
  }

  /// The entries of the pieces that may reach a point, none for one that is no number.
  func entries(near point: PlanePoint) -> Range<Int> {
    guard let square = squares.number(of: point) else { return 0..<0 }
    return Int(first[square])..<Int(first[square + 1])
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

/// The squares of an index, row after row from the south-west.
private struct PieceSquares: Sendable {
  private let low: PlanePoint
  private let high: PlanePoint
  private let sideMeters: Double
  private let columns: Int
  private let rows: Int

  /// Most squares; streets that lie further apart get larger ones.
  private static let maxSquares = 4_000_000.0

  /// No square at all.
  static let none = PieceSquares()

  private init() {
    (low, high) = (PlanePoint(x: 0, y: 0), PlanePoint(x: 0, y: 0))
    (sideMeters, columns, rows) = (1, 0, 0)
  }

  /// Nil where no point of the box is reached.
  init?(around extents: some Sequence<PieceExtent>, within box: PlaneBox?, reachMeters: Double) {
    var (west, south, east, north) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for extent in extents {
      (west, south) = (min(west, extent.west), min(south, extent.south))
      (east, north) = (max(east, extent.east), max(north, extent.north))
    }
    if let box {
      (west, south) = (max(west, box.low.x), max(south, box.low.y))
      (east, north) = (min(east, box.high.x), min(north, box.high.y))
    }
    guard west < east, south < north else { return nil }
    (low, high) = (PlanePoint(x: west, y: south), PlanePoint(x: east, y: north))
    // A reach wide: a piece touches some ten squares, and half of the pieces of a square reach a point of it.
    sideMeters = max(reachMeters, ((east - west) * (north - south) / Self.maxSquares).squareRoot())
    columns = Int((east - west) / sideMeters) + 1
    rows = Int((north - south) / sideMeters) + 1
  }

  var count: Int { columns * rows }

  /// The square that holds a point, nil for one outside of all or that is no number.
  func number(of point: PlanePoint) -> Int? {
    let column = ((point.x - low.x) / sideMeters).rounded(.down)
    let row = ((point.y - low.y) / sideMeters).rounded(.down)
    guard column >= 0, row >= 0, column < Double(columns), row < Double(rows) else { return nil }
    return Int(row) * columns + Int(column)
  }

  func middle(of square: Int) -> PlanePoint { middle(column: square % columns, row: square / columns) }

  private func middle(column: Int, row: Int) -> PlanePoint {
    PlanePoint(x: low.x + (Double(column) + 0.5) * sideMeters, y: low.y + (Double(row) + 0.5) * sideMeters)
  }

  /// Hands out the squares that a piece may reach into.
  @inline(__always)
  func visit(_ extent: PieceExtent, _ body: (Int) -> Void) {
    guard extent.east >= low.x, extent.north >= low.y, extent.west <= high.x, extent.south <= high.y else { return }
    let left = max(0, Int((extent.west - low.x) / sideMeters))
    let right = min(columns - 1, Int((extent.east - low.x) / sideMeters))
    let lower = max(0, Int((extent.south - low.y) / sideMeters))
    for row in lower...min(rows - 1, Int((extent.north - low.y) / sideMeters)) {
      for column in left...right
      where extent.touches(middle(column: column, row: row), halfSide: sideMeters / 2) { body(row * columns + column) }
    }
  }
}

/// The box that a piece may reach.
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
  func touches(_ middle: PlanePoint, halfSide: Double) -> Bool {
    let across =
      (middle.x - Double(piece.x)) * Double(piece.directionY) - (middle.y - Double(piece.y)) * Double(piece.directionX)
    return abs(across) <= reach + halfSide * 2.0.squareRoot()
  }
}
