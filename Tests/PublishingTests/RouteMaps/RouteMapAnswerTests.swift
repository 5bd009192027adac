import AirData
import AirField
import CityAir
import CityTestSupport
import Foundation
import Geo
import Reports
import Setup
import Streets
import TestSupport
import Testing
import Trips

@testable import Publishing

@Suite("Map of an answer")
struct RouteMapAnswerTests {
  private let air = ParkDetour.air
  private let west = DrawnAir.place(0, 0)
  private let east = DrawnAir.place(1000, 0)

  private func map(_ answer: RouteAnswer) throws -> RouteMap {
    var city = CityConfiguration()
    city.name = "Testville"
    let scene = try #require(answer.hour)
    let map = try RouteMap(answer, scene, city: city)
    return try #require(map)
  }

  @Test("has its routes, their names and what they differ in from the first")
  func hasRoutes() throws {
    let answer = try air.answer(from: west, to: east)
    let map = try map(answer)
    #expect(map.city == "Testville" && map.trip.mode == "walk")
    #expect(map.routes.count == answer.routes.count && map.routes.count > 1)
    #expect(map.routes[0].kinds == [.fastest] && map.routes[0].durationPercent == nil)
    #expect(map.routes[0].line == answer.routes[0].geometry)
    let last = try #require(map.routes.last)
    #expect(last.kinds.contains(.cleanest))
    #expect(last.durationPercent == answer.routes.last?.difference.durationPercent)
    #expect((last.air?.burdenPercent ?? 0) < -10)
  }

  @Test("knows where on its line a bike is pushed")
  func knowsWhereABikeIsPushed() throws {
    #expect(try map(PushedStreets.answer(from: 50, to: 350)).routes[0].pushed == [1...4])
    #expect(try map(air.answer(from: west, to: east)).routes.allSatisfy { $0.pushed.isEmpty })
  }

  @Test("tells burdens in the air of the minute where that moves, and what they differ in")
  func hasMovingAir() async throws {
    var question = RouteQuestion(origin: west, destination: east, departure: DrawnAir.hour)
    question.measure = .pollutant(.no2)
    question.movingTolerance = 0.01
    let answer = try await RouteFinder(try air.keeper()).route(question)
    let map = try map(answer)
    let (route, last) = (try #require(answer.routes.last), try #require(map.routes.last?.air))
    #expect(map.air.isMoving && last.burdenMinutes != nil && last.burdenMinutes == route.movingBurdenMinutes)
    #expect(last.burdenPercent == route.difference.burdenPercent && (last.burdenPercent ?? 0) < -10)
    #expect(last.burdenSigmaPercent == route.difference.burdenSigmaPercent)
  }

  @Test("is none beyond the latitudes at which maps end, and says where that is")
  func nearAPole() throws {
    let hour = try #require(try air.answer(from: west, to: east).hour)
    for latitude in [89.95, -89.95] {
      let places = [10, 10.4].map { Coordinate(latitude: latitude, longitude: $0) }
      let box = try #require(RouteMapBox.box(around: places))
      let error = #expect(throws: BrisaError.self) { try RouteMap.pollution(hour, .mix, box) }
      #expect(error?.message.contains("ends at 89.9°") == true)
    }
  }

  @Test("has in its cells the pollution that routes are charged")
  func hasPollution() throws {
    let map = try map(air.answer(from: west, to: east))
    let raster = map.air.pollution
    #expect(raster.measure == .pollutant(.no2))
    let fields = try air.fields()
    for cell in stride(from: 0, to: raster.spec.count, by: 997) {
      let place = raster.spec.center(row: cell / raster.spec.columns, column: cell % raster.spec.columns)
      let expected = try #require(fields.field.estimate(.no2, at: place)).value / 25
      #expect(abs(Double(raster.values[cell]) - expected) < 1e-5)
    }
    #expect(raster.spec.count < 60_000)
  }

  @Test(
    "has what routes are charged too where traffic stands for what nobody reads, or all stations are far",
    arguments: [(Pollutant.pm25, 500.0, Pollutant?.some(.pm25)), (.pm25, 90_000, nil), (.no2, 90_000, nil)])
  func hasTraffic(_ pollutant: Pollutant, x: Double, beside: Pollutant?) throws {
    var network = self.air.network
    network.segments[0].highwayClass = .primary
    var air = DrawnAir(
      network: network, readings: [DrawnAir.reading(pollutant, 20, x: x, y: 0, station: "only")])
    air.increment = .auto
    let raster = try map(air.answer(from: west, to: east) { $0.measure = .mix }).air.pollution
    #expect(raster.measure == .traffic(beside: beside))
    #expect(raster.values.allSatisfy { $0.isFinite })
  }

  @Test("has the zones of the question, closed or to avoid")
  func hasZones() throws {
    let answer = try air.answer(from: west, to: east) { question in
      question.circles = [RouteQuestion.Circle(center: DrawnAir.place(500, 0), radiusMeters: 80)]
      question.stationCircles = RouteQuestion.StationCircles(radiusMeters: 60, indexAbove: 20)
      question.forbidsZones = true
    }
    let zones = try map(answer).zones
    #expect(zones.map(\.radiusMeters) == [80, 60])
    #expect(zones.allSatisfy { $0.isForbidden })
  }

  @Test("tells of which route a notice is")
  func numbersNotices() throws {
    let answer = try air.answer(from: west, to: east) { question in
      question.circles = [RouteQuestion.Circle(center: west, radiusMeters: 50)]
      question.forbidsZones = true
    }
    let said = try #require(try map(answer).notices.first { $0.en.hasPrefix("Zone 1 (1 ") })
    #expect(said.en.hasSuffix(" m) cannot be avoided."))
    #expect(Set([said.en, said.es, said.ca]).count == 3)
  }

  @Test("has every way of a trade-off, by its names")
  func hasTradeOff() throws {
    let answer = try air.answer(from: west, to: east) { $0.wantsTradeOff = true }
    let map = try map(answer)
    #expect(map.routes.map { $0.kinds.map(\.rawValue) } == answer.routes.map { $0.labels.map(\.rawValue) })
    #expect(
      Set(RouteLabel.allCases.map(\.rawValue))
        == Set(MappedRoute.Kind.allCases.map(\.rawValue)).subtracting(["recorded"]))
  }

