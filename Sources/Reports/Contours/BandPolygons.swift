package import AirField
package import Geo

/// The area of one band of a grid: polygons that cover its cells, with interpolated borders between bands.
package struct BandPolygons: Sendable {
  /// An outer ring and its holes.
  package struct Polygon: Sendable {
    /// The outer ring, counter-clockwise, then the holes, clockwise; each ends where it begins.
    package let rings: [[Coordinate]]
  }

  /// The band, counted from 0.
  package let band: Int
  /// Its polygons, in the order in which they begin from the north.
  package let polygons: [Polygon]

  /// The polygons of all bands of a grid that have any, from the lowest on.
  ///
  /// Together they cover exactly the cells that are known; no two of them overlap; and the middle of each cell lies in
  /// its own band.
  /// - Complexity: O(cells), with a small constant for those that no border runs through.
  package static func all(spec: GridSpec, values: [Float], thresholds: BandThresholds) -> [BandPolygons] {
    let outlines = BandOutlines(spec: spec, values: values, thresholds: thresholds)
    return outlines.links.enumerated().compactMap { band, links in
      links.isEmpty ? nil : RingAssembler(lattice: outlines.lattice, thresholds: thresholds).polygons(band, links)
    }
  }

  /// The polygons of a grid whose values are steps with nothing between them, as the categories of an index.
  ///
  /// Their borders are the sides of cells: each band has exactly the area of its cells, and where the first borders on
  /// the third there is nothing of the second.
  /// - Complexity: O(cells × bands).
  package static func steps(spec: GridSpec, values: [Float], thresholds: BandThresholds) -> [BandPolygons] {
    (0..<thresholds.count).flatMap { band -> [BandPolygons] in
      let own: [Float] = values.map { thresholds.band(of: $0) == band ? $0 : .nan }
      return all(spec: spec, values: own, thresholds: thresholds)
    }
  }
}
