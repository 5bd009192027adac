import Geo
import Testing

@testable import Reports

@Suite("Places on a map")
struct MapFrameTests {
  @Test("are drawn just outside it, on their side, where they lie over the 180th meridian", arguments: [1.0, -1])
  func overAntimeridian(side: Double) {
    let edges = [side * 179.9, side * 180].sorted()
    let box = BoundingBox(west: edges[0], south: -16.85, east: edges[1], north: -16.75)
    let map = MapFrame(box, within: Frame(x: 0, y: 0, width: 100, height: 100))
    let point = map.point(Coordinate(latitude: -16.8, longitude: side * -179.95))
    #expect(abs(point.x - (map.frame.middleX + side * map.frame.width)) < 1e-6)
    #expect(abs(point.y - map.frame.middleY) < 1e-6)
  }
}
