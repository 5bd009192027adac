import Geo
import Testing

@testable import Routing

@Suite("The zones near a street")
struct ZoneIndexTests {
  private static func zones(_ count: Int, radii: ClosedRange<Double>, seed: UInt64) -> [Zone] {
    var generator = SeededRandom(seed: seed)
    return (0..<count).map { number in
      let place = Coordinate(
        latitude: .random(in: -60...60, using: &generator), longitude: .random(in: -1...1, using: &generator))
      return Zone(id: "\(number)", center: place, radiusMeters: .random(in: radii, using: &generator))
    }
  }

  @Test("are those that looking at each finds", arguments: [1.0...50, 100...100_000, 1...100_000])
  func areFound(radii: ClosedRange<Double>) {
    let index = ZoneIndex(Self.zones(2000, radii: radii, seed: 5))
    var generator = SeededRandom(seed: 6)
    for _ in 0..<300 {
      let west = Double.random(in: -1...1, using: &generator)
      let south = Double.random(in: -60...60, using: &generator)
      let box = BoundingBox(west: west, south: south, east: west + 0.004, north: south + 0.003)
      let slow = index.areas.indices.filter { number in
        index.areas[number].boxes.contains { $0.intersects(box) }
      }
      #expect(index.numbers(near: box) == slow)
    }
  }

  @Test("take no more room at a pole, where a metre is many degrees", .timeLimit(.minutes(1)))
  func pole() {
    let zones = (0..<200).map {
      Zone(id: "\($0)", center: Coordinate(latitude: 90, longitude: 0), radiusMeters: 1000)
    }
    let index = ZoneIndex(zones)
    #expect(index.areas.flatMap(\.boxes).allSatisfy { $0.east - $0.west <= 360 })
    #expect(index.numbers(near: BoundingBox(west: 0, south: 89.995, east: 1, north: 90)) == Array(0..<200))
    #expect(index.numbers(near: BoundingBox(west: 0, south: 60, east: 1, north: 61)).isEmpty)
  }

  @Test("are none where there are no zones")
  func none() {
    #expect(ZoneIndex([]).numbers(near: BoundingBox(west: 0, south: 0, east: 1, north: 1)).isEmpty)
  }
}
