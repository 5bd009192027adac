internal import AirField
internal import Geo

extension GridSpec {
  /// The number of the cell that holds a place counted in rows and columns from the north-western corner.
  func cell(row: Double, column: Double) -> Int {
    min(rows - 1, Int(row)) * columns + min(columns - 1, Int(column))
  }

  /// The number of the cell that holds a place, nil outside the grid.
  func cell(at place: Coordinate) -> Int? {
    guard box.contains(place) else { return nil }
    return cell(
      row: (box.north - place.latitude) / (box.north - box.south) * Double(rows),
      column: (place.longitude - box.west) / (box.east - box.west) * Double(columns))
  }
}
