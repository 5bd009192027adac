import AirField
import Geo
import Testing

@Suite("Grid")
struct GridTests {
  private let box = BoundingBox(west: -0.40, south: 39.44, east: -0.36, north: 39.46)

  @Test("cuts the box into cells of at most the size, from the north-west")
  func cells() throws {
    // 0.02° of latitude are 2223.9 m, 0.04° of longitude at 39.45° are 3434.7 m.
    let spec = try GridSpec(box: box, cellMeters: 1000)
    #expect(spec.rows == 3)
    #expect(spec.columns == 4)
    #expect(spec.count == 12)
    let first = spec.center(row: 0, column: 0)
    #expect(isClose(first.latitude, 39.46 - 0.02 / 6))
    #expect(isClose(first.longitude, -0.40 + 0.005))
    #expect(spec.center(ofCell: 7) == spec.center(row: 1, column: 3))
    #expect(spec.centers.count == 12 && spec.centers[7] == spec.center(ofCell: 7))
  }

  @Test("has its first row in the north and its first column in the west")
  func orientation() throws {
    let spec = try GridSpec(box: box, cellMeters: 500)
    let projection = LocalProjection(origin: box.center)
    let corners = [
      (Coordinate(latitude: box.north, longitude: box.west), 1.0),
      (Coordinate(latitude: box.north, longitude: box.east), 2),
      (Coordinate(latitude: box.south, longitude: box.west), 3),
      (Coordinate(latitude: box.south, longitude: box.east), 4),
    ]
    let samples = corners.map { FieldSample(point: projection.project($0.0), value: $0.1) }
    let grid = try NearestStation().fit(samples).grid(spec, in: projection)
    #expect(grid[0, 0]?.value == 1)
    #expect(grid[0, spec.columns - 1]?.value == 2)
    #expect(grid[spec.rows - 1, 0]?.value == 3)
    #expect(grid[spec.rows - 1, spec.columns - 1]?.value == 4)
    #expect(grid.values.count == spec.count)
    #expect(grid.sigmas.count == spec.count)
  }

  @Test("has nothing outside its rows and columns")
  func bounds() throws {
    let spec = try GridSpec(box: box, cellMeters: 1000)
    let grid = try StationMean().fit([sample(0, 0, 5)]).grid(spec, in: LocalProjection(origin: box.center))
    #expect(grid[-1, 0] == nil)
    #expect(grid[0, spec.columns] == nil)
    #expect(grid[spec.rows, 0] == nil)
  }

  @Test("refuses more cells than fit in memory", arguments: [0.1, 1e-300])
  func tooLarge(cellMeters: Double) {
    #expect {
      try GridSpec(box: box, cellMeters: cellMeters)
    } throws: { error in
      guard case .gridTooLarge? = error as? FieldError else { return false }
      return true
    }
  }

  @Test("says how many cells are too many")
  func tooLargeMessage() {
    let error = FieldError.gridTooLarge(rows: 5000, columns: 6000, limit: 25_000_000)
    #expect(error.message.contains("5000 x 6000 = 30000000 cells"))
    #expect(FieldError.gridTooLarge(rows: .infinity, columns: 1e200, limit: 1).message.contains("inf cells"))
  }

  @Test("refuses a cell that is no size", arguments: [0, -5, Double.nan, .infinity])
  func cell(meters: Double) {
    #expect(throws: FieldError.self) { try GridSpec(box: box, cellMeters: meters) }
  }

  @Test(
    "refuses a box that is none",
    arguments: [
      BoundingBox(west: 1, south: 0, east: 0, north: 1), BoundingBox(west: 0, south: 1, east: 1, north: 1),
      BoundingBox(west: 0, south: .nan, east: 1, north: 1), BoundingBox(west: 0, south: 0, east: 200, north: 1),
    ])
  func box(_ box: BoundingBox) {
    #expect(throws: FieldError.emptyGrid) { try GridSpec(box: box, cellMeters: 100) }
  }
}
