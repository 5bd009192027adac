internal import AirField
internal import Geo

/// The mesh that contours run through: the middles of a grid's cells, of their sides and their corners.
///
/// Each cell that is known is cut into eight triangles around its middle. A side's middle has the mean of the known
/// cells that share it, a corner likewise, so the mesh covers the known cells exactly, is continuous between them, and
/// holds each cell's value at its middle. Vertex (row, column) lies half a cell south and east of the one before; the
/// middle of cell (r, c) is (2r + 1, 2c + 1).
struct Lattice {
  let spec: GridSpec
  let values: [Float]
  /// Rows and columns of vertices.
  let rows: Int
  let columns: Int

  init(spec: GridSpec, values: [Float]) {
    self.spec = spec
    self.values = values
    rows = 2 * spec.rows + 1
    columns = 2 * spec.columns + 1
  }

  /// The number of a vertex.
  func vertex(_ row: Int, _ column: Int) -> Int { row * columns + column }

  /// The value of a cell, NaN outside the grid and where nothing is known.
  func cell(_ row: Int, _ column: Int) -> Float {
    guard row >= 0, column >= 0, row < spec.rows, column < spec.columns else { return .nan }
    return values[row * spec.columns + column]
  }

  /// The value at a vertex: the mean of the known cells around it.
  func value(at vertex: Int) -> Float {
    let row = vertex / columns
    let column = vertex % columns
    var sum: Float = 0
    var known: Float = 0
    for cellRow in (row - 1) >> 1...row >> 1 {
      for cellColumn in (column - 1) >> 1...column >> 1 {
        let value = cell(cellRow, cellColumn)
        guard !value.isNaN else { continue }
        sum += value
        known += 1
      }
    }
    return sum / known
  }

  /// The eight vertices around the middle of a cell, counter-clockwise on the map from its north-western corner.
  func ring(around row: Int, _ column: Int) -> [8 of Int] {
    let north = 2 * row
    let west = 2 * column
    return [
      vertex(north, west), vertex(north + 1, west), vertex(north + 2, west), vertex(north + 2, west + 1),
      vertex(north + 2, west + 2), vertex(north + 1, west + 2), vertex(north, west + 2), vertex(north, west + 1),
    ]
  }

  /// Where a vertex lies, in half cells east and south of the north-western corner.
  func place(of vertex: Int) -> (x: Double, y: Double) {
    (Double(vertex % columns), Double(vertex / columns))
  }

  /// The coordinate of a place in half cells.
  func coordinate(x: Double, y: Double) -> Coordinate {
    Coordinate(
      latitude: spec.box.north - (spec.box.north - spec.box.south) * y / Double(rows - 1),
      longitude: spec.box.west + (spec.box.east - spec.box.west) * x / Double(columns - 1))
  }
}
