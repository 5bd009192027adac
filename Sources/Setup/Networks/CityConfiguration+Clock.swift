package import Foundation
package import Geo
internal import Streets

extension CityConfiguration {
  /// Takes the clock of the place where the network lies, where no file has set a city's; one that cannot be read
  /// changes nothing, and is told of by whoever needs it.
  /// - Parameter cacheFolder: Where network files that were found sound are remembered.
  package mutating func takeClockOfNetwork(cacheFolder: URL?) {
    guard file == nil, let network else { return }
    openedNetwork = try? NetworkLoader(city: self, cacheFolder: cacheFolder).load(network)
    if let openedNetwork { takeClock(of: openedNetwork.box.center) }
  }

  /// Takes the clock of a box, where neither a file nor a network has set a city's.
  package mutating func takeClock(ofBox box: BoundingBox) {
    if network == nil { takeClock(of: box.center) }
  }

  /// Takes the clock of a place, where no file has set a city's.
  package mutating func takeClock(of place: Coordinate) {
    guard file == nil, let zone = ZoneTable.zone(of: place) else { return }
    timeZone = zone
  }
}
