import AirData
import Geo
import Streets
import Testing

@testable import Narrative
@testable import Routing

@Suite("Turns of a street that one is on")
struct StayingTests {
  private let narrator = Narrator(.en)

  private func step(
    _ kind: Maneuver.Kind, _ wording: TurnDirection, _ label: StreetLabel, _ form: WayForm
  ) -> RouteStep {
    let place = Coordinate(latitude: 60.17, longitude: 24.93)
    let maneuver = Maneuver(
      kind: kind, direction: wording, wording: wording, place: place, bearingBefore: 0, bearingAfter: 90)
    return RouteStep(
      maneuver: maneuver, label: label, form: form, reference: "", pieces: 0..<1, lengthMeters: 100,
      durationSeconds: 75, points: 0...1, junctions: [])
  }

  @Test("are told to stay on it where the instruction before has named it, and to go onto it where it has not")
  func staying() {
    let aurora = StreetLabel(kind: .beside, name: "Aurorankatu")
    let turn = step(.proceed, .left, aurora, .cycleway)
    let museo = step(.turn, .right, StreetLabel(kind: .own, name: "Museokatu"), .street)
    #expect(narrator.sentence(turn, after: museo) == "Turn left onto the cycleway beside Aurorankatu.")
    #expect(narrator.sentence(turn, after: nil) == "Turn left onto the cycleway beside Aurorankatu.")
    let before = step(.turn, .right, aurora, .cycleway)
    #expect(narrator.sentence(turn, after: before) == "Turn left to stay on the cycleway beside Aurorankatu.")
  }
}
