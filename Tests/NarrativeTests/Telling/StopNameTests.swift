import AirData
import Geo
import Streets
import Testing

@testable import Narrative
@testable import Routing

@Suite("Names of stops in directions")
struct StopNameTests {
  private func step(_ kind: Maneuver.Kind, stop: String? = nil, meters: Double) -> RouteStep {
    let place = Coordinate(latitude: 39.47, longitude: -0.37)
    var maneuver = Maneuver(
      kind: kind, direction: .straight, wording: .straight, place: place, bearingBefore: 0, bearingAfter: 0)
    maneuver.stop = stop
    return RouteStep(
      maneuver: maneuver, label: StreetLabel(kind: .nameless, name: ""), form: .street, reference: "", pieces: 0..<1,
      lengthMeters: meters, durationSeconds: meters, points: 0...1, junctions: [])
  }

  @Test(
    "a comma closes the name of a stop before what comes then",
    arguments: [
      (Language.en, "This is stop 1, A, then head north."),
      (.es, "Esta es la parada 1, A, y luego salga hacia el norte."),
      (.ca, "Esta és la parada 1, A, i després isca cap al nord."),
    ])
  func comma(language: Language, sentence: String) {
    let steps = [step(.arrive, stop: "1, A", meters: 0), step(.depart, meters: 100)]
    #expect(Narrator(language).lines(PathGuidance(steps: steps, remarks: [])).map(\.text) == [sentence])
  }

  @Test("a stop has the metres of the way on from it, and the last place none")
  func metersFromStop() {
    let steps = [step(.arrive, stop: "1", meters: 0), step(.depart, meters: 70), step(.arrive, meters: 0)]
    let lines = Narrator(.en).lines(PathGuidance(steps: steps, remarks: []))
    #expect(lines.map(\.text) == ["This is stop 1, then head north.", "You have arrived."])
    #expect(lines.map(\.lengthMeters) == [70, nil])
  }

  @Test("nobody sets out between two stops at one place")
  func stopsAtOnePlace() {
    let steps = [
      step(.arrive, stop: "1", meters: 0), step(.depart, meters: 0), step(.arrive, stop: "2", meters: 0),
      step(.depart, meters: 100), step(.arrive, meters: 0),
    ]
    let lines = Narrator(.en).lines(PathGuidance(steps: steps, remarks: []))
    #expect(lines.map(\.text) == ["This is stop 1.", "This is stop 2, then head north.", "You have arrived."])
    #expect(lines.map(\.startMeters) == [0, 0, 100])
  }
}