  @Test("has the way within a detour")
  func hasBudget() throws {
    let answer = try air.answer(from: west, to: east) { $0.maxDetour = .percent(80) }
    #expect(try map(answer).routes.contains { $0.kinds.contains(.budget) })
  }

  @Test("of a way of some metres has streets around it")
  func takesAShortWay() throws {
    let map = try map(air.answer(from: west, to: DrawnAir.place(20, 0)))
    let box = map.air.pollution.spec.box
    #expect(box.contains(west) && box.north - box.south > 0.002)
  }

  @Test("takes its form from the ending of the file, and no other file's place")
  func checksItsPath() throws {
    #expect(try RouteMapRequest(path: "a/b.PNG").form == .png)
    #expect(try RouteMapRequest(path: "b.svg").form == .svg)
    #expect(throws: BrisaError.self) { try RouteMapRequest(path: "b.jpeg") }
    #expect(throws: BrisaError.self) { try RouteMapRequest(path: "html") }
    let request = try RouteMapRequest(path: "./b.svg")
    #expect(throws: BrisaError.self) { try request.check(besides: "b.svg") }
    try request.check(besides: "-")
    try request.check(besides: "c.svg")
  }

  @Test("refuses before the search what it could not write or read")
  func checksItsPlaces() throws {
    let folder = try TemporaryFolder()
    let map = folder.path("folder.png")
    try FileManager.default.createDirectory(atPath: map, withIntermediateDirectories: false)
    let free = folder.path("map.png")
    func code(_ path: String, extract: String? = nil) -> ErrorCode? {
      do throws(BrisaError) {
        try RouteMapRequest(path: path, extract: extract).check(besides: "-")
        return nil
      } catch {
        return error.code
      }
    }
    #expect(code(map) == .badArgument)
    #expect(code(folder.path("missing/map.png")) == .inputOutput)
    #expect(code(free, extract: folder.path("missing.pbf")) == .missingFile)
    #expect(code(free, extract: try folder.write("", as: "some.pbf")) == nil)
    #expect(code(free) == nil)
  }
}
