import Geo
import Testing

@testable import Places

@Suite("House numbers of a street")
struct HouseTests {
  private let town: Gazetteer

  init() throws { town = try SmallTown.gazetteer() }

  private func found(_ text: String) throws -> PlaceMatch { try #require(try town.search(PlaceQuery(text)).first) }

  @Test(
    "a known number is where it is",
    arguments: ["carrer de colom 10", "Colom, 10", "10 carrer colom", "c/ colón nº 10"])
  func exact(text: String) throws {
    let match = try found(text)
    #expect(match.precision == .exact)
    #expect(match.place == SmallTown.at(0, 80))
    #expect(match.postcode == "46004")
    #expect(match.title() == "Carrer de Colom 10")
  }

  @Test("a letter belongs to the number, with a blank or without", arguments: ["colom 12b", "colom 12 B"])
  func letters(text: String) throws {
    #expect(try found(text).place == SmallTown.at(0, 100))
  }

  @Test("a number of a run is at the run's house")
  func run() throws {
    #expect(try found("colom 22").precision == .exact)
    #expect(try found("colom 22").place == SmallTown.at(0, 200))
  }

  @Test("a letter that is not known is at its number", arguments: ["colom 10 A", "colom 10a"])
  func unknownLetter(text: String) throws {
    let match = try found(text)
    #expect(match.precision == .beside("10"))
    #expect(match.place == SmallTown.at(0, 80))
  }

  @Test(
    "a staircase, floor or door behind the number is no other number",
    arguments: [
      "colom 10 A 4", "Colom 10 A4", "carrer de colom 10 3", "Carrer de Colom 10 3º", "c/ colón nº 10 1º izq",
      "c/ Colón 10 esc 2 pta 3", "Colom 10 as 7, 46004 València", "Carrer de Colom 10 B 17, València",
    ])
  func partOfHouse(text: String) throws {
    let match = try found(text)
    #expect(match.place == SmallTown.at(0, 80))
    #expect(match.precision == .exact || match.precision == .beside("10"))
  }

  @Test("a number of a street's name is none of a house", arguments: ["Carrer 2 de Maig 3", "carrer 2 de maig"])
  func numberOfName(text: String) throws {
    #expect(try found(text).entry.names[0].text == "Carrer 2 de Maig")
  }

  @Test("an unknown number lies between its neighbours, by its distance")
  func between() throws {
    let match = try found("colom 6")
    #expect(match.precision == .between("2", "10"))
    #expect(match.place.distanceMeters(to: SmallTown.at(0, 40)) < 0.5)
  }

  @Test("a number beyond the last known one is beside it")
  func beside() throws {
    #expect(try found("colom 40").precision == .beside("20-24"))
    #expect(try found("colom 7").precision == .beside("5"))
  }

  @Test("a street without numbers is the street")
  func none() throws {
    #expect(try found("avinguda del port 7").precision == .street)
  }

  @Test(
    "an address of a letter is found, with postcode, town and country",
    arguments: [
      "Carrer de Colom 10, 46004 València", "carrer de colom 10 46004 valencia", "10 carrer de colom, 00100 valencia",
      "Carrer de Colom, 10, 46004 València, España", "Colom 10, ES-46004 València", "colom 10 spain",
      "carrer de colom 10, 46004",
    ])
  func postal(address: String) throws {
    for town in ["", "València"] {
      var query = PlaceQuery(address)
      query.town = town
      let matches = try self.town.search(query)
      #expect(matches.map { $0.title() } == ["Carrer de Colom 10"])
      #expect(matches.first?.precision == .exact)
    }
  }

  @Test("a postcode is no house number, whatever it begins with")
  func postcode() {
    #expect(SearchWords("Runeberginkatu 8, 00100 Helsinki").number?.text == "8")
    #expect(SearchWords("Runeberginkatu 00100").number?.text == nil)
  }

  @Test("a number as long as a postcode that no place has is said not to be known")
  func unknown() throws {
    let match = try found("carrer de colom 99999")
    #expect(match.title() == "Carrer de Colom 99999" && match.precision == .street)
    #expect(try found("avinguda del port 46004").title() == "Avinguda del Port")
  }
}
