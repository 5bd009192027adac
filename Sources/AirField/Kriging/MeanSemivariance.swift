internal import Geo

/// How much of a variogram's sill the distances between some stations show: its mean over their pairs, the sill for a
/// single one.
struct MeanSemivariance {
  /// In the unit of the sill.
  let value: Double

  /// Least share of the sill that the distances are taken to show.
  private static let minShare = 0.1
  /// Most stations whose pairs are all looked at.
  private static let maxStations = 1000

  /// - Complexity: O(n²) for n stations, and no more than that of a thousand.
  init(of stations: [PlanePoint], _ variogram: Variogram) {
    guard stations.count > 1 else {
      value = variogram.sill
      return
    }
    let stations = Self.some(of: stations)
    var sum = 0.0
    for first in 1..<stations.count {
      for second in 0..<first {
        sum += variogram.sill - variogram.covariance(atMeters: stations[first].distance(to: stations[second]))
      }
    }
    let pairs = Double(stations.count) * Double(stations.count - 1) / 2
    value = max(sum / pairs, Self.minShare * variogram.sill)
  }

  /// All stations, or of many about a thousand from west to east, the same in whatever order they come.
  private static func some(of stations: [PlanePoint]) -> [PlanePoint] {
    guard stations.count > maxStations else { return stations }
    let sorted = stations.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let step = Double(stations.count) / Double(maxStations)
    return (0..<maxStations).map { sorted[Int(Double($0) * step)] }
  }
}
