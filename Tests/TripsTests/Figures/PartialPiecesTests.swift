import AirData
import AirField
import CityAir
import CityTestSupport
import Geo
import Routing
import TestSupport
import Testing

@testable import Trips

/// A street of 2 km without a junction, bad in the east, and a way back around the block in the south, 2.2 km.
///
///     a -------------- b     b: beside the traffic station
///     |                |     100 m
///     d -------------- c
@Suite("Routes that begin or end within a long street")
struct PartialPiecesTests {
  private var air: DrawnAir

  init() {
    var network = TestNetwork()
    let corners = [(0, 0), (2000, 0), (2000, -100), (0, -100)].map { network.addNode($0.0, $0.1) }
    network.addStreet(corners[0], corners[1], name: "Long Street")
    network.addStreet(corners[1], corners[2], name: "East Side")
    network.addStreet(corners[2], corners[3], name: "South Street")
    network.addStreet(corners[3], corners[0], name: "West Side")
    air = DrawnAir(
      network: network,
      readings: [
        DrawnAir.reading(.no2, 120, x: 2000, y: 200, station: "bad"),
        DrawnAir.reading(.no2, 5, x: 200, y: 300, station: "good"),
      ], method: .inverseDistance(power: 2))
  }

  /// The mean NO2 along the long street between two distances from its west end, from a place each half metre.
  private func meanNO2(from start: Double, to end: Double) throws -> Double {
    let count = Int((end - start) * 2)
    let places = (0..<count).map { DrawnAir.place(start + (Double($0) + 0.5) * (end - start) / Double(count), 0) }
    let values = try air.fields().field.concentrations(.no2, at: places)
    return Double(values.reduce(0, +)) / Double(count)
  }

  private func fastest(from start: Double, to end: Double) throws -> RouteAir {
    let answer = try air.answer(from: DrawnAir.place(start, 0), to: DrawnAir.place(end, 0))
    #expect(answer.route(.fastest)?.streets.map(\.name) == ["Long Street"])
    return try #require(answer.route(.fastest)?.air)
  }

  @Test(
    "both ends on one street: burden, exposure and dose are those of the piece between them",
    arguments: [(0, 100), (1900, 2000), (1893, 1986), (700, 1311), (333, 340)])
  func between(start: Double, end: Double) throws {
    let mean = try meanNO2(from: start, to: end)
    for air in [try fastest(from: start, to: end), try fastest(from: end, to: start)] {
      let hours = (end - start) / 3600
      #expect(abs(try #require(air.exposure[.no2]) / (hours * mean) - 1) < 0.01)
      #expect(abs(try #require(air.doseMicrograms[.no2]) / (hours * mean * 1.2) - 1) < 0.01)
      #expect(abs(try #require(air.burdenMinutes) / (hours * 60 * mean / 25) - 1) < 0.01)
    }
  }

  @Test("the two ends of the street differ by a multiple, and so do their mean and largest index")
  func ends() throws {
    let west = try fastest(from: 0, to: 100)
    let east = try fastest(from: 1900, to: 2000)
    #expect(try #require(east.burdenMinutes) > 5 * (try #require(west.burdenMinutes)))
    #expect(try #require(west.indexMax) < (try #require(east.indexMean)))
    #expect(try #require(east.indexMean) <= (try #require(east.indexMax)))
  }

  @Test("the profile of a street has the mean that the street has within a way")
  func profileOfTheWhole() throws {
    let sampler = PollutionSampler(fields: try air.fields(), measure: .pollutant(.no2))
    let streets = try #require(StreetAir(graph: air.network.graph, sampler: sampler))
    for segment in streets.pollution.indices {
      let mean = streets.profile(ofEnd: segment).mean(from: 0, to: 1)
      #expect(abs(mean / Double(streets.pollution[segment]) - 1) < 1e-5, "segment \(segment)")
    }
  }

  @Test("the parts of a way have the burden of the whole")
  func additive() throws {
    let parts = try [(100, 812), (812, 1600)].map { try #require(try fastest(from: $0.0, to: $0.1).burdenMinutes) }
    let whole = try #require(try fastest(from: 100, to: 1600).burdenMinutes)
    #expect(abs(parts[0] + parts[1] - whole) < 1e-3 * whole)
  }

  @Test("the cleanest leaves by the clean end of the street although the bad one is nearer")
  func leavesByTheCleanEnd() throws {
    // As much of the other streets is bad, so that with one figure for all of the street east would be best.
    let answer = try air.answer(from: DrawnAir.place(1200, 0), to: DrawnAir.place(1000, -100))
    #expect(answer.route(.fastest)?.streets.map(\.name) == ["Long Street", "East Side", "South Street"])
    #expect(answer.route(.cleanest)?.streets.map(\.name) == ["Long Street", "West Side", "South Street"])
    let percent = try #require(answer.route(.cleanest)?.difference.burdenPercent)
    #expect(percent < 0)
  }

  @Test("of a piece that leaves the known air, only what lies beyond is charged and counted")
  mutating func withoutAirInPart() throws {
    air.maskDistanceMeters = 1000
    air.readings.remove(at: 0)
    air.readings.append(DrawnAir.reading(.no2, 50, x: 0, y: -100, station: "south"))
    // Known is what lies within 1 km of a station: 954 m beyond the good one's 200 m. West Side, near the other one,
    // has all of its air, and so is what the rest is charged.
    let border = 200 + (1000.0 * 1000 - 300 * 300).squareRoot()
    let streets = try #require(
      StreetAir(
        graph: air.network.graph, sampler: PollutionSampler(fields: try air.fields(), measure: .pollutant(.no2))))
    let charge = streets.charge(ofSegment: 0)
    let answer = try air.answer(from: DrawnAir.place(1000, 0), to: DrawnAir.place(1500, 0))
    let route = try #require(answer.route(.fastest))
    let found = try #require(route.air)
    #expect(abs(found.metersWithoutAir - (1500 - border)) < 10)
    let known = try meanNO2(from: 1000, to: border - 1) / 25 * (border - 1000)
    let expected = (known + (1500 - border) * Double(charge)) / 60
    #expect(abs(try #require(found.burdenMinutes) / expected - 1) < 0.02)
    #expect(route.notices.map(\.code) == ["meters-without-air"])
  }

  @Test("a piece within the known air is charged nothing, although the street leaves it")
  mutating func knownPart() throws {
    air.maskDistanceMeters = 1000
    air.readings.remove(at: 0)
    air.readings.append(DrawnAir.reading(.no2, 50, x: 0, y: -100, station: "south"))
    let found = try fastest(from: 100, to: 600)
    #expect(found.metersWithoutAir == 0)
    #expect(abs(try #require(found.burdenMinutes) / (500.0 / 60 * (try meanNO2(from: 100, to: 600)) / 25) - 1) < 0.01)
  }

  @Test("no answer has a way of less burden than the cleanest, wherever it begins and ends", arguments: 1...60)
  func cleanestIsCleanest(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    var air = air
    if generator.chance(0.5) { air.maskDistanceMeters = 1000 }
    let ends = (0..<2).map { _ in
      DrawnAir.place(.random(in: 0...2000, using: &generator), generator.chance(0.5) ? 0 : -100)
    }
    let answer = try air.answer(from: ends[0], to: ends[1])
    let burdens = answer.routes.compactMap(\.air?.burdenMinutes)
    let cleanest = try #require(answer.route(.cleanest)?.air?.burdenMinutes)
    #expect(burdens.allSatisfy { cleanest <= $0 * (1 + 1e-6) }, "seed \(seed): \(ends)")
  }
}
