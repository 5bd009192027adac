import CityTestSupport
import Dispatch
import Foundation
import Planner
import Setup
import Testing
import Trips

@testable import Server

@Suite("A configuration that is read again")
struct ConfigurationReloadTests {
  /// Opens the cities of some villages.
  private struct Opening: CityOpening {
    let villages: [ServedVillage]

    func open() -> [CityEngine] { villages.map(\.city.engine) }
  }

  @Test("has the hours of its cities gathered side by side", .timeLimit(.minutes(1)))
  func sideBySide() async throws {
    let gate = DispatchSemaphore(value: 0)
    let waiting = FakeFeed { _ in
      gate.wait()
      gate.signal()
      return []
    }
    let opening = FakeFeed { _ in
      gate.signal()
      return []
    }
    let first = try ServedVillage(answering: waiting) {
      $0.name = "First"
      $0.sourceDeadlineSeconds = 600
    }
    let second = try ServedVillage(answering: opening) { $0.name = "Second" }
    let state = first.state
    let hours = CityHours(
      roster: state.roster, settings: RefreshSettings(), reports: state.reports, clock: state.clock, log: state.log)
    await ConfigurationReload(
      cities: Opening(villages: [first, second]), roster: state.roster, hours: hours,
      baseMap: BaseMapWarmUp(state: state), log: state.log
    ).reload()
    #expect(state.roster.current.all.map(\.id) == ["first", "second"])
    for village in [first, second] {
      let ready = try await village.city.engine.hours().ready
      #expect(ready == [FakeCity.hour])
    }
  }
}
