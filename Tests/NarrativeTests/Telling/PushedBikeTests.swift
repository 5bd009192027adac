import AirData
import Routing
import Streets
import TestSupport
import Testing

@testable import Narrative

@Suite("A bike that is pushed against the traffic")
struct PushedBikeTests {
  /// A straight street whose middle part, 30 m, is of one way from east to west, and a way around it of 240 m; columns
  /// and rows are 15 m apart.
  private func map() -> DrawnStreets {
    var map = DrawnStreets(
      """
      A-B-C-D





        E---F
      """, spacingMeters: 15)
    map.way("AB", street("Calle Uno"))
    map.way("CB", street("Calle Uno", ["oneway": "yes"]))
    map.way("CD", street("Calle Uno"))
    map.way("BEFD", street("Ronda"))
    return map
  }

  private func street(_ name: String, _ more: [String: String] = [:]) -> [String: String] {
    more.merging(["highway": "residential", "name": name]) { $1 }
  }

  private func answer(
    _ origin: Character, _ destination: Character, _ mode: TravelMode
  ) throws -> (path: Path, lines: [String]) {
    let map = map()
    let graph = try map.graph()
    let router = Router(graph: graph)
    let ends = try [origin, destination].map { try graph.snap(map.place($0), mode: mode) }
    let path = try router.path(
      Router.Query(origin: ends[0], destination: ends[1], mode: mode, objective: .fastest, pollution: nil))
    let guidance = router.guidance(of: path, mode: mode, from: ends[0], to: ends[1])
    return (path, Narrator(.en).lines(guidance).map(\.text))
  }

  @Test("goes there where the way around is far longer, and one is told")
  func pushed() throws {
    let (path, lines) = try answer("A", "D", .bike)
    #expect(abs(path.lengthMeters - 90) < 0.5)
    // 60 m at 15 km/h and 30 m at 4.8 km/h: the price is no time.
    #expect(abs(path.durationSeconds - (60 * 3.6 / 15 + 30 * 3.6 / 4.8)) < 0.5)
    #expect(
      lines == [
        "Head east along Calle Uno.", "Get off and push your bike.", "Get back on your bike.", "You have arrived.",
      ])
  }

  @Test("is ridden the other way, and a scooter goes around")
  func others() throws {
    let back = try answer("D", "A", .bike)
    #expect(back.lines == ["Head west along Calle Uno.", "You have arrived."])
    #expect(try answer("A", "D", .scooter).path.lengthMeters > 200)
  }
}
