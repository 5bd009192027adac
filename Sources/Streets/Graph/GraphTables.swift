/// The plain arrays of a ``StreetGraph`` while it is made; the graph and the network file hold the same ones.
///
/// Directed edges are in compressed sparse rows: the edges that leave node `n` are `firstOut[n] ..< firstOut[n + 1]`.
/// Several edges may share one segment: its two directions, and the copies that stand for turn restrictions.
/// Loops and multi-edges are legal. Angles are whole 1e-7 degrees, as in OSM.
package struct GraphTables: Sendable {
  /// Latitude by node, 1e-7°.
  package var nodeLatitudes: [Int32] = []
  /// Longitude by node, 1e-7°.
  package var nodeLongitudes: [Int32] = []
  /// First outgoing edge by node, and the number of edges at the end.
  package var firstOut: [UInt32] = [0]
  /// Node that an edge leads to.
  package var head: [UInt32] = []
  /// Segment of an edge × 2, plus 1 when the edge runs against the segment's shape.
  package var edgeSegment: [UInt32] = []
  /// Travel time in milliseconds by mode (``TravelMode/index``) and edge, rounded up; ``StreetGraph/closed`` where not
  /// allowed.
  package var durations: [[UInt32]] = [[], [], []]
  /// First shape point by segment, and the number of points at the end; a segment has at least two.
  package var segmentFirstShape: [UInt32] = [0]
  /// Latitude of the shape points, 1e-7°.
  package var shapeLatitudes: [Int32] = []
  /// Longitude of the shape points, 1e-7°.
  package var shapeLongitudes: [Int32] = []
  /// Length by segment in millimetres, the sum of great-circle distances between shape points.
  package var segmentLengths: [UInt32] = []
  /// ``HighwayClass`` by segment.
  package var segmentClasses: [UInt8] = []
  /// Number of lanes by segment, 0 where not stated.
  package var segmentLanes: [UInt8] = []
  /// Legal speed limit for motor traffic in km/h by segment, 0 where not stated.
  package var segmentSpeedLimits: [UInt8] = []
  /// ``SegmentFlags`` by segment.
  package var segmentFlags: [UInt8] = []
  /// Surface by segment: an index into ``surfaces``.
  package var segmentSurfaces: [UInt8] = []
  /// Name by segment: an index into ``names``.
  package var segmentNames: [UInt32] = []
  /// Street names; the first is empty.
  package var names: [String] = [""]
  /// OSM surface values; the first is empty.
  package var surfaces: [String] = [""]
  /// The modes that may use an edge under some profile, by edge (bit ``TravelMode/index``); empty where no facts are
  /// known, and then ``durations`` is all there is.
  package var edgeModes: [UInt8] = []
  /// Kind of street by segment: an index into ``kinds``; empty where no facts are known.
  package var segmentKinds: [UInt32] = []
  /// What the kinds of street are.
  package var kinds = StreetKinds()
  /// Values of attributes; the first is empty.
  package var attributeValues: [String] = [""]
  /// Attributes of nodes.
  package var nodeAttributes = SparseAttributes()
  /// Attributes of shape points between the ends of a segment.
  package var pointAttributes = SparseAttributes()
  /// OSM number by node; empty where not known.
  package var nodeIDs: [Int64] = []
  /// OSM number of the way by segment; empty where not known.
  package var wayIDs: [Int64] = []
  /// Where the data came from.
  package var metadata = NetworkMetadata()

  /// Creates empty tables.
  package init() {}
}

/// What is true of a segment in every mode.
package struct SegmentFlags: OptionSet, Sendable {
  /// One bit a property.
  package let rawValue: UInt8

  /// Creates a set from its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Stairs.
  package static let steps = SegmentFlags(rawValue: 1)
  /// Below the ground.
  package static let tunnel = SegmentFlags(rawValue: 2)
  /// On a bridge.
  package static let bridge = SegmentFlags(rawValue: 4)
  /// The outline of a square (`area=yes`).
  package static let area = SegmentFlags(rawValue: 8)
  /// Open to traffic at large in one direction.
  package static let oneway = SegmentFlags(rawValue: 16)
  /// That direction is against the shape.
  package static let onewayBack = SegmentFlags(rawValue: 32)
}

/// Where a network came from.
package struct NetworkMetadata: Sendable, Hashable, Codable {
  /// File name of the extract, without its folder.
  package var source = ""
  /// Date of the newest object or of the extract's header, ISO 8601; empty where the extract says nothing.
  package var dataDate = ""
  /// Who must be named where the network is shown.
  package var attribution = openStreetMap
  /// The settings of the modes that the travel times were made with, as one line of text for people.
  package var profile = ""
  /// The same settings as ``ProfileSettings`` reads them; empty where they are not known.
  var settings = ""
  /// The side on which traffic keeps; nil where the extract does not tell it, which is presumed to be the right.
  package var drivingSide: DrivingSide?

  /// Who must be named for OpenStreetMap data, and its licence.
  private static let openStreetMap = "© OpenStreetMap contributors, ODbL"

  /// Creates empty metadata.
  package init() {}

  /// Who must be named for an extract that says something of it itself.
  ///
  /// Files from OpenStreetMap's own servers give the address of its copyright page or an older wording.
  static func attribution(stated: String) -> String {
    stated.isEmpty || stated.lowercased().contains("openstreetmap") ? openStreetMap : stated
  }
}
