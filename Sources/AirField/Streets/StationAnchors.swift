internal import Geo

/// Takes what the streets' scale leaves over at the traffic stations back to the stations' own streets.
///
/// At a station's place the correction is the whole residual; with distance it fades as (1 − d²/R²)², R = 150 m (a
/// presumption: about a block), and with the kernel where that is smaller than at the station, so that nothing is
/// corrected away from streets. Between stations residuals are weighted by fade over squared distance.
struct StationAnchors: Sendable {
  /// A traffic station, and what is left over there.
  struct Anchor: Sendable {
    let point: PlanePoint
    /// Kernel value at the station, above zero.
    let kernel: Double
    /// Reading minus background and scaled kernel, µg/m³.
    let residual: Double
  }

  private static let reachMeters = 150.0
  /// Closer than this is at the station.
  private static let hereSquaredMeters = 1e-6

  let anchors: [Anchor]

  /// Whether any correction reaches into the cell around a point.
  func reach(_ cells: SampledCells, around middle: PlanePoint) -> Bool {
    anchors.contains { anchor in
      abs(anchor.point.x - middle.x) < Self.reachMeters + cells.widthMeters / 2
        && abs(anchor.point.y - middle.y) < Self.reachMeters + cells.heightMeters / 2
    }
  }

  /// The correction at a point with a kernel value in µg/m³, and what share of its value the nearest stations speak
  /// for: 1 at a station.
  func correction(at point: PlanePoint, kernel: Double) -> (value: Double, share: Double) {
    var weighted = 0.0
    var weights = 0.0
    var strongest = 0.0
    for anchor in anchors {
      let deltaX = point.x - anchor.point.x
      let deltaY = point.y - anchor.point.y
      let squared = deltaX * deltaX + deltaY * deltaY
      let remaining = 1 - squared / (Self.reachMeters * Self.reachMeters)
      guard remaining > 0 else { continue }
      let fade = remaining * remaining * min(1, kernel / anchor.kernel)
      let weight = fade / max(squared, Self.hereSquaredMeters)
      weighted += weight * anchor.residual
      weights += weight
      strongest = max(strongest, fade)
    }
    return weights > 0 ? (strongest * weighted / weights, strongest) : (0, 0)
  }
}
