import AirData
import CityAir
import CityTestSupport
import Foundation
import Geo
import Setup
import Streets
import TestSupport
import Testing
import Trips

/// Two ways from west to east, 1 km long: the straight one along a bad station, and one that bows 400 m to the north.
///
///          b . . . . . c          400 m north
///        .               .
///     w ------- a ------- e       a: the straight way's middle, beside the traffic station
@Suite("Planning routes")
struct RoutePlannerTests {
  private let network: TestNetwork
  private let west: Coordinate
  private let east: Coordinate

  init() {
    var network = TestNetwork()
    let w = network.addNode(0, 0)
    let a = network.addNode(500, 0)
    let e = network.addNode(1000, 0)
    let b = network.addNode(200, 400)
    let c = network.addNode(800, 400)
    network.addStreet(w, a, name: "Main Street")
    network.addStreet(a, e, name: "Main Street")
    network.addStreet(w, b, name: "Park Way")
    network.addStreet(b, c, name: "Park Way")
    network.addStreet(c, e, name: "Park Way")
    self.network = network
    west = DrawnAir.place(0, 0)
    east = DrawnAir.place(1000, 0)
  }

  private func reading(
    _ pollutant: Pollutant, _ concentration: Double, x: Double, y: Double, station: String,
    kind: Reading.Kind = .observed
  ) -> Reading {
    DrawnAir.reading(pollutant, concentration, x: x, y: y, station: station, kind: kind)
  }

  /// NO2 of 100 in the middle of Main Street, of 5 in the north.
  private func contrast(kind: Reading.Kind = .observed) -> [Reading] {
    [
      reading(.no2, 100, x: 500, y: 0, station: "bad", kind: kind),
      reading(.no2, 5, x: 500, y: 450, station: "good", kind: kind),
    ]
  }

  private func answer(
    _ readings: [Reading], maskDistanceMeters: Double = 5000, scale: ScaleID = .usEPA,
    _ change: (inout RouteQuestion) -> Void = { _ in }
  ) throws -> RouteAnswer {
    try DrawnAir(network: network, readings: readings, maskDistanceMeters: maskDistanceMeters, scale: scale)
      .answer(from: west, to: east, change)
  }

  private func isNear(_ value: Double?, _ expected: Double, within tolerance: Double) -> Bool {
    guard let value else { return false }
    return abs(value - expected) < tolerance
  }

  private func route(_ label: RouteLabel, _ answer: RouteAnswer) throws -> PlannedRoute {
    try #require(answer.route(label))
  }

  @Test("no route that is offered takes less time than the fastest, though what is dear counts in the search for it")
  func fastestIsFastest() throws {
    let ways = BowedWays(bow: 600, metersPerSecond: 1.15, beginsDear: true)
    let answer = try ways.answer(south: 90, north: 5) {
      $0.mode = .scooter
      $0.measure = .pollutant(.no2)
    }
    let route = try #require(answer.routes.first)
    #expect(answer.routes.map(\.labels) == [[.fastest, .balanced, .cleanest]])
    #expect(route.streets.map(\.name) == ["Bow"])
    #expect(route.cleanerProbability == nil)
    #expect(route.difference.burdenPercent == 0)
    // A slower bow takes more time than the straight way, which then stays the fastest.
    let slower = try BowedWays(bow: 600, metersPerSecond: 1.1, beginsDear: true).answer(south: 90, north: 5) {
      $0.mode = .scooter
      $0.measure = .pollutant(.no2)
    }
    #expect(slower.routes.map(\.labels) == [[.fastest], [.balanced, .cleanest]])
  }

  @Test("the fastest goes straight, the cleanest around the bad station")
  func contrasts() throws {
    let answer = try answer(contrast())
    #expect(try route(.fastest, answer).streets.map(\.name) == ["Main Street"])
    #expect(try route(.cleanest, answer).streets.map(\.name) == ["Park Way"])
    // Nearer to the bad station for 2 × 252 of 1494 s: (504 × 100 + 990 × 5) ÷ (1000 × 100) - 1.
    #expect(isNear(try route(.cleanest, answer).difference.burdenPercent, -44.6, within: 2))
  }

