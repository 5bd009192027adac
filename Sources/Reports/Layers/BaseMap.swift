public import Geo

/// What lies under and over the field on a map: plain lines and polygons.
public struct BaseMap: Sendable {
  /// How much a street stands out.
  public enum StreetRank: Int, CaseIterable, Sendable {
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
  public struct Street: Sendable {
    /// How much it stands out.
    public let rank: StreetRank
    /// Its places, at least two.
    public let line: [Coordinate]

    /// Creates a street.
    public init(rank: StreetRank, line: [Coordinate]) {
      self.rank = rank
      self.line = line
    }
  }

  /// An outer ring with its holes.
  public struct Area: Sendable {
    /// The rings, the outer one first; each ends where it begins.
    public let rings: [[Coordinate]]

    /// Creates an area.
    public init(rings: [[Coordinate]]) {
      self.rings = rings
    }
  }

  /// The streets.
  public var streets: [Street]
  /// Rivers, lakes and basins.
  public var water: [Area]
  /// Parks, gardens and woods.
  public var parks: [Area]
  /// Where the land meets the sea.
  public var coast: [[Coordinate]]

  /// Creates a map; an empty one is legal.
  public init(
    streets: [Street] = [], water: [Area] = [], parks: [Area] = [], coast: [[Coordinate]] = []
  ) {
    self.streets = streets
    self.water = water
    self.parks = parks
    self.coast = coast
  }
}
