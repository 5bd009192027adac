import Geo
import Testing

@testable import Places

@Suite("Which place a name means")
struct ChoiceTests {
  private let town: Gazetteer

  init() throws { town = try SmallTown.gazetteer() }

  private func choice(_ text: String) throws -> String {
    switch PlaceChoice(try town.search(PlaceQuery(text))) {
    case .clear(let match): match.title()
    case .unclear(let matches): "\(matches.count)?"
    case .none: "none"
    }
  }

  @Test("the very name is clear, however many are like it")
  func clear() throws {
    #expect(try choice("Carrer de Colom") == "Carrer de Colom")
    #expect(try choice("mercado de colon") == "Mercat de Colom")
  }

  @Test("two of one name are not clear")
  func unclear() throws { #expect(try choice("farmacia") == "2?") }

  @Test("a mistyped name is clear where nothing else is like it")
  func mistyped() throws { #expect(try choice("jardins del rael") == "Jardins del Real") }

  @Test("nothing is called so")
  func none() throws { #expect(try choice("xyzzyq") == "none") }

  /// A place of a name, so many metres east of the others' spot.
  private func place(
    _ name: String, _ category: PlaceCategory, meters: Double, foundAs matched: String? = nil
  ) -> PlaceMatch {
    let place = Coordinate(latitude: 0, longitude: meters / 111_195)
    var entry = PlaceEntry(name, category, at: place)
    if let matched { entry.names.append(PlaceEntry.Name(matched, language: "old")) }
    return PlaceMatch(
      entry: entry, matchedName: matched ?? name, postcode: "", place: place, likeness: 1,
      score: 1 + 0.2 * category.importance)
  }

  private func isClear(_ first: PlaceMatch, _ other: PlaceMatch) -> Bool {
    if case .clear(let match) = PlaceChoice([first, other]) { match.entry == first.entry } else { false }
  }

  @Test("a street is meant, and not what is called after it", arguments: [PlaceCategory.service, .shop, .stop])
  func betterKnown(_ lesser: PlaceCategory) {
    #expect(isClear(place("Kalevankatu", .street, meters: 0), place("Kalevankatu", lesser, meters: 900)))
  }

  @Test(
    "two streets of one name, or a street and a hospital, are not clear", arguments: [PlaceCategory.street, .health])
  func asWellKnown(_ other: PlaceCategory) {
    #expect(!isClear(place("Sant Pau", .street, meters: 0), place("Sant Pau", other, meters: 900)))
  }

  @Test("a quarter is where its station is, as far as people walk to it")
  func quarter() {
    #expect(isClear(place("Vallila", .locality, meters: 0), place("Vallila", .station, meters: 900)))
    #expect(!isClear(place("Vallila", .locality, meters: 0), place("Vallila", .station, meters: 1500)))
  }

  @Test("what bears a name is meant, and not what bore it")
  func ownName() {
    let station = place("University", .station, meters: 900, foundAs: "Kaisaniemi")
    #expect(isClear(place("Kaisaniemi", .locality, meters: 0), station))
    #expect(!isClear(station, place("Kaisaniemi", .park, meters: 0)))
  }
}
