import CityTestSupport
import Geo
import Setup
import TestSupport
import Testing

@testable import Server

@Suite("The cities of a service")
struct ServedCityTests {
  @Test(
    "answer for places in them and beside them, also over the 180th meridian",
    arguments: [(-0.37, "village"), (-0.33, "village"), (179.97, "island"), (-179.99, "island"), (10, nil)]
      as [(Double, String?)])
  func places(longitude: Double, city: String?) throws {
    let map = ServedVillage.map.replacing("-0.3", with: "179.9")
    let (village, island) = (try ServedVillage(), try ServedVillage(map: map) { $0.name = "Island" })
    let cities = ServedCities(all: village.state.roster.current.all + island.state.roster.current.all)
    #expect(cities.city(named: nil, at: Coordinate(latitude: 39.47, longitude: longitude))?.id == city)
  }

  @Test("are named with percent codes in the addresses of tiles, where a name needs them")
  func names() async throws {
    let (village, other) = (try ServedVillage { $0.name = "Москва" }, try ServedVillage())
    village.state.roster.replace(
      with: ServedCities(all: village.state.roster.current.all + other.state.roster.current.all))
    let query = "?city=%D0%BC%D0%BE%D1%81%D0%BA%D0%B2%D0%B0"
    let base = await village.get("/tiles/base.json" + query)
    #expect(base.json["tiles"][0] == .text("base/{z}/{x}/{y}.mvt" + query), "\(base.text)")
    let air = await village.get("/tiles/air/no2/now.json" + query)
    #expect(air.json["tiles"][0] == .text("now/{z}/{x}/{y}.png" + query), "\(air.text)")
  }

  @Test(
    "answer for places between two of them that are nearer to one", arguments: [(-0.43, "west"), (-0.41, "village")])
  func between(longitude: Double, city: String) throws {
    let map = ServedVillage.map.replacing("-0.3", with: "-0.4")
    let (village, west) = (try ServedVillage(), try ServedVillage(map: map) { $0.name = "West" })
    let cities = ServedCities(all: village.state.roster.current.all + west.state.roster.current.all)
    #expect(cities.city(named: nil, at: Coordinate(latitude: 39.47, longitude: longitude))?.id == city)
  }
}
