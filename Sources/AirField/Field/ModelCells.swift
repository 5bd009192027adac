internal import Geo

/// The cells around the points of a model, by how far the points lie apart.
///
/// Grids of equal degrees are no squares away from the equator. So a cell has a width, by the nearest points that lie
/// more to the sides, and a height, by the nearest that lie more up and down.
struct ModelCells {
  /// From a point to the corners of its cell, and a little more for cells that are no rectangles, in metres.
  let reachMeters: Double

  /// How far a lone point reaches, in metres: global models of the air have cells of 0.4°.
  private static let loneReachMeters = 30_000.0
  /// Points farther apart than this have other cells between them, in metres.
  private static let maxSpacingMeters = 50_000.0
  /// Of a cell's diagonal: half would end at the corners.
  private static let reachPerDiagonal = 0.55
  /// So many points at most are asked for their nearest others.
  private static let maxLookedAt = 50

  /// Cells of points in a row are taken for squares; points in one place count as one.
  /// - Complexity: O(n) for n points.
  init(_ points: [PlanePoint]) {
    let nearest = stride(from: 0, to: points.count, by: 1 + points.count / Self.maxLookedAt)
      .map { Nearest(to: points[$0], among: points) }
    let width = Self.spacing(nearest.map(\.sideSquared))
    let height = Self.spacing(nearest.map(\.upSquared))
    guard let side = width ?? height else {
      reachMeters = Self.loneReachMeters
      return
    }
    let other = height ?? side
    reachMeters = Self.reachPerDiagonal * (side * side + other * other).squareRoot()
  }

  /// The middle one of some distances, given as their squares; nil where none is known.
  private static func spacing(_ squares: [Double]) -> Double? {
    let known = squares.filter(\.isFinite).sorted()
    return known.isEmpty ? nil : min(maxSpacingMeters, known[known.count / 2].squareRoot())
  }

  /// Squares of the distances from a point to the nearest others, infinite where there are none.
  private struct Nearest {
    var sideSquared = Double.infinity
    var upSquared = Double.infinity

    init(to point: PlanePoint, among points: [PlanePoint]) {
      for other in points {
        let x = other.x - point.x
        let y = other.y - point.y
        let (xSquared, ySquared) = (x * x, y * y)
        let squared = xSquared + ySquared
        guard squared > 0 else { continue }
        if xSquared > ySquared {
          sideSquared = min(sideSquared, squared)
        } else {
          upSquared = min(upSquared, squared)
        }
      }
    }
  }
}
