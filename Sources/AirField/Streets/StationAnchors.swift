internal import Geo

/// Takes what the streets' scale leaves over at the traffic stations back to the stations' own streets.
///
/// At a station's place the correction is the whole residual; with distance it fades as (1 − d²/R²)², R = 150 m (a
/// presumption: about a block), and with the kernel where that is smaller than at the station, so that nothing is
/// corrected away from streets. Between stations residuals are weighted by fade over squared distance.
struct StationAnchors: Sendable {
  /// A traffic station, and what is left over there.
  struct Anchor: Sendable {
    let point: PlanePoint
    /// Kernel value at the station, above zero.
    let kernel: Double
    /// Reading minus background and scaled kernel, µg/m³.
    let residual: Double
  }

  private static let reachMeters = 150.0
  /// Closer than this is at the station.
  private static let hereSquaredMeters = 1e-6

  /// So few anchors are looked through faster than found.
  private static let few = 32

  private let anchors: [Anchor]
  /// By square of the plane the anchors that may reach into it, in their order; nil for few.
  private let nearby: [Square: [Anchor]]?

  /// - Complexity: O(n) for n anchors.
  init(anchors: [Anchor]) {
    self.anchors = anchors
    nearby = anchors.count > Self.few ? Self.bySquare(anchors) : nil
  }

  private static func bySquare(_ anchors: [Anchor]) -> [Square: [Anchor]] {
    anchors.reduce(into: [:]) { squares, anchor in
      for square in Square(of: anchor.point)?.withNeighbors ?? [] { squares[square, default: []].append(anchor) }
    }
  }

  /// Those that may reach a point, in their order, so that sums are the same as over all of them.
  private func anchors(near point: PlanePoint) -> [Anchor] {
    guard let nearby else { return anchors }
    return Square(of: point).flatMap { nearby[$0] } ?? []
  }

  /// A square of the plane that is wider than an anchor reaches.
  private struct Square: Hashable {
    let column: Int
    let row: Int

    private static let sideMeters = StationAnchors.reachMeters + 1

    init(column: Int, row: Int) {
      (self.column, self.row) = (column, row)
    }

    /// The one that a point lies in; nil for a point that is nowhere.
    init?(of point: PlanePoint) {
      guard let column = Int(exactly: (point.x / Self.sideMeters).rounded(.down)),
        let row = Int(exactly: (point.y / Self.sideMeters).rounded(.down))
      else { return nil }
      self.init(column: column, row: row)
    }

    /// How many there are between two corners, both among them.
    static func count(from first: Square, to last: Square) -> Double {
      (Double(last.column) - Double(first.column) + 1) * (Double(last.row) - Double(first.row) + 1)
    }

    /// It and the eight around it.
    var withNeighbors: [Square] {
      (-1...1).flatMap { east in (-1...1).map { north in Square(column: column &+ east, row: row &+ north) } }
    }
  }

  /// Whether any correction reaches into the cell around a point.
  /// - Complexity: O(squares of the cell + anchors near by), or O(anchors) where these are fewer than the squares.
  func reach(_ cells: SampledCells, around middle: PlanePoint) -> Bool {
    func isNear(_ anchor: Anchor) -> Bool {
      abs(anchor.point.x - middle.x) < Self.reachMeters + cells.widthMeters / 2
        && abs(anchor.point.y - middle.y) < Self.reachMeters + cells.heightMeters / 2
    }
    guard let nearby,
      let first = Square(of: PlanePoint(x: middle.x - cells.widthMeters / 2, y: middle.y - cells.heightMeters / 2)),
      let last = Square(of: PlanePoint(x: middle.x + cells.widthMeters / 2, y: middle.y + cells.heightMeters / 2)),
      Square.count(from: first, to: last) <= Double(anchors.count)
    else { return anchors.contains(where: isNear) }
    return (first.column...last.column).contains { column in
      (first.row...last.row).contains { row in
        nearby[Square(column: column, row: row)]?.contains(where: isNear) ?? false
      }
    }
  }

  /// The correction at a point with a kernel value in µg/m³, and what share of its value the nearest stations speak
  /// for: 1 at a station.
  /// - Complexity: O(anchors near by).
  func correction(at point: PlanePoint, kernel: Double) -> (value: Double, share: Double) {
    var weighted = 0.0
    var weights = 0.0
    var strongest = 0.0
    for anchor in anchors(near: point) {
      let deltaX = point.x - anchor.point.x
      let deltaY = point.y - anchor.point.y
      let squared = deltaX * deltaX + deltaY * deltaY
      let remaining = 1 - squared / (Self.reachMeters * Self.reachMeters)
      guard remaining > 0 else { continue }
      let fade = remaining * remaining * min(1, kernel / anchor.kernel)
      let weight = fade / max(squared, Self.hereSquaredMeters)
      weighted += weight * anchor.residual
      weights += weight
      strongest = max(strongest, fade)
    }
    return weights > 0 ? (strongest * weighted / weights, strongest) : (0, 0)
  }
}
