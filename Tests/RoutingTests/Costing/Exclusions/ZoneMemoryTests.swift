import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Zones that are asked for again")
struct ZoneMemoryTests {
  private let graph: StreetGraph
  private let zones: [Zone]

  init() {
    var generator = SeededRandom(seed: 5)
    graph = TestNetwork(random: &generator).graph
    zones = TestNetwork.randomZones(&generator)
  }

  @Test("are known to be from the second request on")
  func secondRequest() {
    let memory = ZoneMemory()
    let first = memory.zones(zones, of: graph)
    #expect(!first.areAskedAgain)
    #expect(memory.zones(zones, of: graph) === first && first.areAskedAgain)
  }

  @Test("are forgotten after four others")
  func forgotten() {
    let memory = ZoneMemory()
    let first = memory.zones(zones, of: graph)
    for number in 0..<4 {
      let place = Coordinate(latitude: 0.001 * Double(number), longitude: 0)
      _ = memory.zones([Zone(id: "other", center: place, radiusMeters: 50)], of: graph)
    }
    #expect(memory.zones(zones, of: graph) !== first)
  }
}
