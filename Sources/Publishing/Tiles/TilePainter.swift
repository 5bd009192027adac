internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Reports
internal import Setup

/// Paints the tiles of one layer over the air of an hour.
struct TilePainter: Sendable {
  private let air: TileAir
  private let picture: TilePicture
  private let box: BoundingBox
  private let reachMeters: Double

  /// Sets what all tiles have in common.
  /// - Parameters:
  ///   - layer: What they show.
  ///   - palette: The colours.
  ///   - fields: The air of the hour.
  ///   - box: What lies outside is transparent.
  ///   - reachMeters: Metres from every station beyond which nothing is known.
  init(layer: MapLayer, palette: Palette, fields: HourFields, box: BoundingBox, reachMeters: Double) {
    air = TileAir(fields: fields, layer: layer, latitude: box.center.latitude)
    self.picture = TilePicture(layer: layer, scale: fields.scale, palette: palette)
    self.box = box
    self.reachMeters = reachMeters
  }

  /// A tile of so many pixels along its side, as a PNG file; nil for one that would be transparent throughout.
  /// - Throws: ``BrisaError`` where it cannot be drawn.
  func png(_ tile: TileAddress, size: Int) throws(BrisaError) -> Data? {
    let reach = tile.box.expanded(byMeters: reachMeters)
    guard air.fields.readings.joined().contains(where: { reach.contains($0.station.coordinate) }) else { return nil }
    guard let lattice = TileLattice(tile, size: size, step: air.step(zoom: tile.zoom, size: size), box: box) else {
      return nil
    }
    do { return try picture.png(air.hours(lattice)) } catch { throw BrisaError(error) }
  }
}
