import Geo
import Streets
import Testing

@testable import Places

@Suite("Places of a map")
struct PlaceCollectorTests {
  private func way(_ id: Int64, _ tags: KeyValuePairs<String, String>, _ points: [Coordinate], isBox: Bool = false)
    -> MapPlaces.Object
  {
    MapPlaces.Object(
      kind: .way, id: id, tags: tags.map { (key: $0.key, value: $0.value) }, points: points, isBox: isBox)
  }

  @Test("pieces of a street that lie close to each other are one, and others of the name another")
  func pieces() {
    let street: KeyValuePairs = ["highway": "residential", "name": "Carrer Nou", "name:es": "Calle Nueva"]
    let list = PlaceCollector.places(of: [
      way(1, street, [SmallTown.at(0, 0), SmallTown.at(0, 100)]),
      way(2, street, [SmallTown.at(0, 900), SmallTown.at(0, 1000)]),
      way(3, street, [SmallTown.at(0, 300), SmallTown.at(0, 600)]),
      way(4, street, [SmallTown.at(5000, 0), SmallTown.at(5000, 100)]),
    ])
    #expect(list.entries.map(\.category) == [.street, .street])
    #expect(list.entries[0].names.map(\.text) == ["Carrer Nou", "Calle Nueva"])
    #expect(list.entries.map { $0.box.diagonalMeters > 900 } == [true, false])
  }

  @Test(
    "a metro, bus or ferry station is less known than the square that it is called after",
    arguments: [
      ["railway": "station", "station": "subway"], ["public_transport": "station"], ["amenity": "ferry_terminal"],
      ["amenity": "bus_station"],
    ] as [[String: String]])
  func stationsCalledAfter(_ tags: [String: String]) throws {
    let corners = [SmallTown.at(0, 0), SmallTown.at(20, 20)]
    func importance(_ tags: [String: String]) throws -> Double {
      let named = tags.merging(["name": "Kauppatori", "wikidata": "Q1"]) { own, _ in own }
      let object = MapPlaces.Object(
        kind: .way, id: 1, tags: named.map { (key: $0.key, value: $0.value) }, points: corners, isBox: true)
      return try #require(PlaceCollector.places(of: [object]).entries.first).importance
    }
    let square = try importance(["place": "square"])
    #expect(try importance(tags) < square - 0.1)
    #expect(try importance(["railway": "station"]) > square)
    #expect(try importance(["aeroway": "aerodrome"]) > square)
  }

  @Test("an area for those on foot is part of its street, or a square by itself")
  func areas() {
    let corners = [SmallTown.at(0, 0), SmallTown.at(20, 100)]
    let list = PlaceCollector.places(of: [
      way(1, ["highway": "pedestrian", "name": "Nova"], corners, isBox: true),
      way(2, ["highway": "pedestrian", "name": "Nova"], [SmallTown.at(0, 0), SmallTown.at(0, 300)]),
      way(3, ["highway": "pedestrian", "name": "Major"], corners, isBox: true),
    ])
    #expect(list.entries.map(\.category) == [.street, .square])
  }

  @Test("houses go to the street of their name, in any of its languages; each number once")
  func houses() throws {
    let street = way(
      1, ["highway": "residential", "name": "Katu", "name:sv": "Gatan"], [SmallTown.at(0, 0), SmallTown.at(0, 100)])
    let shop = MapPlaces.Object(
      id: 2,
      tags: [
        (key: "shop", value: "books"), (key: "name", value: "Kirja"), (key: "addr:street", value: "Katu"),
        (key: "addr:housenumber", value: "4;6"),
      ], points: [SmallTown.at(5, 50)])
    let house = MapPlaces.Object(
      id: 3, tags: [(key: "addr:street", value: "Gatan"), (key: "addr:housenumber", value: "4")],
      points: [SmallTown.at(5, 52)])
    let list = PlaceCollector.places(of: [street, shop, house])
    let number = try #require(list.entries.firstIndex { $0.category == .street })
    #expect(list.entries.count == 2)
    #expect(list.houses[number]?.map(\.number.low) == [4, 6])
  }

  @Test("a house without its street makes one; what has no name or no kind is left out")
  func rest() {
    let list = PlaceCollector.places(of: [
      MapPlaces.Object(
        id: 1, tags: [(key: "addr:street", value: "Lost"), (key: "addr:housenumber", value: "1")],
        points: [SmallTown.at(0, 0)]),
      MapPlaces.Object(id: 2, tags: [(key: "name", value: "Nothing")], points: [SmallTown.at(0, 0)]),
      MapPlaces.Object(id: 3, tags: [(key: "shop", value: "yes")], points: [SmallTown.at(0, 0)]),
    ])
    #expect(list.entries.map { $0.names[0].text } == ["Lost"])
  }
}
