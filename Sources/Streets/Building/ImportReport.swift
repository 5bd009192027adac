/// What an import made of an OSM extract, and what it left out.
public struct ImportReport: Hashable, Sendable {
  /// Ways that may be streets by their main tag.
  public var waysRead = 0
  /// Ways that some mode may use.
  public var waysUsed = 0
  /// Used ways that were cut where the extract lacks their nodes.
  public var waysCut = 0
  /// Nodes of the network, the copies for turns included.
  public var nodes = 0
  /// Nodes that were added to keep turns and barriers.
  public var nodeCopies = 0
  /// Street segments.
  public var segments = 0
  /// Directed edges.
  public var edges = 0
  /// Barriers that stop at least one mode.
  public var barriers = 0
  /// Turn restrictions that bind bikes and scooters in the network.
  public var restrictionsApplied = 0
  /// Turn restrictions that are not in the network, by reason.
  public var restrictionsIgnored: [String: Int] = [:]

  /// Creates an empty report.
  public init() {}
}
