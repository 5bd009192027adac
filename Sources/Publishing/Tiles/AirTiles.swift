package import AirData
package import CityAir
package import Foundation
internal import Geo
package import Reports
package import Setup
package import Streets

/// The tiles of one layer over an hour, painted one by one for whoever asks.
package struct AirTiles: Sendable {
  private let layer: TileLayer
  private let air: GatheredAir
  private let city: CityConfiguration
  private let graph: StreetGraph
  private let box: BoundingBox

  /// The colours: those of the index scale.
  private static let palette = Palette.scale
  /// Pixels along the side of a tile.
  private static let size = 256

  /// Needs the air of an hour over a city's streets.
  /// - Throws: ``BrisaError`` with code ``ErrorCode/noAir`` where nothing is known of the layer.
  package init(
    _ layer: TileLayer, air: GatheredAir, city: CityConfiguration, graph: StreetGraph
  ) throws(BrisaError) {
    guard air.knows(layer) else { throw air.nothingKnown(of: layer) }
    self.layer = layer
    self.air = air
    self.city = city
    self.graph = graph
    box = MapArea.box(of: city, on: graph)
  }

  /// A tile as a PNG file; nil for one that would be transparent throughout.
  /// - Throws: ``BrisaError`` where it cannot be drawn.
  package func png(_ tile: TileAddress) throws(BrisaError) -> Data? {
    let reach = city.maskDistanceMeters
    switch layer {
    case .air(let layer):
      let painter = TilePainter(
        layer: layer, palette: Self.palette, fields: air.fields, box: box, reachMeters: reach)
      return try painter.png(tile, size: Self.size)
    case .doubt(let layer):
      let painter = DoubtPainter(layer: layer, fields: air.fields, box: box, reachMeters: reach)
      return try painter.png(tile, size: Self.size)
    }
  }

  /// Their TileJSON.
  /// - Parameters:
  ///   - zooms: The zooms that are painted.
  ///   - address: The address of a tile, with `{z}`, `{x}` and `{y}` in it.
  ///   - language: The legend's language.
  /// - Returns: The text of the file.
  /// - Throws: ``BrisaError`` where it cannot be encoded.
  package func json(zooms: ClosedRange<Int>, address: String, language: Language) throws(BrisaError) -> String {
    let subject = TileJSON.Subject(
      air: air, city: city, layer: layer, palette: Self.palette, language: language, box: box, zooms: zooms,
      firstZoom: TileCover.firstZoom(of: box, among: zooms), tileSize: Self.size, address: address,
      attribution: air.tileAttribution(graph, city))
    return try JSONText.encode(TileJSON(subject, caveats: air.fields.caveats(of: layer, in: box)))
  }
}
