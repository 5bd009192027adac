import AirData
import CityTestSupport
import Foundation
import Streets
import TestSupport
import Testing
import Trips

/// Three ways from west to east: the straight one of 1000 m beside a bad station, one over the north that is longer and
/// cleaner, and one over the far north that is longer and cleaner still.
@Suite("Choosing between time and burden")
struct ChoosingTests {
  private let network: TestNetwork
  private static let ways: [(name: String, north: Double)] = [("South", 0), ("Middle", 150), ("North", 300)]

  init() {
    var network = TestNetwork()
    let west = network.addNode(0, 0)
    let east = network.addNode(1000, 0)
    for (name, north) in Self.ways {
      let first = network.addNode(100, north)
      let last = network.addNode(900, north)
      network.addStreet(west, first, name: name)
      network.addStreet(first, last, name: name)
      network.addStreet(last, east, name: name)
    }
    self.network = network
  }

  /// The answer with so much NO2 beside each way, the straight one first.
  private func answer(
    on network: TestNetwork? = nil, no2: [Double] = [100, 60, 30], _ change: (inout RouteQuestion) -> Void
  ) throws -> RouteAnswer {
    let readings = zip(Self.ways, no2).map { way, no2 in
      DrawnAir.reading(.no2, no2, x: 500, y: way.north, station: "at \(way.north)")
    }
    return try DrawnAir(network: network ?? self.network, readings: readings)
      .answer(from: DrawnAir.place(0, 0), to: DrawnAir.place(1000, 0), change)
  }

  private func streets(_ route: PlannedRoute?) -> [String] { route?.streets.map(\.name) ?? [] }

  @Test("the least burden is found within a detour in time, in percent and in metres")
  func keepsToTheBudget() throws {
    // The middle way is some 161 m longer, the northern one some 432 m, at 1 m/s.
    for (limit, street) in [
      ("3min", "Middle"), ("20%", "Middle"), ("200m", "Middle"), ("8min", "North"), ("1min", "South"),
    ] {
      let answer = try answer { $0.maxDetour = try? DetourLimit(parsing: limit) }
      #expect(streets(answer.route(.budget)) == [street], "\(limit)")
    }
  }

  @Test("a detour in metres counts from the way that is told as the fastest, also where its streets are dear")
  func countsFromTheTold() throws {
    var dear = network
    // Both ends of the straight way: it takes 1000 s and counts 1200 s, the middle one takes and counts some 1161 s.
    dear.dearSegments = [0, 2]
    let answer = try answer(on: dear, no2: [10, 60, 100]) {
      $0.mode = .scooter
      $0.maxDetour = .meters(200)
    }
    #expect(streets(answer.route(.fastest)) == ["South"])
    guard case .distanceMeters(let meters) = answer.budget else {
      Issue.record("\(String(describing: answer.budget))")
      return
    }
    #expect(abs(meters - 1200) < 1)
  }

  @Test("the route of the budget stands beside the others, and the answer says what it could take")
  func standsBesideTheOthers() throws {
    let answer = try answer { $0.maxDetour = .seconds(180) }
    #expect(Set(answer.routes.flatMap(\.labels)) == [.fastest, .balanced, .cleanest, .budget])
    let fastest = try #require(answer.route(.fastest))
    guard case .durationSeconds(let seconds) = answer.budget else {
      Issue.record("\(String(describing: answer.budget))")
      return
    }
    #expect(abs(seconds - fastest.durationSeconds - 180) < 0.1)
  }

  @Test("a forbidden circle closes the way within the budget too")
  func keepsOutOfZones() throws {
    let answer = try answer {
      $0.maxDetour = .seconds(180)
      $0.circles = [.init(center: DrawnAir.place(500, 150), radiusMeters: 20)]
      $0.forbidsZones = true
    }
    #expect(streets(answer.route(.budget)) == ["South"])
  }

  @Test("the trade-off has all three ways, the one in the middle being its knee or a choice")
  func showsTheTradeOff() throws {
    let answer = try answer { $0.wantsTradeOff = true }
    #expect(answer.routes.map { streets($0) } == [["South"], ["Middle"], ["North"]])
    #expect(answer.routes.first?.labels == [.fastest] && answer.routes.last?.labels == [.cleanest])
    #expect([[RouteLabel.knee], [.choice]].contains(answer.routes[1].labels))
    let tradeOff = try #require(answer.tradeOff)
    #expect(tradeOff.isComplete && tradeOff.points.count == 3)
    for (point, route) in zip(tradeOff.points, answer.routes) {
      #expect(abs(point.durationSeconds - route.durationSeconds) < 0.01)
      #expect(abs((point.burdenMinutes ?? 0) - (route.air?.burdenMinutes ?? 1)) < 1e-6)
    }
  }

  @Test("the fastest of the trade-off is the one that takes least time, though its streets are dear")
  func fastestOfTheTradeOff() throws {
    let answer = try BowedWays(bow: 600, metersPerSecond: 1.15, beginsDear: true).answer(south: 90, north: 5) {
      $0.mode = .scooter
      $0.wantsTradeOff = true
    }
    #expect(answer.routes.map(\.labels) == [[.fastest, .cleanest]])
    #expect(streets(answer.routes.first) == ["Bow"])
    #expect(answer.tradeOff?.points.count == 1)
  }

  @Test("where a zone must be entered the fastest takes the place of both, with a notice")
  func saysWhereThereIsNoChoice() throws {
    let change: (inout RouteQuestion) -> Void = {
      $0.circles = [.init(center: DrawnAir.place(0, 0), radiusMeters: 20)]
      $0.forbidsZones = true
    }
    let budget = try answer {
      change(&$0)
      $0.maxDetour = .seconds(180)
    }
    #expect(budget.route(.budget) != nil && budget.notices.map(\.code).contains("no-choice"))
    let tradeOff = try answer {
      change(&$0)
      $0.wantsTradeOff = true
    }
    #expect(tradeOff.tradeOff == nil && tradeOff.notices.map(\.code).contains("no-choice"))
  }
}