  @Test("figures of the fastest by hand: 1000 s at 100 µg/m³ of NO2")
  func addsUp() throws {
    let fastest = try route(.fastest, try answer(contrast()))
    let air = try #require(fastest.air)
    #expect(isNear(fastest.distanceMeters, 1000, within: 0.1))
    #expect(isNear(fastest.durationSeconds, 1000, within: 0.1))
    #expect(isNear(air.burdenMinutes, 1000.0 / 60 * 100 / 25, within: 0.01))
    #expect(isNear(air.exposure[.no2], 1000.0 / 3600 * 100, within: 0.01))
    #expect(isNear(air.doseMicrograms[.no2], 1000.0 / 3600 * 100 * 1.2, within: 0.01))
    // 100 µg/m³ are 52.3 ppb: 49 on the 0 to 500 scale.
    #expect(isNear(air.indexMean, 49, within: 1e-9))
    #expect(air.indexMax == 49)
    #expect(air.metersWithoutAir == 0)
    #expect(fastest.metersByClass.map(\.highwayClass) == ["residential"])
  }

  @Test("even air gives one route with all three labels")
  func mergesEqualRoutes() throws {
    let answer = try answer([reading(.no2, 30, x: 500, y: 0, station: "only")])
    #expect(answer.routes.map(\.labels) == [[.fastest, .balanced, .cleanest]])
    #expect(answer.routes[0].difference.burdenPercent == 0)
  }

  @Test("an avoidance gives the fastest and the chosen route")
  func takesAnAvoidance() throws {
    let answer = try answer(contrast()) { $0.avoidance = 9 }
    #expect(answer.routes.map(\.labels) == [[.fastest], [.chosen]])
    #expect(answer.routes.map(\.avoidance) == [0, 9])
    #expect(answer.routes[1].durationSeconds > answer.routes[0].durationSeconds)
  }

  @Test("an avoidance of 0 is the fastest")
  func takesNoAvoidance() throws {
    #expect(try answer(contrast()) { $0.avoidance = 0 }.routes.map(\.labels) == [[.fastest, .chosen]])
  }

  @Test("without any reading there is the fastest route, no figure of the air, and a notice")
  func knowsNothing() throws {
    let answer = try answer([])
    #expect(answer.routes.map(\.labels) == [[.fastest]])
    #expect(answer.routes[0].air == nil)
    #expect(answer.notices.map(\.code) == ["no-air"])
  }

  @Test("a measure that nobody measures leaves the fastest route, with what is known of the other pollutants")
  func keepsWhatIsKnown() throws {
    let answer = try answer(contrast()) { $0.measure = .pollutant(.pm25) }
    #expect(answer.routes.map(\.labels) == [[.fastest]])
    #expect(answer.routes[0].air?.burdenMinutes == nil)
    #expect(isNear(answer.routes[0].air?.exposure[.no2], 1000.0 / 3600 * 100, within: 0.01))
    #expect(answer.notices.map(\.code) == ["no-air", "index-partial"])
    #expect(answer.notices[0].message.hasPrefix("No station that measures PM2.5 is near enough"))
  }

  @Test("a forecast is told")
  func tellsAForecast() throws {
    let notices = try answer(contrast(kind: .forecast(issued: DrawnAir.hour - 3600))).notices
    #expect(notices.map(\.code) == ["forecast-air", "index-partial"])
  }

  @Test("a street beyond the mask is charged, counted and told")
  func chargesMissingAir() throws {
    // Known within 300 m of the station in the west: the western half of Main Street, and 50 m of the eastern one.
    let answer = try answer([reading(.no2, 40, x: 250, y: 0, station: "west")], maskDistanceMeters: 300)
    let fastest = try route(.fastest, answer)
    #expect(isNear(fastest.air?.metersWithoutAir, 450, within: 10))
    #expect(fastest.notices.map(\.code) == ["meters-without-air"])
    // Both halves cost alike: the only known street is the 95th percentile too.
    #expect(isNear(fastest.air?.burdenMinutes, 1000.0 / 60 * 40 / 25, within: 0.01))
  }

