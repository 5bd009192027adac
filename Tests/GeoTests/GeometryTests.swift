import Foundation
import Geo
import Testing

private let valencia = Coordinate(latitude: 39.4699, longitude: -0.3763)

@Suite("Coordinates")
struct CoordinateTests {
  @Test("A degree along a great circle is the 360th part of the Earth's circumference")
  func oneDegree() {
    let degree = 2 * Double.pi * 6_371_008.8 / 360
    let equator = Coordinate(latitude: 0, longitude: 10)
    #expect(abs(equator.distanceMeters(to: Coordinate(latitude: 0, longitude: 11)) - degree) < 1e-3)
    #expect(abs(valencia.distanceMeters(to: Coordinate(latitude: 40.4699, longitude: -0.3763)) - degree) < 1e-3)
  }

  @Test("Paris to London is the published 344 km, and back the same")
  func parisLondon() {
    let paris = Coordinate(latitude: 48.8566, longitude: 2.3522)
    let london = Coordinate(latitude: 51.5074, longitude: -0.1278)
    #expect(abs(paris.distanceMeters(to: london) - 343_560) < 500)
    #expect(paris.distanceMeters(to: london) == london.distanceMeters(to: paris))
  }

  @Test("Antipodes are half the circumference apart, a place is no distance from itself")
  func extremes() {
    let other = Coordinate(latitude: -39.4699, longitude: 179.6237)
    #expect(abs(valencia.distanceMeters(to: other) - .pi * 6_371_008.8) < 1)
    #expect(valencia.distanceMeters(to: valencia) == 0)
  }

  @Test(
    "What is outside the globe says so",
    arguments: [(90.1, 0.0), (-90.1, 0), (0, 180.1), (0, -180.1), (.nan, 0), (0, .infinity)])
  func outside(latitude: Double, longitude: Double) {
    #expect(!Coordinate(latitude: latitude, longitude: longitude).isOnGlobe)
  }

  @Test("Interpolation goes from one place to the other")
  func interpolation() {
    let end = Coordinate(latitude: 39.4799, longitude: -0.3563)
    #expect(valencia.interpolated(to: end, fraction: 0) == valencia)
    let middle = valencia.interpolated(to: end, fraction: 0.5)
    #expect(abs(middle.latitude - 39.4749) < 1e-9 && abs(middle.longitude + 0.3663) < 1e-9)
  }

  @Test("Interpolation goes over the 180th meridian where that is the short way", arguments: [0.25, 0.75])
  func interpolationOverAntimeridian(fraction: Double) {
    let (start, end) = (Coordinate(latitude: 0, longitude: 179.9), Coordinate(latitude: 0, longitude: -179.9))
    let longitude = start.interpolated(to: end, fraction: fraction).longitude
    #expect(abs(longitude - (fraction < 0.5 ? 179.95 : -179.95)) < 1e-9)
  }
}

@Suite("Coordinates as text")
struct CoordinateTextTests {
  @Test(
    "Latitude and longitude are read as people paste them",
    arguments: ["39.4699,-0.3763", " 39.4699 , -0.3763 ", "+39.4699,-3763e-4"])
  func parse(text: String) throws {
    #expect(try Coordinate(parsing: text) == valencia)
  }

  @Test(
    "What is not two numbers is refused",
    arguments: [
      "", "abc", "39.4699", "39,4699,-0,3763", "39.4699 -0.3763", "nan,0", "inf,0", "0x10,0", "1,2,3", ",",
      "39.47,+-0.37",
    ])
  func malformed(text: String) {
    #expect(throws: CoordinateTextError.notTwoNumbers(text)) { try Coordinate(parsing: text) }
  }

  @Test("Longitude first is noticed where it can be")
  func swapped() throws {
    #expect(throws: CoordinateTextError.outsideGlobe("120.5,39.4", looksSwapped: true)) {
      try Coordinate(parsing: "120.5,39.4")
    }
    #expect(throws: CoordinateTextError.outsideGlobe("120.5,239.4", looksSwapped: false)) {
      try Coordinate(parsing: "120.5,239.4")
    }
    #expect(CoordinateTextError.outsideGlobe("120.5,39.4", looksSwapped: true).message.contains("other way round"))
  }
}

@Suite("Bounding boxes")
struct BoundingBoxTests {
  @Test("The box around places holds them and nothing more")
  func around() throws {
    let box = try #require(BoundingBox(around: [valencia, Coordinate(latitude: 39.5, longitude: -0.4)]))
    #expect(box == BoundingBox(west: -0.4, south: 39.4699, east: -0.3763, north: 39.5))
    #expect(box.contains(valencia))
    #expect(!box.contains(Coordinate(latitude: 39.4698, longitude: -0.38)))
    #expect(BoundingBox(around: [Coordinate]()) == nil)
  }

