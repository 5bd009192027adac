import AirData
import CityAir
import CityTestSupport
import Foundation
import Setup
import Streets
import TestSupport
import Testing
import Trips

@Suite("Routes over several hours")
struct RouteFinderTests {
  private let ways = AvenueAndAlley()

  /// A walk by NO2, which only one of the hours has.
  private var walk: RouteQuestion {
    var question = RouteQuestion(origin: ways.west, destination: ways.east, departure: DrawnAir.hour)
    question.measure = .pollutant(.no2)
    return question
  }

  private func answer(_ question: RouteQuestion) async throws -> RouteAnswer {
    var air = DrawnAir(network: ways.network, readings: ways.readings)
    air.increment = .on
    return try await RouteFinder(try air.keeper()).route(question)
  }

  @Test("an hour that traffic alone tells, without a unit, is bridged by those that have one")
  func departures() async throws {
    let still = try await answer(walk)
    var between = walk
    between.departures = DateInterval(start: DrawnAir.hour - 7200, end: DrawnAir.hour + 3600)
    let bridged = try await answer(between)
    try expectBridged(bridged, as: still)
  }

  private func expectBridged(_ answer: RouteAnswer, as still: RouteAnswer) throws {
    #expect(answer.relative == nil && answer.notices.map(\.code).contains("hours-bridged"))
    let fastest = try #require(still.route(.fastest)?.air?.burdenMinutes)
    let curve = try #require(answer.departures?.curve.map(\.fastestBurdenMinutes))
    #expect(curve.count == 37)
    #expect(curve.allSatisfy { abs($0 - fastest) < 1e-3 * fastest }, "\(curve) \(fastest)")
    #expect(answer.route(.fastest)?.air?.burdenMinutes == fastest)
  }

  @Test("a way that begins in such an hour has the unit of the next")
  func moving() async throws {
    var moving = walk
    moving.departure = DrawnAir.hour - 600
    moving.movingTolerance = 0.01
    let answer = try await answer(moving)
    #expect(answer.relative == nil)
    let fastest = try #require(answer.route(.fastest))
    let burden = try #require(fastest.movingBurdenMinutes)
    #expect(abs(burden - (try #require(fastest.air?.burdenMinutes))) < 1e-3 * burden)
  }

