import AirData
import CityAir
import CityTestSupport
import Geo
import Routing
import Setup
import Streets
import TestSupport
import Testing

@testable import Trips

@Suite("Other modes where no way leads in the one asked for")
struct OtherModesTests {
  private let question = RouteQuestion(
    origin: DrawnAir.place(50, 0), destination: DrawnAir.place(5050, 0), departure: DrawnAir.hour)

  /// Two streets that lie 5 km apart, and between them one for bikes alone, or none.
  private func hour(isBikeOpen: Bool) throws -> HourSnapshot {
    var network = TestNetwork()
    let nodes = [0.0, 100, 5000, 5100].map { network.addNode($0, 0) }
    network.addStreet(nodes[0], nodes[1])
    network.addStreet(nodes[2], nodes[3])
    if isBikeOpen { add(Self.bikesAlone, from: nodes[1], to: nodes[2], in: &network) }
    return try hour(network)
  }

  private func hour(_ network: TestNetwork) throws -> HourSnapshot {
    let air = try DrawnAir(network: network, readings: []).gathered()
    return HourSnapshot(city: CityConfiguration(), router: Router(graph: network.graph), air: air)
  }

  private static let bikesAlone: [UInt32?] = [nil, 1_000_000, nil]
  private static let walkersAlone: [UInt32?] = [8_000_000, nil, nil]

  /// Adds a street that takes so many milliseconds by mode, and is closed to modes without.
  private func add(
    _ durations: [UInt32?], from tail: Int, to head: Int, via: [PlanePoint] = [], in network: inout TestNetwork
  ) {
    let segment = network.addSegment(tail, head, via: via)
    for isReversed in [false, true] {
      network.edges.append(
        TestNetwork.Edge(
          tail: isReversed ? head : tail, head: isReversed ? tail : head, segment: segment, isReversed: isReversed,
          durations: durations))
    }
  }

  private func message(_ answer: () throws(BrisaError) -> Void) -> String? {
    do throws(BrisaError) {
      try answer()
      return nil
    } catch {
      return error.message
    }
  }

  @Test("are named where a way leads in one, and not where none does")
  func ends() throws {
    for (isBikeOpen, end) in [
      (true, "on foot: try another mode."), (false, "in any mode: choose places on streets that are connected."),
    ] {
      let finder = EndFinder(try hour(isBikeOpen: isBikeOpen))
      let said = message { () throws(BrisaError) in _ = try finder.ends(question) }
      #expect(said == "No way leads from the origin to the destination \(end)")
    }
  }

  @Test("are named for places on the way only where a way leads in one")
  func legs() throws {
    for (isBikeOpen, end) in [(true, "leave one of them out, or try another mode."), (false, "leave one of them out.")]
    {
      let planner = TripPlanner(try hour(isBikeOpen: isBikeOpen))
      let via = TripStop(DrawnAir.place(60, 0))
      let said = message { () throws(BrisaError) in _ = try planner.route(question, over: [via]) }
      #expect(said?.hasSuffix(end) == true, "\(said ?? "")")
    }
  }

  @Test("are not named where a way leads in one only through a forbidden zone")
  func forbiddenZones() throws {
    let hour = try hour(isBikeOpen: true)
    for (northing, isForbidden, end) in [
      (0.0, true, ", and in another mode only through forbidden zones: choose places on streets that are connected"),
      (0, false, ": try another mode."), (1000, true, ": try another mode."),
    ] {
      var question = question
      question.circles = [RouteQuestion.Circle(center: DrawnAir.place(2500, northing), radiusMeters: 200)]
      question.forbidsZones = isForbidden
      let said = message { () throws(BrisaError) in _ = try EndFinder(hour).ends(question) }
      #expect(said?.contains("the destination on foot" + end) == true, "\(said ?? "")")
      let isNamed = !isForbidden || northing > 0
      let via = TripStop(DrawnAir.place(60, 0))
      let ofLeg = message { () throws(BrisaError) in _ = try TripPlanner(hour).route(question, over: [via]) }
      let advice = isNamed ? "leave one of them out, or try another mode." : "leave one of them out."
      #expect(ofLeg?.hasSuffix(advice) == true, "\(ofLeg ?? "")")
    }
  }

  @Test("are named for a tour of two places only where a way leads in one")
  func twoPlaces() throws {
    for (isBikeOpen, end) in [
      (true, "on foot: try another mode."), (false, "in any mode: choose places on streets that are connected."),
    ] {
      let hour = try hour(isBikeOpen: isBikeOpen)
      let places = [question.origin, question.destination].map { SnappingRequest($0, limitMeters: 100) }
      let points = try hour.snapped(places, mode: .walk).get()
      let said = message { () throws(BrisaError) in _ = try TourPlanner(hour).tour(question, over: points, labels: []) }
      #expect(said == "No way leads from the origin to the destination \(end)")
    }
  }

  @Test("are named where the way is a long detour, and in one of them none; not where none has a way at all")
  func detours() throws {
    let none = "no other mode has a way without a long detour."
    for (isBikeOpen, isOpenToAll, end) in [
      (true, true, "try another mode."), (false, true, none), (false, false, none),
    ] {
      var network = TestNetwork()
      let (west, east) = (network.addNode(0, 0), network.addNode(100, 0))
      let via = [PlanePoint(x: 0, y: 3000), PlanePoint(x: 100, y: 3000)]
      if isOpenToAll {
        network.addStreet(west, east, via: via)
      } else {
        add(Self.walkersAlone, from: west, to: east, via: via, in: &network)
      }
      if isBikeOpen { add(Self.bikesAlone, from: west, to: east, in: &network) }
      let hour = try hour(network)
      let question = RouteQuestion(
        origin: DrawnAir.place(0, 10), destination: DrawnAir.place(100, 10), departure: DrawnAir.hour)
      let answer = try RoutePlanner(hour).answer(question)
      let said = try #require(answer.notices.first { $0.code == "long-detour" }).text.en
      #expect(said.hasSuffix(end), "\(said)")
    }
  }

  @Test(
    "are named for a long detour though zones are forbidden, unless it is these that make it", arguments: [true, false])
  func detoursAroundZones(isZoneOnTheWay: Bool) throws {
    var network = TestNetwork()
    let (west, east) = (network.addNode(0, 0), network.addNode(400, 0))
    let via = [PlanePoint(x: 0, y: 3000), PlanePoint(x: 400, y: 3000)]
    add(Self.walkersAlone, from: west, to: east, via: via, in: &network)
    let short = isZoneOnTheWay ? [UInt32?](repeating: 300_000, count: 3) : Self.bikesAlone
    add(short, from: west, to: east, in: &network)
    var question = RouteQuestion(
      origin: DrawnAir.place(0, 0), destination: DrawnAir.place(400, 0), departure: DrawnAir.hour)
    let zone = DrawnAir.place(200, isZoneOnTheWay ? 0 : -2000)
    question.circles = [RouteQuestion.Circle(center: zone, radiusMeters: 50)]
    question.forbidsZones = true
    let answer = try RoutePlanner(try hour(network)).answer(question)
    let said = try #require(answer.notices.first { $0.code == "long-detour" }).text.en
    let end = isZoneOnTheWay ? "with '--exclusion avoid' they are only dearer." : "try another mode."
    #expect(said.hasSuffix(end), "\(said)")
  }
}
