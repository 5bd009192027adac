/// Cuts areas at the 180th meridian, where the map ends on one side and begins on the other.
enum MeridianCut {
  /// The rings of an area, for each side of the meridian on which it lies; the larger part comes first.
  ///
  /// An area that is half as large as the map is handed back as it is: nobody knows which way round it goes.
  /// - Complexity: O(n), and O(n + k log k) for k cuts where an area is cut.
  static func parts(of rings: [[WorldPoint]]) -> [[[WorldPoint]]] {
    guard let box = WorldBox(around: rings.joined()), box.size >= WorldPoint.side / 2 else { return [rings] }
    // What lies west of the middle of the map goes on behind its eastern edge.
    let whole = rings.map { $0.map { $0.x < WorldPoint.side / 2 ? $0.moved(WorldPoint.side) : $0 } }
    guard let outer = WorldBox(around: whole.joined()), outer.size < WorldPoint.side / 2 else { return [rings] }
    let east = WorldBox(west: outer.west, north: outer.north, east: WorldPoint.side - 1, south: outer.south)
    let beyond = WorldBox(west: WorldPoint.side, north: outer.north, east: outer.east, south: outer.south)
    let eastern = RingClip.rings(whole, in: east)
    let western = RingClip.rings(whole, in: beyond).map { $0.map { $0.moved(-WorldPoint.side) } }
    let parts = east.width < beyond.width ? [western, eastern] : [eastern, western]
    return parts.filter { !$0.isEmpty }
  }
}

extension WorldPoint {
  /// The point so many units farther east.
  fileprivate func moved(_ units: Int) -> WorldPoint { WorldPoint(x: x + units, y: y) }
}

extension WorldBox {
  fileprivate var width: Int { east - west }
}
