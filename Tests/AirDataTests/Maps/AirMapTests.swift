import AirData
import Foundation
import Geo
import Testing

@Suite("A map of the air")
struct AirMapTests {
  private static let box = BoundingBox(west: 0, south: 0, east: 4, north: 2)

  private func map(
    _ values: [Float] = [1, 2, 3, 4, 5, 6, 7, .nan], pollutant: Pollutant = .no2, box: BoundingBox = box,
    columns: Int = 4,
    rows: Int = 2, days: Double = 365, resolutionMeters: Double = 25
  ) -> AirMap {
    AirMap(
      pollutant: pollutant, from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: days * 86_400),
      licence: "CC0", attribution: "City", resolutionMeters: resolutionMeters,
      content: .raster(AirMapRaster(box: box, columns: columns, rows: rows, values: values)))
  }

  @Test("Rows run from the north and columns from the west; outside the box there is nothing")
  func cells() {
    let raster = AirMapRaster(box: Self.box, columns: 4, rows: 2, values: [1, 2, 3, 4, 5, 6, 7, .nan])
    #expect(raster.value(at: Coordinate(latitude: 1.5, longitude: 0.5)) == 1)
    #expect(raster.value(at: Coordinate(latitude: 0.5, longitude: 2.5)) == 7)
    #expect(raster.value(at: Coordinate(latitude: 2, longitude: 4)) == 4)
    #expect(raster.value(at: Coordinate(latitude: 0, longitude: 0)) == 5)
    #expect(raster.value(at: Coordinate(latitude: 0.5, longitude: 3.5)).isNaN)
    #expect(raster.value(at: Coordinate(latitude: 0.5, longitude: 4.1)).isNaN)
    #expect(raster.value(at: Coordinate(latitude: .nan, longitude: 1)).isNaN)
  }

  @Test("A raster that cannot be used has no value anywhere")
  func unsoundRaster() {
    let place = Coordinate(latitude: 1, longitude: 1)
    let point = BoundingBox(west: 1, south: 1, east: 1, north: 1)
    let rasters = [
      AirMapRaster(box: Self.box, columns: 4, rows: 2, values: [1]),
      AirMapRaster(box: Self.box, columns: 0, rows: 0, values: []),
      AirMapRaster(box: point, columns: 1, rows: 1, values: [1]),
    ]
    for raster in rasters { #expect(raster.value(at: place).isNaN) }
  }

  @Test("A sound map has no flaw, holes or not")
  func sound() {
    #expect(map().flaw == nil)
    #expect(map([2100, 1, 1, 1, 1, 1, 1, 1], pollutant: .co).flaw == nil)
  }

  @Test("What makes a raster useless is told")
  func rasterFlaws() {
    let few = [Float](repeating: 1, count: 8)
    #expect(map([1, 2, 3, 4, 5, 6, 7, -0.1]).flaw == "it has values below zero")
    #expect(map([1, 2, 3, 4, 5, 6, 7, 2001]).flaw == "it has values that no air has")
    #expect(map([1, 2, 3, 4, 5, 6, 7, .infinity]).flaw == "it has values that no air has")
    #expect(map([Float](repeating: .nan, count: 8)).flaw == "it has no value at all")
    #expect(map(Array(few.dropLast())).flaw == "it has not one value a cell")
    #expect(map([], columns: 0).flaw == "it has no cells, or more than 16000000")
    #expect(map(few, columns: Int.max, rows: 2).flaw == "it has no cells, or more than 16000000")
    #expect(map(few, days: 0).flaw == "its time does not end after it starts")
    for meters in [Double.nan, -1, 1e8, .infinity] {
      #expect(map(few, resolutionMeters: meters).flaw == "its resolution is no length")
    }
    let turned = BoundingBox(west: 4, south: 0, east: 0, north: 2)
    #expect(map(few, box: turned).flaw == "its box is none on the globe")
    let beyond = BoundingBox(west: 0, south: 0, east: 400, north: 2)
    #expect(map(few, box: beyond).flaw == "its box is none on the globe")
  }

  @Test("What makes lines useless is told")
  func lineFlaws() {
    func flaw(_ lines: [AirMapLine]) -> String? {
      AirMap(
        pollutant: .no2, from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 1), licence: "",
        attribution: "", resolutionMeters: 0, content: .lines(lines)
      ).flaw
    }
    let place = Coordinate(latitude: 1, longitude: 1)
    let other = Coordinate(latitude: 1, longitude: 2)
    #expect(flaw([AirMapLine(points: [place, other], value: 3)]) == nil)
    #expect(flaw([]) == "it has no line")
    #expect(flaw([AirMapLine(points: [place], value: 3)]) == "it has a line of less than two points")
    #expect(flaw([AirMapLine(points: [place, other], value: -3)]) == "it has values below zero")
    let far = Coordinate(latitude: 91, longitude: 1)
    #expect(flaw([AirMapLine(points: [place, far], value: 3)]) == "it has a line outside the globe")
    let around = [-179.0, -60, 60, 179].map { Coordinate(latitude: 0, longitude: $0) }
    let lines = [AirMapLine](repeating: AirMapLine(points: around, value: 3), count: 2)
    #expect(flaw(lines) == "its lines are longer than 50000 km in all")
  }
}
