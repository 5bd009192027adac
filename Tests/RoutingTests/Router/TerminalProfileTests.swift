import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Ways that begin or end within a street whose air changes")
struct TerminalProfileTests {
  /// The long streets are 320 m, the short ones 40 m.
  private let ring = DrawnMap(
    """
    A---------------B
    |               |
    C---------------D
    """)

  private func query(_ origin: (String, Double), _ destination: (String, Double)) -> Router.Query {
    var query = ring.query(origin, destination)
    query.pollution = ring.pollution([:])
    query.objective = .cleanest
    return query
  }

  @Test("leave by the clean end of the street although the other is nearer")
  func leavesByTheCleanEnd() throws {
    // From 192 m along to D: 128 m east at 4 and 40 m at 1, or 192 m west at 0 and 360 m at 1.
    var query = query(("AB", 0.6), ("BD", 1))
    query.profiles = [ring.segment("AB"): SegmentProfile([0, 0, 0, 0, 0, 0, 4, 4, 4, 4])]
    #expect(try ring.streets(ring.router.path(query)) == "AB AC CD")
    query.profiles = [:]
    #expect(try ring.streets(ring.router.path(query)) == "AB BD")
  }

  @Test("reach the destination from its clean side")
  func arrivesFromTheCleanSide() throws {
    var query = query(("AC", 0), ("AB", 0.4))
    query.profiles = [ring.segment("AB"): SegmentProfile([9, 9, 9, 9, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1])]
    #expect(try ring.streets(ring.router.path(query)) == "AC CD BD AB")
    query.profiles = [:]
    #expect(try ring.streets(ring.router.path(query)) == "AB")
  }

  @Test("go around the block between two places of one street when only the stretch between them is bad")
  func aroundBetweenTwoPlaces() throws {
    var query = query(("AB", 0.25), ("AB", 0.75))
    // 160 m at 5 between the two, or 160 m at 0 beside them and 400 m at 1 around the block.
    query.profiles = [ring.segment("AB"): SegmentProfile([0, 5, 5, 0])]
    #expect(try ring.streets(ring.router.path(query)) == "AB AC CD BD AB")
    query.profiles = [ring.segment("AB"): SegmentProfile([0, 2, 2, 0])]
    #expect(try ring.streets(ring.router.path(query)) == "AB")
  }

  @Test("go straight on when nothing is known of the air, whatever the profiles say")
  func withoutPollution() throws {
    var query = query(("AB", 0.6), ("BD", 1))
    query.pollution = nil
    query.profiles = [ring.segment("AB"): SegmentProfile([0, 9])]
    #expect(try ring.streets(ring.router.path(query)) == "AB BD")
  }
}
