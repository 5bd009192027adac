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

  @Test("are told to stay on it at the end of the road, too")
  func endOfRoad() {
    let street = StreetLabel(kind: .own, name: "Aleksanterinkatu")
    let (before, turn) = (step(.turn, .right, street, .street), step(.endOfRoad, .left, street, .street))
    #expect(narrator.sentence(turn, after: before) == "At the end turn left to stay on Aleksanterinkatu.")
    #expect(narrator.sentence(turn, after: nil) == "At the end turn left onto Aleksanterinkatu.")
  }

  @Test("are told to go onto it where the instruction before named another way of the same street")
  func anotherWay() {
    let street = step(.turn, .right, StreetLabel(kind: .own, name: "Aurorankatu"), .street)
    let pavement = step(.proceed, .left, StreetLabel(kind: .pavement, name: "Aurorankatu"), .footway)
    let footpath = step(.proceed, .left, StreetLabel(kind: .beside, name: "Aurorankatu"), .footway)
    let cycleway = step(.proceed, .left, StreetLabel(kind: .beside, name: "Aurorankatu"), .cycleway)
    let onto = "Turn left onto the footpath beside Aurorankatu."
    for before in [street, pavement, cycleway] { #expect(narrator.sentence(footpath, after: before) == onto) }
    #expect(narrator.sentence(pavement, after: street).hasPrefix("Turn left onto "))
    #expect(narrator.sentence(footpath, after: footpath) == "Turn left to stay on the footpath beside Aurorankatu.")
  }

  @Test(
    "are told without a name where they lead back",
    arguments: [(Language.en, "Turn around."), (.es, "Dé la vuelta."), (.ca, "Faça mitja volta.")])
  func turningAround(language: Language, expected: String) {
    let street = StreetLabel(kind: .own, name: "Museokatu")
    let (before, back) = (step(.turn, .right, street, .street), step(.proceed, .uturn, street, .street))
    #expect(Narrator(language).sentence(back, after: before) == expected)
    #expect(Narrator(language).sentence(back, after: nil) == expected)
  }
}
