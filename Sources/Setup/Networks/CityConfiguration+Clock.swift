package import Foundation
package import Geo
internal import Streets

extension CityConfiguration {
  /// Takes the clock of the place where the city's box or its network lies, where nobody has named one; a network that
  /// cannot be read changes nothing, and is reported by whoever needs it.
  /// - Parameter cacheFolder: Where network files that were found sound are remembered.
  package mutating func takeClock(cacheFolder: URL?) {
    guard !namesTimeZone else { return }
    if let box { return takeClock(of: box.center) }
    guard let network else { return }
    openedNetwork = try? NetworkLoader(city: self, cacheFolder: cacheFolder).load(network)
    if let openedNetwork { takeClock(of: openedNetwork.box.center) }
  }

  /// Takes the clock of a box that is asked for, where the city has none of its own.
  package mutating func takeClock(ofBox box: BoundingBox) {
    if self.box == nil, network == nil { takeClock(of: box.center) }
  }

  /// Takes the clock of a place, where nobody has named one.
  package mutating func takeClock(of place: Coordinate) {
    guard !namesTimeZone, let zone = ZoneTable.zone(of: place) else { return }
    timeZone = zone
  }
}
