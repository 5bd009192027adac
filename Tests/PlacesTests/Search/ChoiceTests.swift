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
}
