import AirData
import Geo
import Routing
import Streets
import TestSupport
import Testing

@testable import Narrative

/// A hundred walks through central Helsinki, whose directions are followed by somebody who knows nothing else.
@Suite(
  "Directions followed blindly",
  .enabled(if: SharedData.extract("helsinki-centre") != nil, "the real extracts are not here"))
struct BlindWalkTests {
  private struct Walk {
    let guidance: PathGuidance
    let path: Path
    let destination: SnappedPoint
  }

  private static func walks(_ graph: StreetGraph) throws -> [Walk] {
    var generator = SplitMix64(seed: 17)
    let router = Router(graph: graph)
    var walks: [Walk] = []
    while walks.count < 100 {
      let ends = (0..<2).map { _ in
        Coordinate(
          latitude: .random(in: 60.155...60.185, using: &generator),
          longitude: .random(in: 24.915...24.965, using: &generator))
      }
      guard let snapped = try? ends.map({ try graph.snap($0, mode: .walk, limitMeters: 100) }),
        (600...3000).contains(ends[0].distanceMeters(to: ends[1]))
      else { continue }
      let query = Router.Query(
        origin: snapped[0], destination: snapped[1], mode: .walk, objective: .fastest, pollution: nil)
      guard let path = try? router.path(query) else { continue }
      walks.append(
        Walk(
          guidance: router.guidance(of: path, mode: .walk, from: snapped[0], to: snapped[1]), path: path,
          destination: snapped[1]))
    }
    return walks
  }

  /// How near one has to come to have arrived, in metres.
  private static let arrivalMeters = 40.0

  @Test("three of four arrive, and few words are needed")
  func arrive() throws {
    let path = try #require(SharedData.extract("helsinki-centre"))
    let graph = StreetGraph(try StreetImport.read(path, profile: ProfileSettings()).tables)
    let walker = BlindWalker(graph, hearsRoundly: false)
    var (arrived, kilometers, lines) = (0, 0.0, 0)
    for walk in try Self.walks(graph) {
      let first = try #require(walk.path.pieces.first)
      let end = walker.follow(walk.guidance, first: first)
      let meters = end.map { $0.distanceMeters(to: walk.destination.place) }
      if let meters, meters <= Self.arrivalMeters { arrived += 1 }
      kilometers += walk.path.lengthMeters / 1000
      lines += Narrator(.en).lines(walk.guidance).count { !$0.steps.isEmpty }
    }
    print("blind walks: \(arrived) of 100 arrive; \(Double(lines) / kilometers) instructions per kilometre")
    // 77 arrive, with 9.3 instructions a kilometre; all should.
    #expect(arrived >= 77)
    #expect(Double(lines) / kilometers < 9.5)
  }
}
