internal import Foundation
internal import Geo

/// Polygons drawn on a grid: a cell has the value of the last polygon that holds its middle.
struct PolygonCells {
  private let grid: TargetGrid
  /// Row after row from the north; NaN where no polygon is.
  private(set) var values: [Float]

  init(_ grid: TargetGrid) {
    self.grid = grid
    values = [Float](repeating: .nan, count: grid.columns * grid.rows)
  }

  /// Draws a polygon; what its rings hold an even number of times is outside.
  /// - Complexity: O(points × rows that a side crosses + cells).
  mutating func fill(_ polygon: Shapes.Polygon) {
    let rings = polygon.rings.map { $0.map(cell(of:)) }
    let heights = rings.joined().map(\.y)
    guard let top = heights.min(), let bottom = heights.max(), bottom > 0, top < Double(grid.rows) else { return }
    let first = Int(max(0, (top - 0.5).rounded(.up)))
    let last = Int(min(Double(grid.rows - 1), (bottom - 0.5).rounded(.down)))
    guard first <= last else { return }
    var crossings = [[Double]](repeating: [], count: last - first + 1)
    for ring in rings { Self.cross(ring, rows: first...last, into: &crossings) }
    for row in first...last { fillRow(row, crossings[row - first].sorted(), polygon.value) }
  }

  /// A place in columns from the west and rows from the north.
  private func cell(of place: Coordinate) -> PlanePoint {
    PlanePoint(
      x: (place.longitude - grid.box.west) / (grid.box.east - grid.box.west) * Double(grid.columns),
      y: (grid.box.north - place.latitude) / (grid.box.north - grid.box.south) * Double(grid.rows))
  }

  /// Where the sides of a ring cross the middles of rows.
  private static func cross(_ ring: [PlanePoint], rows: ClosedRange<Int>, into crossings: inout [[Double]]) {
    for (start, end) in zip(ring, ring.dropFirst() + ring.prefix(1)) where start.y != end.y {
      let (low, high) = (min(start.y, end.y), max(start.y, end.y))
      let from = max(Double(rows.lowerBound), (low - 0.5).rounded(.up))
      let to = min(Double(rows.upperBound), (high - 0.5).rounded(.up) - 1)
      guard from <= to else { continue }
      for row in Int(from)...Int(to) {
        let part = (Double(row) + 0.5 - start.y) / (end.y - start.y)
        crossings[row - rows.lowerBound].append(start.x + part * (end.x - start.x))
      }
    }
  }

  private mutating func fillRow(_ row: Int, _ crossings: [Double], _ value: Float) {
    for index in stride(from: 0, to: crossings.count - 1, by: 2) {
      let from = max(0, (crossings[index] - 0.5).rounded(.up))
      let to = min(Double(grid.columns), (crossings[index + 1] - 0.5).rounded(.up))
      guard from < to else { continue }
      for column in Int(from)..<Int(to) { values[row * grid.columns + column] = value }
    }
  }
}
