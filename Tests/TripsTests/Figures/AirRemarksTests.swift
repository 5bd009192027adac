import AirData
import CityTestSupport
import Routing
import Streets
import TestSupport
import Testing

@testable import Trips

@Suite("What is said of the air on the way")
struct AirRemarksTests {
  /// A way of three streets of 600 m, with stations every 150 m on each.
  private func remarks(_ concentrations: [Double]) throws -> [PathRemark] {
    var network = TestNetwork()
    let nodes = (0...3).map { network.addNode(Double($0) * 600, 0) }
    var readings: [Reading] = []
    for (number, name) in ["Hill", "Gran Via", "Garden"].enumerated() {
      network.addStreet(nodes[number], nodes[number + 1], name: name)
      for x in stride(from: 75.0, through: 525, by: 150) {
        let place = Double(number) * 600 + x
        readings.append(
          DrawnAir.reading(.no2, concentrations[number], x: place, y: 0, station: "s\(place)"))
      }
    }
    let answer = try DrawnAir(network: network, readings: readings)
      .answer(from: DrawnAir.place(0, 0), to: DrawnAir.place(1800, 0)) { $0.wantsSteps = true }
    return try #require(answer.routes.first?.guidance).remarks
  }

  @Test("is where its worst stretch begins, with its NO2, and where a street's traffic is left")
  func worst() throws {
    let remarks = try remarks([10, 60, 10])
    let worst = try #require(
      remarks.first { if case .worstStretch = $0.kind { true } else { false } })
    guard case .worstStretch(let meters, let pollutant, let concentration) = worst.kind else { return }
    #expect(abs(worst.meters - 600) < 1 && abs(meters - 600) < 1)
    #expect(pollutant == "NO2" && abs(concentration - 60) < 5)
    let left = try #require(remarks.first { if case .leavesTraffic = $0.kind { true } else { false } })
    #expect(left.kind == .leavesTraffic(StreetLabel(kind: .own, name: "Gran Via")))
    #expect(abs(left.meters - 1200) < 1)
    #expect(remarks.count == 2)
  }

  @Test("is nothing where the air is the same all the way")
  func even() throws {
    #expect(try remarks([20, 20, 20]).isEmpty)
  }
}
