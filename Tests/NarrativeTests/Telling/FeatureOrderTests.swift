import AirData
import Geo
import Streets
import Testing

@testable import Narrative
@testable import Routing

@Suite("What there is to know of one place")
struct FeatureOrderTests {
  private func turn(_ features: [WayFeature], _ kind: Maneuver.Kind = .turn) -> RouteStep {
    let place = Coordinate(latitude: 60.17, longitude: 24.93)
    let maneuver = Maneuver(
      kind: kind, direction: .left, wording: .left, place: place, bearingBefore: 0, bearingAfter: 270,
      features: features)
    return RouteStep(
      maneuver: maneuver, label: StreetLabel(kind: .own, name: "Albertinkatu"), form: .street, reference: "",
      pieces: 0..<1, lengthMeters: 100, durationSeconds: 25, points: 0...1, junctions: [])
  }

  @Test(
    "what ends is told before what begins",
    arguments: [
      (Language.en, "Turn left onto Albertinkatu, leave the cycleway and ride on the road from here."),
      (.es, "Gire a la izquierda por Albertinkatu, deje el carril bici y vaya por la calzada desde aquí."),
      (.ca, "Gire a l'esquerra per Albertinkatu, deixe el carril bici i vaja per la calçada des d'ací."),
    ])
  func order(language: Language, expected: String) {
    let step = turn([.traffic(on: true), .cycleway(on: false)])
    #expect(Narrator(language).sentence(step, after: nil) == expected)
  }

  @Test(
    "a clause with an and of its own follows a comma",
    arguments: [
      (Language.en, "Turn left onto Albertinkatu, get off and push your bike."),
      (.es, "Gire a la izquierda por Albertinkatu, bájese y lleve la bici de la mano."),
      (.ca, "Gire a l'esquerra per Albertinkatu, baixe i porte la bici de la mà."),
    ])
  func pair(language: Language, expected: String) {
    #expect(Narrator(language).sentence(turn([.walkingBike(begins: true)]), after: nil) == expected)
  }

  @Test(
    "nobody gets off a bike to set out",
    arguments: [
      (Language.en, "Head west along Albertinkatu and push your bike."),
      (.es, "Salga hacia el oeste por Albertinkatu y lleve la bici de la mano."),
      (.ca, "Isca cap a l'oest per Albertinkatu i porte la bici de la mà."),
    ])
  func settingOut(language: Language, expected: String) {
    let step = turn([.walkingBike(begins: true)], .depart)
    #expect(Narrator(language).sentence(step, after: nil) == expected)
  }

  @Test("what begins is told in the order in which it was found")
  func beginnings() {
    let step = turn([.bridge, .gate])
    #expect(
      Narrator(.en).sentence(step, after: nil)
        == "Turn left onto Albertinkatu, go over the bridge and go through the gate.")
  }
}