  @Test("ways differ in the air of the minute by what its range is around")
  func movingDifference() async throws {
    let ways = BowedWays(bow: 1200)
    var question = RouteQuestion(
      origin: DrawnAir.place(0, 0), destination: DrawnAir.place(6000, 0), departure: DrawnAir.hour + 3599)
    question.measure = .pollutant(.no2)
    question.movingTolerance = 0.01
    // Half of the straight way's air is that of the next hour.
    let hours = try ways.air(south: 90, north: 5).keeper(followedBy: ways.air(south: 20, north: 5))
    let answer = try await RouteFinder(hours).route(question)
    let cleanest = try #require(answer.route(.cleanest))
    let moving = (try #require(answer.routes[0].movingBurdenMinutes), try #require(cleanest.movingBurdenMinutes))
    #expect(moving.0 < 0.7 * (try #require(answer.routes[0].air?.burdenMinutes)))
    let percent = try #require(cleanest.difference.burdenPercent)
    #expect(abs(percent - (moving.1 / moving.0 - 1) * 100) < 1e-6)
    let sigma = try #require(cleanest.difference.burdenSigmaPercent)
    let interval = try #require(cleanest.difference.burdenInterval68Percent)
    #expect(abs(interval.lowerBound - (percent - sigma)) < 0.01 && abs(interval.upperBound - (percent + sigma)) < 0.01)
  }

  /// Two hours, in the second of which nothing is known of the straight way.
  ///
  /// It has 30 µg/m³ of NO2 in the first. The bow has 25 in both, and a street far off 50.
  private func forgottenWay() throws -> HourKeeper {
    let ways = BowedWays(bow: 1200)
    var network = ways.network
    network.addStreet(network.addNode(0, 5000), network.addNode(300, 5000), name: "Far Street")
    let along = stride(from: 0.0, through: 6000, by: 300)
    let ends = [(75.0, 300.0), (150, 600), (225, 900), (5925, 300), (5850, 600), (5775, 900)]
    let bow = (along.map { ($0, ways.bow) } + ends).map { x, y in
      DrawnAir.reading(.no2, 25, x: x, y: y, station: "bow-\(x)-\(y)")
    }
    let straight = along.map { DrawnAir.reading(.no2, 30, x: $0, y: 0, station: "straight-\($0)") }
    let known = bow + [DrawnAir.reading(.no2, 50, x: 150, y: 5000, station: "far")]
    return try DrawnAir(network: network, readings: known + straight, maskDistanceMeters: 500)
      .keeper(followedBy: DrawnAir(network: network, readings: known, maskDistanceMeters: 500))
  }

  @Test("a way is not called cleaner where it is the next hour that knows nothing of the other")
  func unknownLater() async throws {
    var question = RouteQuestion(
      origin: DrawnAir.place(0, 0), destination: DrawnAir.place(6000, 0), departure: DrawnAir.hour + 3599)
    question.measure = .pollutant(.no2)
    question.movingTolerance = 0.01
    question.offersAllRoutes = true
    let finder = RouteFinder(try forgottenWay())
    let all = try await finder.route(question)
    let (fastest, cleanest) = (all.routes[0], try #require(all.route(.cleanest)))
    #expect(fastest.air?.metersWithoutAir == 0 && cleanest.streets.map(\.name) == ["Bow"])
    let charged = (try #require(fastest.movingBurdenMinutes), try #require(cleanest.movingBurdenMinutes))
    #expect(charged.1 < 0.95 * charged.0)
    #expect(try #require(cleanest.difference.burdenPercent) > 0)
    #expect(try #require(cleanest.cleanerProbability) < 0.5)
    question.offersAllRoutes = false
    let offered = try await finder.route(question)
    #expect(offered.routes.map(\.labels) == [[.fastest, .balanced, .cleanest]])
  }

  @Test("no departure, and no way around, is called better for what another is charged where nothing is known")
  func unknownDepartures() async throws {
    var question = RouteQuestion(
      origin: DrawnAir.place(0, 0), destination: DrawnAir.place(6000, 0), departure: DrawnAir.hour)
    question.measure = .pollutant(.no2)
    question.avoidance = 5
    // From the middle of the hour that knows both ways to that of the next one.
    question.departures = DateInterval(start: DrawnAir.hour + 1800, end: DrawnAir.hour + 5400)
    let finder = RouteFinder(try forgottenWay())
    let answer = try await finder.route(question)
    let departures = try #require(answer.departures)
    let last = try #require(departures.curve.last)
    #expect(last.fastestBurdenMinutes < 1.1 * departures.first.fastestBurdenMinutes)
    // The way around is chosen for what the straight one is charged, and takes longer in air that is as clean.
    #expect(last.durationSeconds > 1.2 * departures.fastestDurationSeconds)
    #expect(last.burdenMinutes > last.fastestBurdenMinutes)
    question.departures = DateInterval(start: DrawnAir.hour + 5400, duration: 0)
    let late = try await finder.route(question)
    #expect(late.departures?.isDetourCleaner == false)
  }

  @Test("no way of a departure takes less time than the fastest, though what is dear counts in the search for it")
  func fastestDepartures() async throws {
    let ways = BowedWays(bow: 600, metersPerSecond: 1.15, beginsDear: true)
    var question = RouteQuestion(
      origin: DrawnAir.place(0, 0), destination: DrawnAir.place(6000, 0), departure: DrawnAir.hour)
    question.measure = .pollutant(.no2)
    question.mode = .scooter
    // The bow is clean in the first hour alone: at the best departure, the last, nobody goes there for its air.
    question.departures = DateInterval(start: DrawnAir.hour + 1800, duration: 3600)
    let hours = try ways.air(south: 90, north: 5).keeper(followedBy: ways.air(south: 5, north: 10))
    let answer = try await RouteFinder(hours).route(question)
    let (fastest, departures) = (try #require(answer.routes.first), try #require(answer.departures))
    #expect(fastest.labels.contains(.fastest) && fastest.streets.map(\.name) == ["Bow"])
    #expect(departures.best.departure == DrawnAir.hour + 5400)
    #expect(departures.best.durationSeconds > fastest.durationSeconds + 100)
    #expect(departures.fastestDurationSeconds == fastest.durationSeconds)
    #expect(abs(departures.detourSeconds) < 0.01 && abs(departures.savedByDetourMinutes) < 1e-6)
  }

  @Test("where no hour has a unit, all are told by traffic, and departures are not told apart")
  func byTraffic() async throws {
    var between = walk
    between.departures = DateInterval(start: DrawnAir.hour + 36_000, end: DrawnAir.hour + 39_600)
    let answer = try await answer(between)
    #expect(answer.relative != nil && answer.departures == nil)
    #expect(answer.question.departure == DrawnAir.hour + 36_000)
    let alike = try #require(answer.notices.first { $0.code == "departures-alike" }).message
    #expect(alike.hasPrefix("Burdens without a unit do not tell one departure from another"), "\(alike)")
    #expect(!answer.verdict.en.contains("departure"))
  }
}
