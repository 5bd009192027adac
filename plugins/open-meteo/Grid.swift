internal import AirData
internal import Foundation
internal import Geo

/// The points asked for a box: cell centres of a grid that lies on the globe once for all, so that every box finds the
/// same.
struct Grid {
  /// Inside the box, from south-west to north-east.
  let points: [Coordinate]
  /// Tells that the grid had to be coarser than the settings say, nil when it had not.
  let notice: Notice?

  init(_ box: BoundingBox, spacingDegrees: Double, maxPoints: Int) {
    let full = Self.count(box, spacingDegrees)
    var factor = 1.0
    while Self.count(box, spacingDegrees * factor) > Double(maxPoints) { factor += 1 }
    let points = Self.points(box, spacingDegrees * factor)
    // A box between the centres still lies in a cell.
    self.points = points.isEmpty ? [Self.rounded(box.center)] : points
    notice =
      factor == 1
      ? nil
      : Notice(
        code: "coarser-grid",
        text: LocalizedText(
          en:
            "The box holds \(Int(min(full, 1e9))) points of Open-Meteo's grid; \(self.points.count) are asked, \(Int(factor)) times as far apart: max_points allows more.",
          es:
            "El recuadro tiene \(Int(min(full, 1e9))) puntos de la malla de Open-Meteo; se piden \(self.points.count), \(Int(factor)) veces más separados: max_points permite más.",
          ca:
            "El requadre té \(Int(min(full, 1e9))) punts de la malla d'Open-Meteo; se'n demanen \(self.points.count), \(Int(factor)) vegades més separats: max_points en permet més."
        ))
  }

  private static func count(_ box: BoundingBox, _ spacing: Double) -> Double {
    let rows = indices(box.south, box.north, spacing)
    let columns = indices(box.west, box.east, spacing)
    return Double(rows.count) * Double(columns.count)
  }

  private static func points(_ box: BoundingBox, _ spacing: Double) -> [Coordinate] {
    indices(box.south, box.north, spacing).flatMap { row in
      indices(box.west, box.east, spacing).map { column in
        rounded(
          Coordinate(latitude: (Double(row) + 0.5) * spacing, longitude: (Double(column) + 0.5) * spacing))
      }
    }
    .filter(box.contains)
  }

  /// The cells whose centres lie between two figures.
  private static func indices(_ low: Double, _ high: Double, _ spacing: Double) -> Range<Int> {
    let first = Int((low / spacing - 0.5 - 1e-9).rounded(.up))
    let last = Int((high / spacing - 0.5 + 1e-9).rounded(.down))
    return first..<max(first, last + 1)
  }

  /// To the metre, as addresses write it.
  private static func rounded(_ place: Coordinate) -> Coordinate {
    Coordinate(
      latitude: (place.latitude * 1e5).rounded() / 1e5, longitude: (place.longitude * 1e5).rounded() / 1e5)
  }
}