  @Test("a way is not called cleaner for keeping to where stations are")
  func unknownIsNoEstimate() throws {
    var network = network
    network.addStreet(network.addNode(0, 900), network.addNode(300, 900), name: "Far Street")
    // Park Way is known and has 25; of Main Street, which is charged Far Street's 60, some 34 is expected.
    let places = [(50.0, 100.0), (150, 300), (300, 400), (500, 400), (700, 400), (850, 300), (950, 100)]
    let park = places.enumerated().map { reading(.no2, 25, x: $1.0, y: $1.1, station: "park-\($0)") }
    let air = DrawnAir(
      network: network, readings: park + [reading(.no2, 60, x: 150, y: 900, station: "far")], maskDistanceMeters: 155)
    let all = try air.answer(from: west, to: east) {
      $0.measure = .pollutant(.no2)
      $0.offersAllRoutes = true
    }
    let cleanest = try route(.cleanest, all)
    #expect(cleanest.streets.map(\.name) == ["Park Way"])
    let charged = (try #require(all.routes[0].air?.burdenMinutes), try #require(cleanest.air?.burdenMinutes))
    #expect(charged.1 < 0.8 * charged.0)
    #expect(try #require(cleanest.difference.burdenPercent) > 0)
    #expect(try #require(cleanest.cleanerProbability) < 0.5)
    let answer = try air.answer(from: west, to: east) { $0.measure = .pollutant(.no2) }
    #expect(answer.routes.map(\.labels) == [[.fastest, .balanced, .cleanest]])
    #expect(answer.verdict.en.hasSuffix("nothing is known of NO2 on most of it."), "\(answer.verdict.en)")
  }

  @Test("a zone to avoid leaves the fastest as it is")
  func avoidsZones() throws {
    let circle = RouteQuestion.Circle(center: DrawnAir.place(500, 0), radiusMeters: 100)
    let answer = try answer([reading(.no2, 30, x: 500, y: 0, station: "only")]) { $0.circles = [circle] }
    #expect(try route(.fastest, answer).streets.map(\.name) == ["Main Street"])
    #expect(isNear(try route(.fastest, answer).exclusions.first?.metersInside, 200, within: 0.5))
    #expect(try route(.balanced, answer).streets.map(\.name) == ["Park Way"])
  }

  @Test("a forbidden zone closes its inside to all")
  func forbidsZones() throws {
    let circle = RouteQuestion.Circle(center: DrawnAir.place(500, 0), radiusMeters: 100)
    let answer = try answer(contrast()) {
      $0.circles = [circle]
      $0.forbidsZones = true
    }
    #expect(answer.routes.map(\.labels) == [[.fastest, .balanced, .cleanest]])
    #expect(answer.routes[0].streets.map(\.name) == ["Park Way"])
    #expect(answer.routes[0].exclusions.isEmpty)
  }

  @Test("a forbidden zone that holds the origin is entered as little as can be, with a notice")
  func entersUnavoidableZones() throws {
    let circle = RouteQuestion.Circle(center: west, radiusMeters: 100)
    let answer = try answer(contrast()) {
      $0.circles = [circle]
      $0.forbidsZones = true
    }
    let notice = try #require(try route(.fastest, answer).notices.first)
    #expect(notice.code == "exclusion-unavoidable")
    #expect(notice.zone == "exclude-1")
    #expect(notice.text.es == "La zona 1 no se puede evitar: 100 m y 100 s quedan dentro.")
    #expect(isNear(notice.metersInside, 100, within: 0.5))
    #expect(isNear(notice.secondsInside, 100, within: 0.5))
  }

  @Test("circles are drawn around the stations above the threshold, and only those")
  func drawsStationCircles() throws {
    let rule = RouteQuestion.StationCircles(radiusMeters: 50, indexAbove: 45)
    let answer = try answer(contrast()) { $0.stationCircles = rule }
    #expect(try route(.fastest, answer).exclusions.map(\.zone) == ["bad"])
    #expect(try route(.cleanest, answer).exclusions.isEmpty)
  }

  @Test(
    "a threshold that no station is above is told, with or without a circle drawn by hand", arguments: [false, true])
  func tellsAnEmptyExclusion(hasCircle: Bool) throws {
    let answer = try answer(contrast()) {
      $0.stationCircles = RouteQuestion.StationCircles(radiusMeters: 50, indexAbove: 49)
      if hasCircle { $0.circles = [RouteQuestion.Circle(center: west, radiusMeters: 10)] }
    }
    let notice = try #require(answer.notices.first { $0.code == "exclusion-empty" })
    #expect(notice.message == "No station's index is above 49 at this hour: no zone is drawn.")
  }

  @Test("a threshold has a comma before its decimals in Spanish and Valencian")
  func writesThresholds() throws {
    let answer = try answer(contrast()) {
      $0.stationCircles = RouteQuestion.StationCircles(radiusMeters: 50, indexAbove: 49.5)
    }
    let text = try #require(answer.notices.first { $0.code == "exclusion-empty" }).text
    #expect(text.en.contains("above 49.5 at") && text.es.contains("de 49,5 a") && text.ca.contains("de 49,5 a"))
  }

  @Test("a threshold that a station is above, or an hour without readings, is no empty exclusion")
  func tellsNoEmptyExclusion() throws {
    let low = RouteQuestion.StationCircles(radiusMeters: 50, indexAbove: 48)
    #expect(try !answer(contrast()) { $0.stationCircles = low }.notices.map(\.code).contains("exclusion-empty"))
    let codes = try answer([]) { $0.stationCircles = low }.notices.map(\.code)
    #expect(codes.contains("exclusion-without-air") && !codes.contains("exclusion-empty"))
  }

  @Test("a zone outside the network is said to change nothing", arguments: [true, false])
  func tellsAZoneElsewhere(isSwapped: Bool) throws {
    let center = isSwapped ? Coordinate(latitude: west.longitude, longitude: west.latitude) : west
    let answer = try answer(contrast()) { $0.circles = [RouteQuestion.Circle(center: center, radiusMeters: 50)] }
    let notices = answer.notices.filter { $0.code == "exclusion-elsewhere" }
    #expect(
      notices.map(\.message)
        == (isSwapped
          ? [
            "Zone 1 lies outside the network and changes nothing: check that latitude and longitude are in their places."
          ] : []))
  }

