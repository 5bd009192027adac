import Geo
import Testing

@testable import Reports

@Suite("Area of a map of routes")
struct RouteMapBoxTests {
  private func size(_ box: BoundingBox) -> (width: Double, height: Double) {
    let corner = LocalProjection(origin: box.center).project(Coordinate(latitude: box.north, longitude: box.east))
    return (2 * corner.x, 2 * corner.y)
  }

  @Test("of a way of 20 m shows the streets around it")
  func ofAShortWay() throws {
    let start = Coordinate(latitude: 39.47, longitude: -0.376)
    let box = try #require(RouteMapBox.box(around: [start, Coordinate(latitude: 39.47018, longitude: -0.376)]))
    #expect(size(box).width >= 319 && size(box).height >= 319)
    #expect(box.contains(start))
  }

  @Test("ends at the 180th meridian where an end lies behind it")
  func besideAntimeridian() throws {
    let street = Coordinate(latitude: -16.8, longitude: 179.998)
    let box = try #require(RouteMapBox.box(around: [street, Coordinate(latitude: -16.8, longitude: -179.999)]))
    #expect(box.contains(street) && box.east == 180)
    #expect(size(box).width < 500)
  }

  @Test("holds all places with a margin, and is neither wide nor high beyond measure")
  func isBounded() throws {
    var generator = SeededRandom(seed: 9)
    for _ in 0..<200 {
      let places = (0..<5).map { _ in
        Coordinate(
          latitude: .random(in: 39...39.5, using: &generator) * .random(in: 0.99...1, using: &generator),
          longitude: .random(in: -0.5 ... -0.49, using: &generator))
      }
      let box = try #require(RouteMapBox.box(around: places), "\(places)")
      let size = size(box)
      #expect(places.allSatisfy { box.contains($0) }, "\(places)")
      #expect((1.02...1.52).contains(size.width / size.height), "\(places)")
    }
    #expect(RouteMapBox.box(around: []) == nil)
  }
}
