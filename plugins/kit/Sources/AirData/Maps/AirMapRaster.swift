public import Geo

/// Values in the cells of a regular grid of WGS 84 degrees.
public struct AirMapRaster: Hashable, Sendable {
  /// The outer edges of the outermost cells.
  public let box: BoundingBox
  /// Number of cells from west to east.
  public let columns: Int
  /// Number of cells from north to south.
  public let rows: Int
  /// µg/m³, row after row from the north, each from the west; NaN where the map has a hole.
  public let values: [Float]
  /// Whether the grid has no ``flaw``: it is looked up at many places.
  private let isSound: Bool

  /// Most cells of a map.
  public static let maxCells = 16_000_000

  /// Creates a raster; see ``flaw`` for what a sound one is.
  public init(box: BoundingBox, columns: Int, rows: Int, values: [Float]) {
    self.box = box
    self.columns = columns
    self.rows = rows
    self.values = values
    isSound = Self.flaw(box, columns: columns, rows: rows, values: values.count) == nil
  }

  /// Why the grid cannot be used, nil when it can; the values are looked at elsewhere.
  public var flaw: String? { Self.flaw(box, columns: columns, rows: rows, values: values.count) }

  private static func flaw(_ box: BoundingBox, columns: Int, rows: Int, values: Int) -> String? {
    let corners = [
      Coordinate(latitude: box.south, longitude: box.west), Coordinate(latitude: box.north, longitude: box.east),
    ]
    guard corners.allSatisfy(\.isOnGlobe), box.west < box.east, box.south < box.north else {
      return "its box is none on the globe"
    }
    guard columns > 0, rows > 0, columns <= maxCells, rows <= maxCells, columns * rows <= maxCells else {
      return "it has no cells, or more than \(maxCells)"
    }
    return columns * rows == values ? nil : "it has not one value a cell"
  }

  /// The value of the cell that holds a place; NaN in a hole, outside the box, and where the grid has a ``flaw``.
  public func value(at place: Coordinate) -> Float {
    guard isSound, box.contains(place) else { return .nan }
    let column = Int((place.longitude - box.west) / (box.east - box.west) * Double(columns))
    let row = Int((box.north - place.latitude) / (box.north - box.south) * Double(rows))
    return values[min(row, rows - 1) * columns + min(column, columns - 1)]
  }
}