  @Test("A box grown by a kilometre holds what is a kilometre away in every direction")
  func expanded() {
    let box = BoundingBox(west: -0.4, south: 39.4, east: -0.3, north: 39.5).expanded(byMeters: 1000)
    #expect(
      abs(
        Coordinate(latitude: box.north, longitude: -0.3).distanceMeters(to: Coordinate(latitude: 39.5, longitude: -0.3))
          - 1000) < 0.01)
    for latitude in [39.4, 39.45, 39.5] {
      let edge = Coordinate(latitude: latitude, longitude: -0.3)
      #expect(Coordinate(latitude: latitude, longitude: box.east).distanceMeters(to: edge) >= 1000)
    }
  }

  @Test("A box at the pole stays on the globe")
  func pole() {
    let box = BoundingBox(west: 0, south: 89.9, east: 1, north: 90).expanded(byMeters: 1e6)
    #expect(box.north == 90 && box.west >= -180 && box.east <= 180)
  }

  @Test("A place is as far from a box as from its nearest point, be it over the 180th meridian")
  func distance() {
    let box = BoundingBox(west: 179, south: -17, east: 180, north: -16)
    let meters = { (longitude: Double) in box.distanceMeters(from: Coordinate(latitude: -16.5, longitude: longitude)) }
    #expect(meters(179.5) == 0)
    #expect(abs(meters(-179.99) - meters(178.99)) < 0.01)
    #expect((1060...1070).contains(meters(-179.99)))
  }

  @Test("Boxes that share an edge intersect, boxes apart do not")
  func intersects() {
    let box = BoundingBox(west: 0, south: 0, east: 1, north: 1)
    #expect(box.intersects(BoundingBox(west: 1, south: 0, east: 2, north: 1)))
    #expect(!box.intersects(BoundingBox(west: 1.1, south: 0, east: 2, north: 1)))
    #expect(box.center == Coordinate(latitude: 0.5, longitude: 0.5))
  }

  private static func box(_ west: Double, _ east: Double) -> BoundingBox {
    BoundingBox(west: west, south: -17, east: east, north: -16)
  }

  @Test("A box that reaches over the 180th meridian has a part on either side, from whichever it is seen")
  func parts() {
    let both = [Self.box(179, 180), Self.box(-180, -178)]
    #expect(Self.box(179, 182).parts == both)
    #expect(Self.box(-181, -178).parts == both)
  }

  @Test("A box on one side of the 180th meridian is its only part, also a turn away from the globe")
  func onePart() {
    #expect(Self.box(179, 180).parts == [Self.box(179, 180)])
    #expect(Self.box(181, 182).parts == [Self.box(-179, -178)])
    #expect(Self.box(-200, 200).parts == [Self.box(-180, 180)])
  }
}

@Suite("Local projection")
struct LocalProjectionTests {
  @Test("Distances on the plane are true to a thousandth within 50 km", arguments: 0..<36)
  func accuracy(direction: Int) {
    let plane = LocalProjection(origin: valencia)
    let angle = Double(direction) * .pi / 18
    for meters in [100.0, 5000, 20_000] {
      let place = plane.unproject(PlanePoint(x: meters * cos(angle), y: meters * sin(angle)))
      #expect(abs(valencia.distanceMeters(to: place) / meters - 1) < 0.002)
    }
  }

  @Test("Unprojecting undoes projecting")
  func inverse() {
    let plane = LocalProjection(origin: valencia)
    let place = Coordinate(latitude: 39.5, longitude: -0.33)
    let back = plane.unproject(plane.project(place))
    #expect(abs(back.latitude - 39.5) < 1e-12 && abs(back.longitude + 0.33) < 1e-12)
    #expect(plane.project(valencia) == PlanePoint(x: 0, y: 0))
  }

  @Test("A place over the 180th meridian is projected the short way round the globe", arguments: [179.99, -179.99])
  func overAntimeridian(longitude: Double) {
    let origin = Coordinate(latitude: -16.8, longitude: longitude)
    let place = Coordinate(latitude: -16.8, longitude: -longitude)
    let point = LocalProjection(origin: origin).project(place)
    #expect(abs(abs(point.x) - origin.distanceMeters(to: place)) < 1)
    #expect((point.x > 0) == (longitude > 0))
  }
}
