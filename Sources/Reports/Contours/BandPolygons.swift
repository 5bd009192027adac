public import AirField
public import Geo

/// The area of one band of a grid: polygons that cover its cells, with interpolated borders between bands.
public struct BandPolygons: Sendable {
  /// An outer ring and its holes.
  public struct Polygon: Sendable {
    /// The outer ring, counter-clockwise, then the holes, clockwise; each ends where it begins.
    public let rings: [[Coordinate]]
  }

  /// The band, counted from 0.
  public let band: Int
  /// Its polygons, in the order in which they begin from the north.
  public let polygons: [Polygon]

  /// The polygons of all bands of a grid that have any, from the lowest on.
  ///
  /// Together they cover exactly the cells that are known; no two of them overlap; and the middle of each cell lies in
  /// its own band.
  /// - Complexity: O(cells), with a small constant for those that no border runs through.
  public static func all(spec: GridSpec, values: [Float], thresholds: BandThresholds) -> [BandPolygons] {
    let outlines = BandOutlines(spec: spec, values: values, thresholds: thresholds)
    return outlines.links.enumerated().compactMap { band, links in
      links.isEmpty ? nil : RingAssembler(lattice: outlines.lattice, thresholds: thresholds).polygons(band, links)
    }
  }
}
