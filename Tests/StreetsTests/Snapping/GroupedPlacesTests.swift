import Geo
import Testing

@testable import Streets

@Suite("Streets for the places of a table")
struct GroupedPlacesTests {
  /// A street (0) with a courtyard (1) beside it, and an island far to the north with the same (2, 3): nothing leads
  /// from one to another.
  private static let graph: StreetGraph = {
    var sketch = GraphSketch()
    for y in [0.0, 5000] {
      sketch.street(sketch.node(-1000, y), sketch.node(1000, y))
      sketch.street(sketch.node(0, y + 20), sketch.node(40, y + 20))
    }
    return StreetGraph(sketch.tables)
  }()

  private func segments(_ places: [(x: Double, y: Double)]) throws -> [Int] {
    let requests = places.map { SnappingRequest(GraphSketch.place(x: $0.x, y: $0.y), limitMeters: 1000) }
    return try Self.graph.snappedInGroups(requests, mode: .walk).get().map(\.segment)
  }

  @Test("a place on an island takes no way from the others")
  func island() throws {
    #expect(try segments([(20, 25), (-500, 5), (10, 5005)]) == [0, 0, 2])
    #expect(try segments([(10, 5005), (-500, 5), (20, 25)]) == [2, 0, 0])
  }

  @Test("it takes none either from places in an order, and those that lead to each other stay where they are")
  func islandInOrder() throws {
    let places: [(x: Double, y: Double)] = [(20, 25), (-500, 5), (10, 5005)]
    let requests = places.map { SnappingRequest(GraphSketch.place(x: $0.x, y: $0.y), limitMeters: 1000) }
    #expect(try Self.graph.snapped(requests, mode: .walk).get().map(\.segment) == [0, 0, 2])
    let leading = Self.graph.snapped(requests, mode: .walk) { $0.segment == 1 && $1.segment == 0 }
    #expect(try leading.get().map(\.segment) == [1, 0, 2])
  }

  @Test("whether a way leads from the one of two places to the other is looked for once")
  func twoApart() throws {
    let requests = [5.0, 5005].map { SnappingRequest(GraphSketch.place(x: -500, y: $0), limitMeters: 1000) }
    var asked = 0
    let points = Self.graph.snapped(requests, mode: .walk) { _, _ in
      asked += 1
      return false
    }
    #expect(try points.get().map(\.segment) == [0, 2] && asked == 1)
  }

  @Test("it takes none either where a direction is wanted")
  func islandInDirection() throws {
    let places: [(x: Double, y: Double)] = [(20, 25), (-500, 5), (10, 5005)]
    let requests = places.map {
      SnappingRequest(
        GraphSketch.place(x: $0.x, y: $0.y), limitMeters: 1000, direction: .init(degrees: 90, rangeDegrees: 20))
    }
    let points = try Self.graph.snappedInGroups(requests, mode: .walk).get()
    #expect(points.map(\.segment) == [0, 0, 2] && points.allSatisfy { $0.direction == .along })
  }

  @Test("those of each island share a street")
  func islands() throws {
    #expect(try segments([(20, 25), (20, 5025), (-500, 5), (-500, 5005), (300, 5)]) == [0, 2, 0, 2, 0])
  }

  @Test("are the nearest where these hang together, and where nobody shares one")
  func nearest() throws {
    #expect(try segments([(20, 25), (30, 26)]) == [1, 1])
    #expect(try segments([(20, 25), (20, 5025)]) == [1, 3])
    #expect(try segments([(20, 25)]) == [1])
  }

  @Test("a place without a street is named")
  func nothingNear() {
    let far = SnappingRequest(GraphSketch.place(x: 0, y: 2500), limitMeters: 1000)
    let near = SnappingRequest(GraphSketch.place(x: 0, y: 0), limitMeters: 1000)
    #expect(Self.graph.snappedInGroups([near, far], mode: .walk) == .failure(NoStreetNear(place: 1)))
  }
}
