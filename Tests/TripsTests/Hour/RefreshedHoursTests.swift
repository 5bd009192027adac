import AirData
import CityAir
import CityTestSupport
import Foundation
import Routing
import Setup
import TestSupport
import Testing
import Trips

@Suite("Hours that were gathered anew")
struct RefreshedHoursTests {
  @Test(
    "do not take the place of one that came while others were gathered and that knows more",
    .timeLimit(.minutes(1)))
  func cameMeanwhile() async throws {
    var network = TestNetwork()
    network.addStreet(network.addNode(0, 0), network.addNode(500, 0))
    let reading = DrawnAir.reading(.no2, 20, x: 0, y: 0, station: "a")
    let known = try DrawnAir(network: network, readings: [reading]).gathered()
    var poor = try DrawnAir(network: network, readings: []).gathered()
    poor.archiveNotice = Notice(code: "archive-failed", text: LocalizedText(same: "The archive cannot be read."))
    let (waiting, gate) = AsyncStream<Void>.makeStream()
    let gather = HourKeeper.oneByOne { (_) async throws(BrisaError) -> GatheredAir in
      for await _ in waiting {}
      return known
    }
    let keeper = HourKeeper(city: CityConfiguration(), router: Router(graph: network.graph), gather: gather)
    let asking = Task { try await keeper.hour(at: DrawnAir.hour) }
    while await keeper.kept.isEmpty { await Task.yield() }
    // The hour that is asked for comes while a later one is gathered.
    let later = DrawnAir.hour + 2 * 3600
    let anew = HourKeeper.oneByOne { [poor] (moment) async throws(BrisaError) -> GatheredAir in
      if moment == DrawnAir.hour { return poor }
      gate.finish()
      _ = try? await asking.value
      return known
    }
    let refreshed = await keeper.refresh(at: [DrawnAir.hour, later], by: anew)
    #expect(refreshed.replaced == [later] && refreshed.failed.map(\.hour) == [DrawnAir.hour])
    let asked = try await asking.value
    #expect(try await keeper.hour(at: DrawnAir.hour) === asked)
  }
}
