import Geo
import TestSupport
import Testing

@testable import AirField

@Suite("Station tree")
struct StationTreeTests {
  @Test("finds the nearest as a search through all does", arguments: 1...20 as ClosedRange<UInt64>)
  func nearest(seed: UInt64) {
    let points = layout(seed: seed)
    let tree = StationTree(points)
    var list = NeighborList(capacity: 7)
    for target in randomPoints(seed: seed) + points.prefix(5) {
      for excluded in [nil, 0, points.count / 2] {
        tree.findNearest(to: target, excluding: excluded, into: &list)
        let expected = points.indices.filter { $0 != excluded }.sorted {
          (square(points[$0], target), $0) < (square(points[$1], target), $1)
        }
        #expect(Array(list.indices.prefix(list.count)) == Array(expected.prefix(7)), "seed \(seed)")
      }
    }
  }

  @Test("knows whether a station is within a distance", arguments: 1...20 as ClosedRange<UInt64>)
  func within(seed: UInt64) {
    let points = layout(seed: seed)
    let tree = StationTree(points)
    for target in randomPoints(seed: seed) {
      for limit in [100.0, 1000, 5000] {
        let expected = points.contains { square($0, target) <= limit * limit }
        #expect(tree.hasStation(within: limit * limit, of: target) == expected, "seed \(seed), \(limit) m")
      }
    }
  }

  @Test("has no station within any distance of what is no place")
  func nowhere() {
    let tree = StationTree(manySamples(50).map(\.point))
    #expect(!tree.hasStation(within: 1e30, of: PlanePoint(x: .nan, y: 0)))
    #expect(!StationTree([]).hasStation(within: 1e30, of: PlanePoint(x: 0, y: 0)))
  }

  /// Stations at random; in every third layout many at one place, in another third all on a line.
  private func layout(seed: UInt64) -> [PlanePoint] {
    let points = manySamples(Int(seed) * 9, seed: seed).map(\.point)
    switch seed % 3 {
    case 0: return points + points.prefix(3).flatMap { [PlanePoint](repeating: $0, count: 12) }
    case 1: return points.map { PlanePoint(x: $0.x, y: 500) }
    default: return points
    }
  }

  private func square(_ one: PlanePoint, _ other: PlanePoint) -> Double {
    let deltaX = other.x - one.x
    let deltaY = other.y - one.y
    return deltaX * deltaX + deltaY * deltaY
  }
}
