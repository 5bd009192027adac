import Foundation
import Geo
import Testing

@testable import Places

@Suite("What is at a place")
struct ReverseTests {
  @Test("the nearest first, houses with their numbers")
  func nearest() throws {
    let found = try SmallTown.gazetteer().reverse(SmallTown.at(5, 82), limit: 3)
    #expect(found.map { $0.title() } == ["Carrer de Colom 10", "Farmàcia", "Plaça de l'Ajuntament"])
    #expect(abs((found[0].distanceMeters ?? 0) - 5.4) < 0.5)
  }

  @Test("only of a category")
  func category() throws {
    let found = try SmallTown.gazetteer().reverse(SmallTown.at(0, 0), limit: 1, filters: [.category(.park)])
    #expect(found.map { $0.title() } == ["Jardins del Real"])
  }

  @Test("houses alone, or the streets that they stand in")
  func houses() throws {
    let gazetteer = try SmallTown.gazetteer()
    func titles(_ houses: PlaceQuery.Houses, _ category: PlaceCategory) throws -> [String] {
      try gazetteer.reverse(SmallTown.at(5, 82), limit: 1, filters: [.category(category)], houses: houses)
        .map { $0.title() }
    }
    #expect(try titles(.only, .street) == ["Carrer de Colom 10"])
    #expect(try titles(.omitted, .street) == ["Carrer de Colom"])
    #expect(try titles(.only, .health) == ["Farmàcia"])
  }

  @Test("far from all there is nothing")
  func nothing() throws {
    #expect(try SmallTown.gazetteer().reverse(Coordinate(latitude: 0, longitude: 0)).isEmpty)
    #expect(try SmallTown.gazetteer().reverse(Coordinate(latitude: 90, longitude: 180)).isEmpty)
  }

  @Test("the nearest also where a street farther away has more points than are looked at")
  func manyPoints() throws {
    func place(_ meters: Double, _ degrees: Double) -> Coordinate {
      SmallTown.at(meters * cos(degrees * .pi / 180), meters * sin(degrees * .pi / 180))
    }
    var ring = PlaceEntry("Ring", .street, at: place(3000, 0))
    ring.spots = (0..<9000).map { place(3000, Double($0) * 360 / 9000) }
    var list = PlaceList()
    list.entries = [ring] + (0..<12).map { PlaceEntry("Bar \($0)", .food, at: place(2000, Double($0) * 30)) }
    let found = try Gazetteer(of: list).reverse(SmallTown.at(0, 0), limit: 13)
    #expect(Set(found.prefix(12).map { $0.title() }) == Set((0..<12).map { "Bar \($0)" }))
    #expect(found.last?.title() == "Ring")
  }

  @Test("the same as looking at every place")
  func oracle() throws {
    let list = SyntheticCity.places(count: 2000, seed: 5)
    let gazetteer = try Gazetteer(of: list)
    var dice = SeededRandom(seed: 8)
    for _ in 0..<100 {
      let place = Coordinate(
        latitude: 39.4 + Double.random(in: 0..<0.15, using: &dice),
        longitude: -0.45 + Double.random(in: 0..<0.2, using: &dice))
      let found = try #require(try gazetteer.reverse(place, limit: 1).first?.distanceMeters, "\(place)")
      let nearest = try #require(list.entries.map { $0.place.distanceMeters(to: place) }.min())
      #expect(abs(found - nearest) < 2, "\(place)")
    }
  }
}
