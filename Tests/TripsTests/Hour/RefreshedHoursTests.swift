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
    let keeper = HourKeeper(city: CityConfiguration(), router: Router(graph: network.graph)) {
      (_) async throws(BrisaError) -> GatheredAir in
      for await _ in waiting {}
      return known
    }
    let asking = Task { try await keeper.hour(at: DrawnAir.hour) }
    while await keeper.kept.isEmpty { await Task.yield() }
    // The hour that is asked for comes while the next one is gathered.
    let refreshed = await keeper.refresh(at: [DrawnAir.hour, DrawnAir.hour + 3600]) {
      [poor] (moment) async throws(BrisaError) -> GatheredAir in
      if moment == DrawnAir.hour { return poor }
      gate.finish()
      _ = try? await asking.value
      return known
    }
    #expect(refreshed.replaced == [DrawnAir.hour + 3600] && refreshed.failed.map(\.hour) == [DrawnAir.hour])
    let asked = try await asking.value
    #expect(try await keeper.hour(at: DrawnAir.hour) === asked)
  }
}
