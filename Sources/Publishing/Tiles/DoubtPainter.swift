internal import AirData
internal import AirField
internal import CityAir
internal import Foundation
internal import Geo
internal import Reports
internal import Setup

/// Paints the tiles that show how far the air of an hour is known.
struct DoubtPainter: Sendable {
  let layer: DoubtLayer
  let fields: HourFields
  /// What lies outside is transparent.
  let box: BoundingBox
  /// Metres from every station beyond which nothing is known.
  let reachMeters: Double

  /// A tile of so many pixels along its side, as a PNG file; nil for one that would be transparent throughout.
  /// - Throws: ``BrisaError`` where it cannot be drawn.
  func png(_ tile: TileAddress, size: Int) throws(BrisaError) -> Data? {
    let reach = tile.box.expanded(byMeters: reachMeters)
    guard fields.field.stations(for: layer.pollutant).contains(where: { reach.contains($0.station.coordinate) })
    else { return nil }
    guard let lattice = lattice(of: tile, size: size) else { return nil }
    do { return try DoubtPicture(layer).png(lattice, values(at: lattice.places())) } catch { throw BrisaError(error) }
  }

  /// The places of a tile that are asked: what streets add makes σ and chances change as quickly as the air does.
  func lattice(of tile: TileAddress, size: Int) -> TileLattice? {
    let step = TileAir.step(zoom: tile.zoom, size: size, latitude: box.center.latitude)
    return TileLattice(tile, size: size, step: step, box: box)
  }

  /// What the layer has at some places, NaN where nothing is known.
  private func values(at places: [Coordinate]) -> [Float] {
    let field = fields.field
    let standIn = fields.standInErrors[layer.pollutant]
    switch layer.kind {
    case .sigma:
      return field.estimates(layer.pollutant, at: places, of: standIn).map { $0.map { Float($0.sigma) } ?? .nan }
    case .exceedance:
      let limit = layer.pollutant.guidelineMicrogramsPerCubicMeter
      return field.probabilities(of: layer.pollutant, exceeding: limit, at: places, of: standIn).map { $0 * 100 }
    }
  }
}
