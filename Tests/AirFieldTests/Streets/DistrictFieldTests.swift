import AirData
import Geo
import TestSupport
import Testing

@testable import AirField

@Suite("The background of districts")
struct DistrictFieldTests: LongStreetSuite {
  @Test("a background station in a dense district, near a street, keeps what it read")
  func denseDistrict() throws {
    let quarter = (1...12).map { row in
      StreetLine(
        points: [PlanePoint(x: -600, y: -60 * Double(row)), PlanePoint(x: 600, y: -60 * Double(row))],
        roadClass: .secondary, lanes: 2)
    }
    let streets = model([Self.street] + quarter) { $0.district = .fitted }
    let readings = [
      reading("dense", .background, 40, x: 0, y: 12), reading("park", .background, 20, x: 0, y: 3000),
    ]
    let field = try field(readings, method: .nearest, streets: streets)
    let parts = try parts(field, 0, 12)
    #expect(parts.increment > 2)
    #expect(isClose(parts.total, 40, 1e-3))
  }

  @Test("the background follows the density of streets between stations, and keeps their readings")
  func district() throws {
    // Forty small streets around (0, 1500), none around (0, −1500).
    let quarter = (0..<40).map { index in
      StreetLine(
        points: [PlanePoint(x: -400, y: 1100 + 20 * Double(index)), PlanePoint(x: 400, y: 1100 + 20 * Double(index))],
        roadClass: .residential)
    }
    let readings = [reading("a", .background, 20, x: -2500, y: -300), reading("b", .background, 20, x: 2500, y: -300)]
    func background(_ ratioPerDensity: Double, _ y: Double) throws -> Double {
      let streets = model([Self.street] + quarter) { $0.district.ratioPerDensity = ratioPerDensity }
      return try parts(field(readings, streets: streets), 0, y).background
    }
    for y in [1500.0, -300] { #expect(isClose(try background(0, y), 20, 1e-4)) }
    let rise = DistrictCalibration.fitted.ratioPerDensity
    #expect(try background(rise, 1500) > 21)
    #expect(try background(rise, 1500) < 40)
    let streets = model([Self.street] + quarter) { $0.district.ratioPerDensity = rise }
    #expect(isClose(try parts(field(readings, streets: streets), -2500, -300).total, 20, 1e-3))
    // A map of cells has the same background as single places.
    let mapped = try field(readings, streets: streets)
    let corner = place(0, 1500)
    let spec = try GridSpec(
      box: BoundingBox(
        west: corner.longitude, south: corner.latitude, east: corner.longitude + 1e-5, north: corner.latitude + 1e-5),
      cellMeters: 8)
    let grid = try #require(mapped.grid(.no2, spec))
    let middle = try #require(mapped.estimate(.no2, at: spec.center(row: 0, column: 0)))
    #expect(abs(Double(grid.values[0]) - middle.value) < 0.05)
  }
}
