import AirData
import CityTestSupport
import Dispatch
import Foundation
import Setup
import TestSupport
import Testing

@testable import Server

@Suite("The lanes of a service")
struct ServiceLanesTests {
  @Test("have a place for the hour of now though as many as they are wide wait for a source", .timeLimit(.minutes(1)))
  func hangingSource() async throws {
    let village = try ServedVillage { $0.sourceDeadlineSeconds = 600 }
    let now = "/v1/air?lat=39.47&lon=-0.37"
    #expect(await village.get(now).status == 200)
    let gate = DispatchSemaphore(value: 0)
    village.feed.change { _ in
      gate.wait()
      gate.signal()
      return []
    }
    let lane = village.state.lanes.lane(.quick)
    let waiting = (1...lane.width + 1).map { hours in
      let time = TimeText.format(FakeCity.hour - Double(hours) * 3600, zone: .gmt)
      return Task { await village.get("\(now)&at=\(time)").status }
    }
    while lane.awayCount < waiting.count { await Task.yield() }
    #expect(await village.get(now).status == 200)
    gate.signal()
    for task in waiting { _ = await task.value }
    #expect(lane.awayCount == 0 && lane.isFree)
  }
}
