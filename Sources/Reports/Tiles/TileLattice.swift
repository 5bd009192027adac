internal import Foundation
package import Geo

/// The part of a tile that lies in a box, and the places there for which concentrations are computed: every so many-th
/// pixel.
///
/// Nodes are counted over the whole globe, so that two tiles that touch share those at their seam to the last bit.
package struct TileLattice: Sendable {
  /// The tile that is painted.
  package let tile: TileAddress
  /// Pixels along its side.
  package let size: Int
  /// Pixels from one node to the next, a power of two.
  package let step: Int
  /// The pixels of the tile whose middles lie in the box.
  let columns: Range<Int>
  let rows: Range<Int>
  /// The longitudes of the nodes, one more than the last pixel needs.
  package let longitudes: [Double]
  /// The latitudes of the nodes, from north to south.
  package let latitudes: [Double]

  /// Lays the lattice; nil where no pixel's middle lies in the box.
  /// - Parameters:
  ///   - tile: The tile.
  ///   - size: Pixels along its side, a power of two.
  ///   - step: Pixels from one node to the next, a power of two that is not larger.
  ///   - box: What lies outside is left out.
  package init?(_ tile: TileAddress, size: Int, step: Int, box: BoundingBox) {
    let globe = size << tile.zoom
    let left = tile.x * size
    let top = tile.y * size
    let columns = Self.pixels(
      from: TileAddress.share(ofLongitude: box.west), to: TileAddress.share(ofLongitude: box.east), globe: globe,
      first: left, count: size)
    let rows = Self.pixels(
      from: TileAddress.share(ofLatitude: box.north), to: TileAddress.share(ofLatitude: box.south), globe: globe,
      first: top, count: size)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    self.tile = tile
    self.size = size
    self.step = step
    self.columns = columns
    self.rows = rows
    longitudes = Self.nodes(columns, step).map {
      TileAddress.longitude(atPixel: Double(left + $0) + 0.5, of: globe)
    }
    latitudes = Self.nodes(rows, step).map { TileAddress.latitude(atPixel: Double(top + $0) + 0.5, of: globe) }
  }

  /// The pixels, counted in a tile, whose middles lie between two shares of the globe.
  private static func pixels(from start: Double, to end: Double, globe: Int, first: Int, count: Int) -> Range<Int> {
    let lower = Int((start * Double(globe) - 0.5).rounded(.up)) - first
    let upper = Int((end * Double(globe) - 0.5).rounded(.down)) - first + 1
    let begin = min(count, max(0, lower))
    return begin..<max(begin, min(count, upper))
  }

  private static func nodes(_ pixels: Range<Int>, _ step: Int) -> [Int] {
    (pixels.lowerBound / step...(pixels.upperBound - 1) / step + 1).map { $0 * step }
  }

  /// Number of nodes.
  package var count: Int { longitudes.count * latitudes.count }

  /// Places that stand for the nodes, row after row from the north: their middles, or so many along each side of their
  /// pixel.
  package func places(perSide count: Int = 1) -> [Coordinate] {
    guard count > 1 else {
      return latitudes.flatMap { latitude in longitudes.map { Coordinate(latitude: latitude, longitude: $0) } }
    }
    let globe = size << tile.zoom
    let offsets = (0..<count).map { (Double($0) + 0.5) / Double(count) }
    return (0..<self.count).flatMap { node in
      let column = Double(tile.x * size + firstColumn + node % longitudes.count * step)
      let row = Double(tile.y * size + firstRow + node / longitudes.count * step)
      return offsets.flatMap { down in
        offsets.map { right in
          Coordinate(
            latitude: TileAddress.latitude(atPixel: row + down, of: globe),
            longitude: TileAddress.longitude(atPixel: column + right, of: globe))
        }
      }
    }
  }

  /// The pixels of the north-western node, counted in the tile.
  private var firstColumn: Int { columns.lowerBound / step * step }
  private var firstRow: Int { rows.lowerBound / step * step }

  /// Metres from one pixel to the next at a latitude.
  package static func metersPerPixel(zoom: Int, size: Int, latitude: Double) -> Double {
    2 * .pi * Earth.meanRadiusMeters * cos(latitude * .pi / 180) / Double(size << zoom)
  }

  /// Pixels from one node to the next so that nodes are at most so many metres apart, or as near as pixels are.
  package static func step(zoom: Int, size: Int, latitude: Double, meters: Double) -> Int {
    let metersPerPixel = metersPerPixel(zoom: zoom, size: size, latitude: latitude)
    var step = 1
    while step < size, Double(step * 2) * metersPerPixel <= meters { step *= 2 }
    return step
  }
}
