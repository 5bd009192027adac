package import Geo

extension StreetGraph {
  /// Evenly spaced places along a segment: the middles of equal parts of it, so many metres long at most.
  package func samples(ofSegment segment: Int, spacingMeters: Double) -> [Coordinate] {
    Polyline(shape(ofSegment: segment))?.samples(spacingMeters: spacingMeters) ?? []
  }
}
