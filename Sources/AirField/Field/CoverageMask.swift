import Geo

/// Where a field may be believed: within a distance of a station.
struct CoverageMask: Sendable {
  private let x: [Double]
  private let y: [Double]
  private let limitSquared: Double

  init(stations: [PlanePoint], distanceMeters: Double) {
    x = stations.map(\.x)
    y = stations.map(\.y)
    limitSquared = distanceMeters * distanceMeters
  }

  /// Whether a station stands at most the distance away; never for a point that is no number.
  func covers(_ point: PlanePoint) -> Bool {
    let x = x.span
    let y = y.span
    for index in 0..<x.count {
      let deltaX = point.x - x[index]
      let deltaY = point.y - y[index]
      if deltaX * deltaX + deltaY * deltaY <= limitSquared { return true }
    }
    return false
  }
}
