import CityAir
import CityTestSupport
import Routing
import Setup
import TestSupport
import Testing

@testable import Trips

@Suite("Where a trip begins and ends on the network")
struct EndFinderTests {
  /// By how many metres in sum the ends of a trip are moved.
  ///
  /// It begins at a street in the south; to one in the north a way leads from there in one direction only, by a detour
  /// of kilometres.
  private func metersOffStreets(
    northernStreet: ClosedRange<Double>, to destination: (x: Double, y: Double)
  ) throws -> Double {
    var network = TestNetwork()
    let south = [network.addNode(0, 0), network.addNode(1500, 0)]
    let north = [network.addNode(0, northernStreet.lowerBound), network.addNode(0, northernStreet.upperBound)]
    let east = network.addNode(3000, 600)
    network.addStreet(south[0], south[1])
    network.addStreet(north[0], north[1])
    network.addStreet(east, north[1])
    network.addStreet(south[1], east, isOneWay: true)
    let air = try DrawnAir(network: network, readings: []).gathered()
    let hour = HourSnapshot(city: CityConfiguration(), router: Router(graph: network.graph), air: air)
    let question = RouteQuestion(
      origin: DrawnAir.place(10, 0), destination: DrawnAir.place(destination.x, destination.y),
      departure: DrawnAir.hour)
    return try EndFinder(hour).ends(question).metersOffStreets
  }

  @Test("is moved to a street that is near, in the place of a long detour")
  func isMoved() throws {
    let meters = try metersOffStreets(northernStreet: 50...700, to: (-20, 690))
    #expect(abs(meters - 71) < 2)
  }

  @Test("is not moved farther than the way is then long")
  func isNotMovedFar() throws {
    // By both ends at the northern street 600 and 700 m away the way would be 100 m long.
    let meters = try metersOffStreets(northernStreet: 600...700, to: (0, 1400))
    #expect(abs(meters - 700) < 2)
  }
}
