import AirData
import Geo
import Streets
import Testing

@testable import Narrative
@testable import Routing

@Suite("Announcements some metres before a turn")
struct AnnouncementTests {
  private func step(_ kind: Maneuver.Kind, _ features: [WayFeature] = [], meters: Double = 200) -> RouteStep {
    let place = Coordinate(latitude: 39.47, longitude: -0.37)
    let maneuver = Maneuver(
      kind: kind, direction: .right, wording: .right, place: place, bearingBefore: 0, bearingAfter: 90,
      features: features)
    return RouteStep(
      maneuver: maneuver, label: StreetLabel(kind: .own, name: "Calle Mayor"), form: .street, reference: "",
      pieces: 0..<1, lengthMeters: meters, durationSeconds: 150, points: 0...1, junctions: [])
  }

  @Test(
    "set the distance off by a comma, and need no word on the end of the road",
    arguments: [
      (Language.en, "In 60 metres, turn right onto Calle Mayor."),
      (.es, "En 60 metros, gire a la derecha por la calle Mayor."),
      (.ca, "D'ací a 60 metres, gire a la dreta per la Calle Mayor."),
    ])
  func endOfRoad(language: Language, expected: String) {
    #expect(Narrator(language).announcement(step(.endOfRoad), after: nil, inMeters: 60) == expected)
  }

  @Test("say nothing of a crossing that lies before the turn: the distance leads behind it")
  func afterCrossing() {
    let turn = step(.turn, [.afterCrossing(street: "Mikonkatu")])
    let narrator = Narrator(.en)
    #expect(narrator.announcement(turn, after: nil, inMeters: 60) == "In 60 metres, turn right onto Calle Mayor.")
    #expect(narrator.sentence(turn, after: nil) == "After crossing Mikonkatu, turn right onto Calle Mayor.")
  }

  @Test("right before a turn tell what comes at once after it, too")
  func atOnce() {
    let steps = [step(.depart), step(.turn, meters: 8), step(.endOfRoad, meters: 30), step(.arrive, meters: 0)]
    let narrator = Narrator(.en)
    #expect(
      narrator.sentence(ofStep: 1, in: steps)
        == "Turn right onto Calle Mayor, then turn right to stay on Calle Mayor.")
    #expect(narrator.sentence(ofStep: 2, in: steps) == "At the end turn right to stay on Calle Mayor.")
  }
}
