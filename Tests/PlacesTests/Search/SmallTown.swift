import Geo

@testable import Places

/// A town of a handful of places, drawn by hand.
enum SmallTown {
  static func at(_ north: Double, _ east: Double) -> Coordinate {
    Coordinate(latitude: 39.47 + north / 111_195, longitude: -0.37 + east / 85_800)
  }

  /// An entry with further names: language and text.
  static func entry(
    _ name: String, _ category: PlaceCategory, _ place: Coordinate, _ others: [(String, String)] = [],
    importance: Double? = nil
  ) -> PlaceEntry {
    var entry = PlaceEntry(name, category, at: place, importance: importance)
    entry.names += others.map { PlaceEntry.Name($0.1, language: $0.0) }
    return entry
  }

  static var list: PlaceList {
    var list = PlaceList()
    list.entries = [
      entry("Carrer de Colom", .street, at(0, 0), [("es", "Calle de Colón")]),
      entry("Mercat de Colom", .shop, at(100, 700), [("es", "Mercado de Colón")]),
      entry("Estació del Nord", .station, at(-600, 100), [("es", "Estación del Norte")]),
      entry("Avinguda del Port", .street, at(0, 2000), [("es", "Avenida del Puerto")]),
      entry("Plaça de l'Ajuntament", .square, at(300, 300)),
      entry("Jardins del Real", .park, at(1500, 500), [("alt", "Vivers"), ("es", "Jardines del Real")]),
      entry("Forn Colom", .food, at(900, 900)),
      entry("Farmàcia", .health, at(50, 50)), entry("Farmàcia", .health, at(3000, 3000)),
      entry("Carrer 2 de Maig", .street, at(-300, -300)),
      entry("Sankt-Peter-Straße", .street, at(-900, -300)),
    ]
    list.entries[6].street = "Carrer de Xàtiva"
    list.entries[6].postcode = "46004"
    list.houses[0] = [
      PlaceHouse(HouseNumber(2), text: "2", at: at(0, 0)),
      PlaceHouse(HouseNumber(10), text: "10", postcode: "46004", at: at(0, 80)),
      PlaceHouse(HouseNumber(12, suffix: "b"), text: "12b", at: at(0, 100)),
      PlaceHouse(HouseNumber(20, to: 24), text: "20-24", at: at(0, 200)),
      PlaceHouse(HouseNumber(5), text: "5", at: at(20, 50)),
    ]
    return list
  }

  static func gazetteer() throws -> Gazetteer { try Gazetteer(of: list) }
}
