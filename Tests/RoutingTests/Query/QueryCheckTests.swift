import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Queries that do not fit")
struct QueryCheckTests {
  private let map = DrawnMap("A---B---C")

  private func error(_ change: (inout Router.Query) -> Void) -> RoutingError? {
    var query = map.query(("AB", 0), ("BC", 1))
    change(&query)
    do throws(RoutingError) {
      _ = try map.router.path(query)
      return nil
    } catch {
      return error
    }
  }

  @Test("pollution must be finite and at least 0", arguments: [Float.nan, .infinity, -0.001])
  func pollution(value: Float) {
    guard case .invalidPollution(segment: 1, let found) = error({ $0.pollution = [0.5, value] }) else {
      Issue.record("accepted \(value)")
      return
    }
    #expect(found.bitPattern == value.bitPattern)
  }

  @Test("pollution is looked at everywhere, however long the list", arguments: [1, 7, 8, 9, 16, 19])
  func everyPollution(count: Int) throws {
    for place in 0..<count {
      for value in [Float.nan, .infinity, -0.001] {
        var values = [Float](repeating: 0.5, count: count)
        values[place] = value
        do throws(RoutingError) {
          try EdgePollution(values).check(segmentCount: count)
          Issue.record("accepted \(value) at \(place)")
        } catch {
          guard case .invalidPollution(segment: place, _) = error else {
            Issue.record("\(value) at \(place): \(error)")
            continue
          }
        }
      }
      var values = [Float](repeating: 0.5, count: count)
      values[place] = 0.25
      #expect(try EdgePollution(values).check(segmentCount: count) == 0.25, "the least at \(place)")
    }
  }

  @Test("there is one pollution figure per segment")
  func pollutionCount() {
    #expect(error { $0.pollution = [1] } == .pollutionCount(expected: 2, found: 1))
  }

  @Test("a profile has figures, all finite and at least 0", arguments: [[], [.nan], [0.5, .infinity], [-0.001, 1]])
  func profile(values: [Float]) {
    #expect(error { $0.profiles[1] = SegmentProfile(values) } == .invalidProfile(segment: 1))
  }

  @Test("a profile is of a segment of the graph", arguments: [-1, 2])
  func profileSegment(segment: Int) {
    #expect(error { $0.profiles[segment] = SegmentProfile([1]) } == .invalidProfile(segment: segment))
  }

  @Test("the avoidance must be finite and at least 0", arguments: [Double.infinity, -1])
  func avoidance(value: Double) {
    #expect(error { $0.objective = .weighted(avoidance: value) } == .invalidAvoidance(value))
  }

  @Test("the factor must be finite and at least 1", arguments: [Double.infinity, 0.99])
  func factor(value: Double) {
    #expect(error { $0.policy = .avoid(factor: value) } == .invalidFactor(value))
  }

  @Test("a zone has a radius above 0", arguments: [0, -1, Double.infinity, .nan])
  func radius(value: Double) {
    let zone = Zone(id: "z", center: TestNetwork.plane.origin, radiusMeters: value)
    #expect(error { $0.zones = [zone] } == .invalidZone(id: "z"))
  }

  @Test("a zone lies on the globe")
  func center() {
    let zone = Zone(id: "z", center: Coordinate(latitude: 91, longitude: 0), radiusMeters: 10)
    #expect(error { $0.zones = [zone] } == .invalidZone(id: "z"))
  }

  @Test("both places lie on a segment of the graph", arguments: [(-1, 0.5), (2, 0.5), (0, 1.01), (0, -0.1)])
  func place(segment: Int, fraction: Double) {
    let point = SnappedPoint(
      requested: TestNetwork.plane.origin, place: TestNetwork.plane.origin, segment: segment, fraction: fraction,
      distanceMeters: 0)
    #expect(error { $0.origin = point } == .invalidPlace(segment: segment, fraction: fraction))
    #expect(error { $0.destination = point } == .invalidPlace(segment: segment, fraction: fraction))
  }

  @Test("every error says in one sentence what to do")
  func messages() {
    let errors: [RoutingError] = [
      .noRoute, .invalidPlace(segment: 1, fraction: 2), .pollutionCount(expected: 1, found: 2),
      .invalidPollution(segment: 0, value: .nan),
      .invalidProfile(segment: 0), .invalidAvoidance(-1), .invalidFactor(0), .invalidZone(id: "z"),
      .invalidNode(1, nodeCount: 1), .costCount(expected: 1, found: 2), .noMoments,
      .invalidMoment(milliseconds: .nan), .invalidTolerance(-1), .brokenGraph,
    ]
    for error in errors {
      #expect(error.message.hasSuffix("."))
      #expect(error.message.contains(":"))
    }
  }
}