  @Test("an hour that measures half of the mix says so")
  func tellsAPartialMix() throws {
    let answer = try answer(contrast()) { $0.measure = .mix }
    #expect(answer.notices.map(\.code) == ["mix-partial", "index-partial"])
  }

  @Test(
    "traffic stands for the NO2 of a mix that nobody reads, beside what is read", arguments: [Pollutant.pm25, .no2])
  func trafficBesideReadings(_ pollutant: Pollutant) throws {
    var network = network
    network.segments[0].highwayClass = .primary
    var air = DrawnAir(network: network, readings: [reading(pollutant, 20, x: 500, y: 0, station: "only")])
    air.increment = .auto
    let answer = try air.answer(from: west, to: east) { $0.measure = .mix }
    let isRelative = pollutant == .pm25
    #expect(answer.air.isRelative == isRelative && answer.air.measuredBeside == (isRelative ? .pm25 : nil))
    #expect(answer.notices.contains { $0.code == "traffic-only" } == isRelative)
    #expect(answer.notices.contains { $0.code == "mix-partial" } == !isRelative)
    // What is inhaled of what was read is told all the same.
    #expect(answer.routes[0].air?.doseMicrograms.keys.sorted() == [pollutant])
  }

  @Test(
    "a network that no station is near to is told apart by traffic alone, whatever the station reads",
    arguments: [(Pollutant.no2, PollutionMeasure.pollutant(.no2)), (.pm25, .mix)])
  func stationsFarAway(_ pollutant: Pollutant, _ measure: PollutionMeasure) throws {
    var network = network
    network.segments[0].highwayClass = .primary
    var air = DrawnAir(network: network, readings: [reading(pollutant, 20, x: 90_000, y: 0, station: "far")])
    air.increment = .auto
    let answer = try air.answer(from: west, to: east) { $0.measure = measure }
    #expect(answer.air.isRelative && answer.air.measuredBeside == nil)
    #expect(abs(try #require(answer.routes[0].air?.burdenMinutes) - 100) < 1e-6)
    let told = answer.notices.first { $0.code == "traffic-only" }?.message ?? ""
    #expect(told.contains("near enough"), "\(told)")
  }

  @Test("a typical day is told")
  func tellsATypicalDay() throws {
    #expect(try answer(contrast(kind: .typical(of: .daily))).notices.map(\.code) == ["typical-air", "index-partial"])
  }

  @Test("origin and destination in one place are a route of 0 m")
  func staysInPlace() throws {
    let answer = try answer(contrast()) { $0.destination = $0.origin }
    #expect(answer.routes.map(\.labels) == [[.fastest, .balanced, .cleanest]])
    #expect(answer.routes[0].distanceMeters == 0)
    #expect(answer.routes[0].geometry.count == 2)
    #expect(answer.routes[0].air?.burdenMinutes == 0)
  }

  @Test("a place far from every street is off the network")
  func refusesFarPlaces() {
    let error = #expect(throws: BrisaError.self) {
      try answer(contrast()) { $0.origin = DrawnAir.place(-2000, 0) }
    }
    #expect(error?.code == .offNetwork)
  }
}
