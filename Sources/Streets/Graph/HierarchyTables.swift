/// The plain arrays of a contraction hierarchy over a ``StreetGraph`` while it is made; the hierarchy and the network
/// file hold the same ones.
///
/// Nodes go by rank, their place in the elimination order. An arc joins two ranks and stands for both directions; the
/// arcs of a row lead from a rank to higher ones, in rising order, and the first to its parent in the elimination tree.
/// `docs/network-file.md` says what each array is.
package struct HierarchyTables: Sendable, Hashable {
  /// Rank by node.
  package var rank: [UInt32] = []
  /// First arc upwards by rank, and the number of arcs at the end.
  package var firstUp: [UInt32] = [0]
  /// Rank of an arc's upper end.
  package var upHead: [UInt32] = []
  /// First arc from below by rank, as a place in ``downArc``, and the number of arcs at the end.
  package var firstDown: [UInt32] = [0]
  /// Arcs by their upper end, then by their lower.
  package var downArc: [UInt32] = []
  /// Rank of the lower end of the arcs in ``downArc``.
  package var downTail: [UInt32] = []
  /// First edge of the graph that an arc stands for, as a place in ``inputs``, and their number at the end.
  package var firstInput: [UInt32] = [0]
  /// Edge of the graph × 2, plus 1 when it leads from the upper end to the lower.
  package var inputs: [UInt32] = []

  /// Least travel times along the arcs by mode (``TravelMode/index``) as the router's metric has them, upwards and
  /// downwards.
  package var times: [ArcTimes] = []

  /// A figure for each arc in both directions.
  package struct ArcTimes: Sendable, Hashable {
    /// From the lower end to the upper.
    package var up: [UInt32]
    /// From the upper end to the lower.
    package var down: [UInt32]

    /// Creates the figures of as many arcs as each array has elements.
    package init(up: [UInt32], down: [UInt32]) {
      self.up = up
      self.down = down
    }
  }

  /// Creates the tables of a hierarchy over nothing.
  package init() {}
}
