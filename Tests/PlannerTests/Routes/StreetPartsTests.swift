import AirData
import AirField
import Geo
import Routing
import Streets
import TestSupport
import Testing

@testable import Planner

/// Two ways from west to east: along the avenue, and through an alley 150 m to the north, 300 m longer.
///
///     b . . . . . c      an alley for walkers
///     .           .
///     w --- s --- e      the avenue, with a traffic station in its middle
@Suite("Exposure in its two parts")
struct StreetPartsTests {
  private let network: TestNetwork
  private let west = DrawnAir.place(0, 0)
  private let east = DrawnAir.place(2000, 0)

  init() {
    var network = TestNetwork()
    let w = network.addNode(0, 0)
    let e = network.addNode(2000, 0)
    let b = network.addNode(0, 150)
    let c = network.addNode(2000, 150)
    let avenue = network.addStreet(w, e, name: "Avenue")
    network.segments[avenue].highwayClass = .primary
    for (tail, head) in [(w, b), (b, c), (c, e)] {
      let alley = network.addStreet(tail, head, name: "Alley")
      network.segments[alley].highwayClass = .footway
    }
    self.network = network
  }

  private var readings: [Reading] {
    [
      DrawnAir.reading(.no2, 80, x: 1000, y: 0, station: "street", type: .traffic),
      DrawnAir.reading(.no2, 20, x: 1000, y: 1500, station: "park", type: .background),
      DrawnAir.reading(.no2, 20, x: -500, y: 1500, station: "wood", type: .background),
    ]
  }

  private func answer(_ choice: IncrementChoice, _ readings: [Reading]) throws -> RouteAnswer {
    var air = DrawnAir(network: network, readings: readings)
    air.method = .mean
    air.increment = choice
    return try air.answer(from: west, to: east)
  }

  @Test("the increment is what the detour avoids")
  func avoids() throws {
    let answer = try answer(.on, readings)
    let fastest = try #require(answer.route(.fastest)?.air)
    let cleanest = try #require(answer.route(.cleanest)?.air)
    #expect(try #require(answer.route(.cleanest)).streets.map(\.name) == ["Alley"])
    let avoidable = try #require(fastest.exposureIncrement[.no2])
    let total = try #require(fastest.exposure[.no2])
    #expect(avoidable > 0 && avoidable < total)
    // Only beside the avenue's ends, on the first metres of the alley.
    #expect(try #require(cleanest.exposureIncrement[.no2]) < 0.03 * avoidable)
    #expect(fastest.doseIncrementMicrograms[.no2] == avoidable * 1.2)
    // One piece of 2 km at 1 m/s: the parts of 20 m in the middle of the street all have amplitude × kernel, and more near the station.
    #expect(avoidable > 2000.0 / 3600 * 30)
  }

  @Test("the provenance tells the scale and its stations, or why there is none")
  func provenance() throws {
    guard case .applied(let amplitude, let stations) = try answer(.on, readings).air.increment[.no2] else {
      Issue.record("the streets have no part")
      return
    }
    #expect(stations == ["street"])
    // A primary street of two lanes has the kernel 1, and one station is believed by a half: (80 − 20) ÷ 2.
    #expect(abs(amplitude - 30) < 0.1)
    #expect(try answer(.off, readings).air.increment == [.no2: .absent(reason: "off")])
    #expect(try answer(.auto, readings).air.increment == [.no2: .absent(reason: "not-calibrated")])

    let quiet = try answer(.on, Array(readings.dropFirst()))
    #expect(quiet.air.increment == [.no2: .absent(reason: "no-traffic-station")])
    #expect(quiet.notices.map(\.code).contains("no-increment"))
    #expect(quiet.routes[0].air?.exposureIncrement == [.no2: 0])
  }

  @Test("the parts of the JSON answer add up to its sums")
  func json() throws {
    let answer = try JSONValue(parsing: RouteFormat.json.text(answer(.on, readings)))
    let route = answer["routes"][0]
    let exposure = try #require(route["exposure"]["no2"].number)
    let background = try #require(route["exposureParts"]["no2"]["background"].number)
    let increment = try #require(route["exposureParts"]["no2"]["increment"].number)
    #expect(increment > 0)
    #expect(abs(background + increment - exposure) < 1e-9)
    #expect(route["doseParts"]["no2"]["increment"].number ?? 0 > increment)
  }

  @Test("streets busier than any station's are told")
  func beyond() throws {
    var network = network
    network.segments[0].lanes = 8
    network.segments.append(network.segments[0])
    // The station stands beside a quieter street, which does not reach the avenue.
    let n = network.addNode(500, 1000)
    let m = network.addNode(1500, 1000)
    network.segments.removeLast()
    let quiet = network.addStreet(n, m, name: "Quiet")
    network.segments[quiet].highwayClass = .tertiary
    var air = DrawnAir(network: network, readings: readings)
    air.readings[0] = DrawnAir.reading(.no2, 60, x: 1000, y: 1000, station: "street", type: .traffic)
    air.method = .mean
    air.increment = .on
    let answer = try air.answer(from: west, to: east)
    #expect(answer.routes[0].notices.map(\.code).contains("streets-beyond-stations"))
  }
}
