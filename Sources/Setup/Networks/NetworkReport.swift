internal import Geo
package import Streets

/// What a network holds, in plain values.
package struct NetworkReport: Sendable, Encodable {
  /// The part that one mode may use.
  package struct Mode: Sendable, Encodable {
    /// The mode's word.
    package let mode: String
    /// Number of directed edges.
    package let edges: Int
    /// Kilometres open in at least one direction.
    package let kilometers: Double
    /// Number of nodes.
    package let nodes: Int
    /// Share of the nodes from which one reaches each other, from 0 to 1.
    package let largestComponentShare: Double
  }

  let version = 1
  /// West, south, east, north in degrees.
  package let box: [Double]
  /// Number of nodes, the copies for turn restrictions included.
  package let nodes: Int
  /// Number of directed edges.
  package let edges: Int
  /// Number of street segments.
  package let segments: Int
  /// Number of arcs of the hierarchy that makes searches fast, nil when there is none.
  package let hierarchyArcs: Int?
  /// Length of all streets in kilometres.
  package let kilometers: Double
  /// One entry a mode.
  package let modes: [Mode]
  /// Kilometres by OSM highway class, most important class first.
  package let classes: [(key: String, kilometers: Double)]
  /// File name of the extract.
  package let source: String
  /// Date of the data, empty where the extract says nothing.
  package let dataDate: String
  /// The settings that the travel times were made with.
  package let profile: String
  /// `left` or `right`, where traffic keeps; nil where the extract does not tell it, and the right is presumed.
  package let drivingSide: String?
  /// Who must be named.
  package let attribution: String
  /// Whether every checksum was verified.
  package let isVerified: Bool

  /// Needs the network, and whether its file was checked from end to end.
  package init(_ graph: StreetGraph, isVerified: Bool) {
    let summary = NetworkSummary(graph)
    box = [summary.box.west, summary.box.south, summary.box.east, summary.box.north]
    nodes = summary.nodeCount
    edges = summary.edgeCount
    segments = summary.segmentCount
    hierarchyArcs = graph.hierarchy?.arcCount
    kilometers = summary.streetKilometers.rounded(decimals: 3)
    modes = summary.modes.map {
      Mode(
        mode: $0.mode.rawValue, edges: $0.openEdgeCount, kilometers: $0.openKilometers.rounded(decimals: 3),
        nodes: $0.nodeCount, largestComponentShare: $0.largestComponentShare.roundedShare(decimals: 4))
    }
    classes = summary.classes.map { ($0.key, $0.kilometers.rounded(decimals: 3)) }
    source = summary.metadata.source
    dataDate = summary.metadata.dataDate
    profile = summary.metadata.profile
    drivingSide = summary.metadata.drivingSide?.rawValue
    attribution = summary.metadata.attribution
    self.isVerified = isVerified
  }

  private enum Key: String, CodingKey {
    case version, box, nodes, edges, segments, hierarchyArcs, kilometers, modes, kilometersByClass, source, dataDate,
      profile
    case drivingSide, attribution, isVerified
  }

  /// Writes version 1 of the report.
  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(version, forKey: .version)
    try keys.encode(box, forKey: .box)
    try keys.encode(nodes, forKey: .nodes)
    try keys.encode(edges, forKey: .edges)
    try keys.encode(segments, forKey: .segments)
    try keys.encode(hierarchyArcs, forKey: .hierarchyArcs)
    try keys.encode(kilometers, forKey: .kilometers)
    try keys.encode(modes, forKey: .modes)
    try keys.encode(
      Dictionary(classes.map { ($0.key, $0.kilometers) }, uniquingKeysWith: +), forKey: .kilometersByClass)
    try keys.encode(source, forKey: .source)
    try keys.encode(dataDate, forKey: .dataDate)
    try keys.encode(profile, forKey: .profile)
    try keys.encode(drivingSide, forKey: .drivingSide)
    try keys.encode(attribution, forKey: .attribution)
    try keys.encode(isVerified, forKey: .isVerified)
  }

  /// The report as JSON, version 1.
  /// - Throws: ``BrisaError`` when it cannot be encoded.
  package func json() throws(BrisaError) -> String { try JSONText.encode(self) }
}
