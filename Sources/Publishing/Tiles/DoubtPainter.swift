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

  /// Metres between two places that are asked, and the fewest pixels: σ changes more slowly than the air itself.
  private static let (nodeMeters, minPixels) = (30.0, 4)

  /// A tile of so many pixels along its side, as a PNG file; nil for one that would be transparent throughout.
  /// - Throws: ``BrisaError`` where it cannot be drawn.
  func png(_ tile: TileAddress, size: Int) throws(BrisaError) -> Data? {
    let reach = tile.box.expanded(byMeters: reachMeters)
    guard fields.field.stations(for: layer.pollutant).contains(where: { reach.contains($0.station.coordinate) })
    else { return nil }
    let step = max(
      Self.minPixels,
      TileLattice.step(zoom: tile.zoom, size: size, latitude: box.center.latitude, meters: Self.nodeMeters))
    guard let lattice = TileLattice(tile, size: size, step: step, box: box) else { return nil }
    do { return try DoubtPicture(layer).png(lattice, values(at: lattice.places())) } catch { throw BrisaError(error) }
  }

  /// What the layer has at some places, NaN where nothing is known.
  private func values(at places: [Coordinate]) -> [Float] {
    let field = fields.field
    switch layer.kind {
    case .sigma:
      return field.estimates(layer.pollutant, at: places).map { $0.map { Float($0.sigma) } ?? .nan }
    case .exceedance:
      let limit = layer.pollutant.guidelineMicrogramsPerCubicMeter
      return field.probabilities(of: layer.pollutant, exceeding: limit, at: places).map { $0 * 100 }
    }
  }
}
