import AirData
import AirField
import CityAir
import CityTestSupport
import Foundation
import Setup
import TestSupport
import Testing
import Trips

@Suite("Exposure in its two parts")
struct StreetPartsTests {
  private let ways = AvenueAndAlley()

  @Test("the increment is what the detour avoids")
  func avoids() throws {
    let answer = try ways.answer(.on, ways.readings)
    let fastest = try #require(answer.route(.fastest)?.air)
    let cleanest = try #require(answer.route(.cleanest)?.air)
    #expect(try #require(answer.route(.cleanest)).streets.map(\.name) == ["Alley"])
    let avoidable = try #require(fastest.exposureIncrement[.no2])
    let total = try #require(fastest.exposure[.no2])
    #expect(avoidable > 0 && avoidable < total)
    // Only beside the avenue's ends, on the first metres of the alley.
    #expect(try #require(cleanest.exposureIncrement[.no2]) < 0.03 * avoidable)
    #expect(fastest.doseIncrementMicrograms[.no2] == avoidable * 1.2)
    // One piece of 2 km at 1 m/s: the parts of 20 m in the middle of the street all have amplitude × kernel, and more
    // near the station.
    guard case .applied(let amplitude, _, _) = answer.air.increment[.no2] else {
      Issue.record("the streets have no part")
      return
    }
    #expect(avoidable > 2000.0 / 3600 * amplitude)
    // Nothing has to be asked for.
    let unasked = try ways.answer(.auto, ways.readings).route(.cleanest)
    #expect(unasked?.air?.exposureIncrement == cleanest.exposureIncrement)
  }

  @Test("over a map of streets the increment is what lies above the cleaner places around")
  func overMapOfStreets() throws {
    func line(_ value: Float, y: Double) -> AirMapLine {
      AirMapLine(points: stride(from: -100.0, through: 2100, by: 100).map { DrawnAir.place($0, y) }, value: value)
    }
    var air = DrawnAir(network: ways.network, readings: ways.readings, method: .mean)
    air.maps = [
      AirMap(
        pollutant: .no2, from: DrawnAir.hour - 86400, to: DrawnAir.hour, licence: "CC0", attribution: "City",
        resolutionMeters: 0, content: .lines([line(60, y: 0), line(20, y: 150)]))
    ]
    let fastest = try #require(try air.answer(from: ways.west, to: ways.east).route(.fastest)?.air)
    let avoidable = try #require(fastest.exposureIncrement[.no2])
    let total = try #require(fastest.exposure[.no2])
    // The station makes 80 of the avenue's 60, and so 21 · 81 ÷ 61 − 1 of the 20 that the alley has.
    #expect(abs(avoidable / total - (80 - (21 * 81.0 / 61 - 1)) / 80) < 0.02)
  }

  @Test("the provenance tells the scale, how sure it is, and its stations, or why there is none")
  func provenance() throws {
    let streets = try ways.answer(.auto, ways.readings).air.increment[.no2]
    guard case .applied(let amplitude, let sigma, let stations) = streets else {
      Issue.record("the streets have no part")
      return
    }
    #expect(stations == ["street"])
    // A primary street of two lanes has the kernel 1; what its station, a hot spot, reads above the others would make
    // it (80 − 20) ÷ 1.5, and one station is believed in part.
    #expect(amplitude < 60 / AmplitudePrior.hotSpotFactor)
    let quiet = try ways.answer(.auto, Array(ways.readings.dropFirst()))
    guard case .applied(let expected, let wider, let none) = quiet.air.increment[.no2] else {
      Issue.record("what is expected does not serve without a traffic station")
      return
    }
    #expect(none.isEmpty)
    #expect(amplitude > expected)
    #expect(sigma > 0 && wider > 0)
    #expect(quiet.notices.map(\.code).contains("increment-by-prior"))
    #expect(try #require(quiet.routes[0].air?.exposureIncrement[.no2]) > 0)
    #expect(!(try ways.answer(.auto, ways.readings).notices.map(\.code).contains("increment-by-prior")))
    #expect(try ways.answer(.off, ways.readings).air.increment == [.no2: .absent(reason: "off")])
  }

  @Test("stations that do not say what surrounds them tell by the streets near by, and it is said")
  func untyped() throws {
    let untyped = [
      DrawnAir.reading(.no2, 80, x: 1000, y: 0, station: "street"),
      DrawnAir.reading(.no2, 20, x: 1000, y: 1500, station: "park"),
    ]
    let answer = try ways.answer(.auto, untyped)
    guard case .applied(_, _, let stations) = answer.air.increment[.no2] else {
      Issue.record("the streets have no part")
      return
    }
    #expect(stations == ["street"])
    #expect(answer.notices.map(\.code).contains("station-types-missing"))
    #expect(!(try ways.answer(.auto, ways.readings).notices.map(\.code).contains("station-types-missing")))
    #expect(!(try ways.answer(.off, untyped).notices.map(\.code).contains("station-types-missing")))
  }

  @Test(
    "streets stronger than any that is believed are told", arguments: [(carriageways: 1, isTold: false), (2, true)])
  func beyond(carriageways: Int, isTold: Bool) throws {
    var network = ways.network
    network.segments[0].lanes = 8
    for _ in 1..<carriageways { network.segments.append(network.segments[0]) }
    // One of eight lanes has twice what a primary street has; two of them are beyond belief.
    #expect(2 < AmplitudePrior.largestKernel && AmplitudePrior.largestKernel < 4)
    var air = DrawnAir(network: network, readings: ways.readings)
    air.method = .mean
    air.increment = .auto
    let answer = try air.answer(from: ways.west, to: ways.east)
    #expect(answer.routes[0].notices.map(\.code).contains("streets-beyond-stations") == isTold)
  }
}
