import Foundation
import Geo
import Testing

/// A place some metres east and north of central Valencia.
private func at(_ east: Double, _ north: Double) -> Coordinate {
  LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.376)).unproject(PlanePoint(x: east, y: north))
}

private func isNear(_ left: Coordinate, _ right: Coordinate) -> Bool {
  left.distanceMeters(to: right) < 0.05
}

@Suite("Polylines")
struct PolylineTests {
  /// 100 m east, then 300 m north.
  private let corner: Polyline

  init() throws {
    corner = try #require(Polyline([at(0, 0), at(100, 0), at(100, 300)]))
  }

  @Test("Length is measured along the line")
  func length() {
    #expect(abs(corner.lengthMeters - 400) < 0.05)
    #expect(abs(corner.distancesMeters[1] - 100) < 0.05)
    #expect(Polyline([]) == nil)
  }

  @Test("Fractions are places along the line, clamped at its ends")
  func place() {
    #expect(isNear(corner.place(atFraction: 0.125), at(50, 0)))
    #expect(isNear(corner.place(atFraction: 0.5), at(100, 100)))
    #expect(isNear(corner.place(atFraction: -1), at(0, 0)))
    #expect(isNear(corner.place(atFraction: 7), at(100, 300)))
  }

  @Test("A slice keeps the corners inside, and runs backwards when asked")
  func slice() {
    let slice = corner.slice(from: 0.125, to: 0.5)
    #expect(slice.count == 3)
    #expect(isNear(slice[0], at(50, 0)) && isNear(slice[1], at(100, 0)) && isNear(slice[2], at(100, 100)))
    #expect(corner.slice(from: 0.5, to: 0.125) == slice.reversed())
    #expect(corner.slice(from: 0, to: 1) == corner.places)
  }

  @Test("The nearest point is at the foot of the perpendicular, or at an end")
  func nearest() {
    let foot = corner.nearest(to: at(130, 200))
    #expect(abs(foot.fraction - 0.75) < 1e-3 && abs(foot.distanceMeters - 30) < 0.05)
    let beyond = corner.nearest(to: at(-30, -40))
    #expect(beyond.fraction == 0 && abs(beyond.distanceMeters - 50) < 0.05)
    let end = corner.nearest(to: at(100, 320))
    #expect(abs(end.fraction - 1) < 1e-12 && abs(end.distanceMeters - 20) < 0.05)
  }

  @Test("Samples are the middles of equal pieces no longer than the spacing")
  func samples() {
    let samples = corner.samples(spacingMeters: 150)
    #expect(samples.count == 3)
    #expect(isNear(samples[0], at(66.67, 0)) && isNear(samples[2], at(100, 233.33)))
  }

  @Test("No spacing exhausts the memory", arguments: [0, -1, .nan, 1e-300, .infinity])
  func spacing(meters: Double) {
    #expect((1...1_000_000).contains(corner.samples(spacingMeters: meters).count))
  }

  @Test("A line of one place, or of the same place twice, is legal")
  func degenerate() throws {
    for places in [[at(0, 0)], [at(0, 0), at(0, 0)]] {
      let line = try #require(Polyline(places))
      #expect(line.lengthMeters == 0)
      #expect(isNear(line.place(atFraction: 0.5), at(0, 0)))
      #expect(line.nearest(to: at(30, 40)).fraction == 0)
      #expect(abs(line.nearest(to: at(30, 40)).distanceMeters - 50) < 0.05)
      #expect(line.samples(spacingMeters: 20).count == 1)
    }
  }
}

@Suite("GeoJSON")
struct GeoJSONTests {
  private struct Name: Encodable {
    let name: String
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test("A point is longitude, latitude with seven decimals at most")
  func point() throws {
    let place = Coordinate(latitude: 39.469_912_345_6, longitude: -0.376_3)
    #expect(try json(GeoJSON.Geometry.point(place)) == #"{"coordinates":[-0.3763,39.4699123],"type":"Point"}"#)
  }

  @Test("A feature has the members of RFC 7946")
  func feature() throws {
    let line = GeoJSON.Geometry.lineString([
      Coordinate(latitude: 1, longitude: 2), Coordinate(latitude: 3, longitude: 4),
    ])
    #expect(
      try json(GeoJSON.Feature(geometry: line, properties: Name(name: "x")))
        == #"{"geometry":{"coordinates":[[2,1],[4,3]],"type":"LineString"},"properties":{"name":"x"},"type":"Feature"}"#
    )
  }
}
