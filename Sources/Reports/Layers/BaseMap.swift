package import Geo

/// What lies under and over the field on a map: plain lines and polygons.
package struct BaseMap: Sendable {
  /// How much a street stands out.
  package enum StreetRank: Int, CaseIterable, Sendable {
    /// Footways, paths and service roads.
    case minor
    /// Streets where people live.
    case local
    /// Streets that link quarters.
    case main
    /// Streets that link towns.
    case trunk
  }

  /// A street's course.
  package struct Street: Sendable {
    /// How much it stands out.
    package let rank: StreetRank
    /// Its places, at least two.
    package let line: [Coordinate]

    package init(rank: StreetRank, line: [Coordinate]) {
      self.rank = rank
      self.line = line
    }
  }

  /// Rings that the even-odd rule fills.
  package struct Area: Sendable {
    /// The rings, the largest first; each ends where it begins.
    package let rings: [[Coordinate]]

    package init(rings: [[Coordinate]]) {
      self.rings = rings
    }
  }

  package var streets: [Street]
  /// Rivers, lakes and basins.
  package var water: [Area]
  /// Parks, gardens and woods.
  package var parks: [Area]
  /// Where the land meets the sea.
  package var coast: [[Coordinate]]

  /// Creates a map; an empty one is legal.
  package init(
    streets: [Street] = [], water: [Area] = [], parks: [Area] = [], coast: [[Coordinate]] = []
  ) {
    self.streets = streets
    self.water = water
    self.parks = parks
    self.coast = coast
  }
}
