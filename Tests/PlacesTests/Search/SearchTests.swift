import Files
import Geo
import Testing

@testable import Places

@Suite("Search of places")
struct SearchTests {
  private let town: Gazetteer

  init() throws { town = try SmallTown.gazetteer() }

  private func first(_ text: String, near: Coordinate? = nil) throws -> String? {
    try town.search(PlaceQuery(text, near: near)).first?.title()
  }

  @Test(
    "a name is found in any language, order and spelling",
    arguments: [
      ("Carrer de Colom", "Carrer de Colom"), ("calle de colon", "Carrer de Colom"),
      ("COLOM carrer", "Carrer de Colom"),
      ("c/ colom", "Carrer de Colom"), ("c. de Colón", "Carrer de Colom"), ("calle colom", "Carrer de Colom"),
      ("estacion norte", "Estació del Nord"), ("estasio nord", "Estació del Nord"), ("est. nord", "Estació del Nord"),
      ("avda puerto", "Avinguda del Port"), ("av. port", "Avinguda del Port"),
      ("avenida del prot", "Avinguda del Port"),
      ("pl. ajuntament", "Plaça de l'Ajuntament"), ("pza ajuntament", "Plaça de l'Ajuntament"),
      ("ajunatment", "Plaça de l'Ajuntament"), ("vivers", "Jardins del Real"),
      ("jardines del rael", "Jardins del Real"),
      ("sankt peter str.", "Sankt-Peter-Straße"), ("st peter strasse", "Sankt-Peter-Straße"),
      ("2 de maig", "Carrer 2 de Maig"), ("jard", "Jardins del Real"), ("forn colom xativa", "Forn Colom"),
      ("mercado de colon valencia españa", "Mercat de Colom"), ("Forn Colom, 46004 València", "Forn Colom"),
    ])
  func finds(text: String, expected: String) throws {
    #expect(try first(text) == expected)
  }

  @Test("a slip is forgiven from four letters on, two from eight")
  func slips() throws {
    #expect(try first("rael") == "Jardins del Real")
    #expect(try first("ajutnamnet") == "Plaça de l'Ajuntament")
    #expect(try first("nrod") == "Estació del Nord")
    #expect(try town.search(PlaceQuery("nxx")).isEmpty)
  }

  @Test("the first of a name is written in three manners", arguments: ["1er", "Ier", "premier"])
  func first(word: String) throws {
    var list = PlaceList()
    list.entries = [
      SmallTown.entry("Avenue Prince Albert Ier de Monaco", .street, SmallTown.at(2000, 0)),
      SmallTown.entry("Boulevard Albert 1er", .street, SmallTown.at(0, 0)),
    ]
    let match = try #require(try Gazetteer(of: list).search(PlaceQuery("boulevard Albert \(word)")).first)
    #expect(match.entry.names[0].text == "Boulevard Albert 1er")
    #expect(match.likeness >= PlaceChoice.sure)
  }

  @Test("what is not there is not found", arguments: ["zzzzzz", "qwertyuiop", "Rue de Rivoli"])
  func nothing(text: String) throws {
    #expect(try town.search(PlaceQuery(text)).allSatisfy { $0.likeness < PlaceChoice.fair })
  }

  @Test("of two of one name the nearer comes first, with its distance")
  func nearness() throws {
    let far = SmallTown.at(3000, 3000)
    let found = try town.search(PlaceQuery("farmacia", near: far))
    #expect(found.map { $0.distanceMeters ?? -1 < 1 } == [true, false])
    #expect(try town.search(PlaceQuery("farmacia", near: SmallTown.at(0, 0))).first?.place == SmallTown.at(50, 50))
  }

  @Test("a street without its houses, or houses alone")
  func houses() throws {
    let gazetteer = try SmallTown.gazetteer()
    func titles(_ text: String, _ houses: PlaceQuery.Houses) throws -> [String] {
      var query = PlaceQuery(text)
      query.filters = [.category(.street), .category(.square)]
      query.houses = houses
      return try gazetteer.search(query).map { $0.title() }
    }
    #expect(try titles("colom 10", .omitted) == ["Carrer de Colom"])
    #expect(try titles("colom 10", .only) == ["Carrer de Colom 10"])
    #expect(try titles("colom", .only) == [])
    #expect(try titles("port 10", .only) == [], "no number of it is known")
  }

  @Test("only places of a category, or with a tag")
  func categories() throws {
    var query = PlaceQuery("colom")
    query.filters = [.category(.food)]
    #expect(try town.search(query).map { $0.title() } == ["Forn Colom"])
    query = PlaceQuery("", near: SmallTown.at(0, 0))
    query.filters = [try #require(PlaceFilter("parks"))]
    #expect(try town.search(query).map { $0.title() } == ["Jardins del Real"])
  }

  @Test("only places of a box")
  func box() throws {
    var query = PlaceQuery("colom")
    query.box = BoundingBox(around: [SmallTown.at(100, 700)])?.expanded(byMeters: 50)
    #expect(try town.search(query).map { $0.title() } == ["Mercat de Colom"])
  }

  @Test("so many as are wanted")
  func limit() throws {
    var query = PlaceQuery("colom")
    query.limit = 1
    #expect(try town.search(query).count == 1)
  }

  @Test("nothing to look for, and too much of it, are refused")
  func refusals() {
    #expect(throws: StoredFileError.self) { try town.search(PlaceQuery("  ")) }
    #expect(throws: StoredFileError.self) { try town.search(PlaceQuery(String(repeating: "a", count: 10_000))) }
  }

  @Test(
    "hostile texts find nothing or something, and break nothing",
    arguments: [
      "\"", "'", "*", "col*", "NEAR(", "NEAR(carrer colom, 5)", "carrer AND", "OR", "NOT colom", "name:colom", "^colom",
      "colom\0'; DROP TABLE name;--", "{name}: x", "(((((", "👩‍👩‍👧", "👍", "שלום", "مرحبا بالعالم", "\u{202E}moloc", "-",
      "+", "\\",
      "%", "_", String(repeating: "a ", count: 99), String(repeating: "\"", count: 200), "\u{FFFD}\u{10FFFF}",
      "xxstreet",
      "٣٤", "१२ कालोम", "𞤀𞤁", "a\u{300}\u{301}\u{302}", "12", "12 12 12", "99999999999999999999 colom",
    ])
  func hostile(text: String) throws {
    _ = try town.search(PlaceQuery(text, near: SmallTown.at(0, 0)))
    #expect(try first("colom") == "Carrer de Colom")
  }
}
