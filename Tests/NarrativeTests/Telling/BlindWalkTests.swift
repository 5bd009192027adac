import AirData
import Geo
import Routing
import Streets
import TestSupport
import Testing

@testable import Narrative

/// Walks through real cities, whose directions are followed by somebody who knows nothing else.
@Suite(
  "Directions followed blindly",
  .enabled(if: SharedData.extract("helsinki-centre") != nil, "the real extracts are not here"))
struct BlindWalkTests {
  /// How near one has to come to have arrived, in metres.
  private static let arrivalMeters = 40.0

  /// What becomes of a hundred walks.
  private struct Outcome {
    var exactly = 0
    var roundly = 0
    var perKilometer = 0.0
    /// How many lead around a roundabout.
    var roundabouts = 0
    /// How many come by a turn that is forbidden.
    var forbiddenTurns = 0
  }

  private static func outcome(_ walks: SeededWalks) -> Outcome {
    let all = walks.hundred()
    var outcome = Outcome()
    outcome.exactly = arrivals(all, BlindWalker(walks.graph, hearsRoundly: false, mode: walks.mode))
    outcome.roundly = arrivals(all, BlindWalker(walks.graph, hearsRoundly: true, mode: walks.mode))
    let instructions = all.reduce(0) { $0 + Narrator(.en).lines($1.guidance).count { !$0.steps.isEmpty } }
    outcome.perKilometer = Double(instructions) / all.reduce(0) { $0 + $1.path.lengthMeters / 1000 }
    outcome.roundabouts = all.count { $0.guidance.steps.contains { $0.maneuver.kind == .roundabout } }
    outcome.forbiddenTurns = all.count { $0.guidance.steps.contains { $0.junctions.contains(where: hasForbiddenTurn) } }
    print(outcome)
    return outcome
  }

  /// Whether one may not turn into a street of a junction, besides that from which one comes.
  private static func hasForbiddenTurn(_ junction: PathJunction) -> Bool {
    junction.entries.indices.contains { !junction.entries[$0] && $0 != junction.arrival }
  }

  private static func arrivals(_ walks: [SeededWalks.Walk], _ walker: BlindWalker) -> Int {
    walks.count { walk in
      guard let first = walk.path.pieces.first, let end = walker.follow(walk.guidance, first: first).place else {
        return false
      }
      return end.distanceMeters(to: walk.destination.place) <= arrivalMeters
    }
  }

  private static func graph(_ extract: String) throws -> StreetGraph {
    let path = try #require(SharedData.extract(extract))
    return StreetGraph(try StreetImport.read(path, profile: ProfileSettings()).tables)
  }

  @Test("all of two hundred walks through Helsinki arrive, and few words are needed")
  func helsinki() throws {
    let graph = try Self.graph("helsinki-centre")
    let box = BoundingBox(west: 24.915, south: 60.155, east: 24.965, north: 60.185)
    // The rules were made with the walks of the first seed alone.
    for seed: UInt64 in [17, 4711] {
      let outcome = Self.outcome(SeededWalks(graph: graph, seed: seed, box: box, metersApart: 600...3000))
      #expect(outcome.exactly == 100)
      #expect(outcome.roundly >= 85)
      #expect(outcome.perKilometer <= 10)
    }
  }

  @Test("rides through Helsinki arrive too, past forbidden turns and around roundabouts")
  func rides() throws {
    let box = BoundingBox(west: 24.915, south: 60.155, east: 24.965, north: 60.185)
    let outcome = Self.outcome(
      SeededWalks(
        graph: try Self.graph("helsinki-centre"), seed: 17, box: box, metersApart: 600...3000, mode: .bike))
    #expect(outcome.exactly == 100)
    #expect(outcome.roundly >= 75)
    #expect(outcome.roundabouts > 0 && outcome.forbiddenTurns > 0)
  }

  @Test("all of a hundred walks through Monaco with its stairs and passages arrive")
  func monaco() throws {
    let box = BoundingBox(west: 7.408, south: 43.724, east: 7.440, north: 43.752)
    let outcome = Self.outcome(
      SeededWalks(graph: try Self.graph("monaco"), seed: 5, box: box, metersApart: 400...2500))
    #expect(outcome.exactly == 100)
    #expect(outcome.roundly >= 85)
    #expect(outcome.perKilometer <= 10)
  }
}
