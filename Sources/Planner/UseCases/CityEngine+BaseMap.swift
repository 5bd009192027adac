package import Setup
package import VectorMap

extension CityEngine {
  /// The base map of the city: that which was kept when the network was built, or else its streets alone.
  /// - Throws: ``BrisaError`` where no network is set, or it or the map cannot be read.
  package func baseMap() throws(BrisaError) -> TiledMap { try opened.baseMap() }

  /// The base map where it was asked for before, at once; else nil.
  package var openedBaseMap: TiledMap? { opened.openedBaseMap }
}
