package import Geo

/// A box cut into equal cells.
///
/// Row 0 is the northernmost and column 0 the westernmost, as in a picture. The cells fill the box exactly: their sides
/// are at most the size asked for.
package struct GridSpec: Hashable, Sendable {
  /// The box that the cells fill.
  package let box: BoundingBox
  /// Number of rows, from north to south.
  package let rows: Int
  /// Number of columns, from west to east.
  package let columns: Int

  /// Most cells that a grid may have.
  package static let maximumCells = 25_000_000

  /// Cuts a box into cells of at most a size.
  ///
  /// - Throws: ``FieldError/emptyGrid`` for a box that is none, ``FieldError/setting(name:problem:)`` for an impossible
  ///   cell, ``FieldError/gridTooLarge(rows:columns:limit:)`` for more than ``maximumCells``.
  package init(box: BoundingBox, cellMeters: Double) throws(FieldError) {
    guard cellMeters.isFinite, cellMeters > 0 else {
      throw .setting(name: "cell", problem: "must be a size in metres above 0")
    }
    guard box.isSound else { throw .emptyGrid }
    let corner = LocalProjection(origin: box.center).project(Coordinate(latitude: box.north, longitude: box.east))
    let rows = max(1, (2 * corner.y / cellMeters).rounded(.up))
    let columns = max(1, (2 * corner.x / cellMeters).rounded(.up))
    guard rows * columns <= Double(Self.maximumCells) else {
      throw .gridTooLarge(rows: rows, columns: columns, limit: Self.maximumCells)
    }
    self.box = box
    self.rows = Int(rows)
    self.columns = Int(columns)
  }

  /// Number of cells.
  package var count: Int { rows * columns }

  /// The middle of a cell.
  package func center(row: Int, column: Int) -> Coordinate {
    Coordinate(
      latitude: box.north - (box.north - box.south) * (Double(row) + 0.5) / Double(rows),
      longitude: box.west + (box.east - box.west) * (Double(column) + 0.5) / Double(columns))
  }

  /// The middle of a cell by its number, which is counted row by row.
  package func center(ofCell number: Int) -> Coordinate { center(row: number / columns, column: number % columns) }

  /// The middles of all cells in the order of their numbers.
  package var centers: [Coordinate] { (0..<count).map { center(ofCell: $0) } }
}

extension BoundingBox {
  /// Whether the box has an area and lies on the globe.
  fileprivate var isSound: Bool {
    Coordinate(latitude: south, longitude: west).isOnGlobe && Coordinate(latitude: north, longitude: east).isOnGlobe
      && west < east && south < north
  }
}
