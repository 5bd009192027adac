/// What an import made of an OSM extract, and what it left out.
package struct ImportReport: Hashable, Sendable {
  /// Ways that may be streets by their main tag, or bound a square that is a relation.
  package var waysRead = 0
  /// Ways that some mode may use.
  package var waysUsed = 0
  /// Used ways that were cut where the extract lacks their nodes, or where they cross the 180th meridian.
  package var waysCut = 0
  /// Ways that were left out on the side of the 180th meridian that has fewer nodes.
  package var waysBeyond = 0
  /// Nodes of the network, the copies for turns included.
  package var nodes = 0
  /// Nodes that were added to keep turns and barriers.
  package var nodeCopies = 0
  /// Street segments.
  package var segments = 0
  /// Directed edges.
  package var edges = 0
  /// Barriers that stop at least one mode.
  package var barriers = 0
  /// Turn restrictions that bind bikes and scooters in the network.
  package var restrictionsApplied = 0
  /// Turn restrictions that are not in the network, by reason.
  package var restrictionsIgnored: [String: Int] = [:]

  /// Creates an empty report.
  package init() {}
}
