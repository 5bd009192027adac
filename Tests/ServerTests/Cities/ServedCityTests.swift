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

  @Test(
    "answer for places between two of them that are nearer to one", arguments: [(-0.43, "west"), (-0.41, "village")])
  func between(longitude: Double, city: String) throws {
    let map = ServedVillage.map.replacing("-0.3", with: "-0.4")
    let (village, west) = (try ServedVillage(), try ServedVillage(map: map) { $0.name = "West" })
    let cities = ServedCities(all: village.state.roster.current.all + west.state.roster.current.all)
    #expect(cities.city(named: nil, at: Coordinate(latitude: 39.47, longitude: longitude))?.id == city)
  }
}
