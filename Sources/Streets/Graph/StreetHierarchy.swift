/// A contraction hierarchy over the nodes of a ``StreetGraph``, in memory of its own or in a mapped network file.
///
/// ``HierarchyTables`` says what the arrays are. They stay valid as long as the hierarchy lives.
package final class StreetHierarchy: Sendable {
  /// Rank by node.
  package var rank: UnsafeBufferPointer<UInt32> { memory.elements(.hierarchyRank) }
  /// First arc upwards by rank, and the number of arcs at the end.
  package var firstUp: UnsafeBufferPointer<UInt32> { memory.elements(.hierarchyFirstUp) }
  /// Rank of an arc's upper end.
  package var upHead: UnsafeBufferPointer<UInt32> { memory.elements(.hierarchyUpHead) }
  /// First arc from below by rank, and the number of arcs at the end.
  package var firstDown: UnsafeBufferPointer<UInt32> { memory.elements(.hierarchyFirstDown) }
  /// Arcs by their upper end, then by their lower.
  package var downArc: UnsafeBufferPointer<UInt32> { memory.elements(.hierarchyDownArc) }
  /// Rank of the lower end of the arcs in ``downArc``.
  package var downTail: UnsafeBufferPointer<UInt32> { memory.elements(.hierarchyDownTail) }
  /// First edge that an arc stands for, and their number at the end.
  package var firstInput: UnsafeBufferPointer<UInt32> { memory.elements(.hierarchyFirstInput) }
  /// Edge of the graph × 2, plus 1 when it leads from the upper end to the lower.
  package var inputs: UnsafeBufferPointer<UInt32> { memory.elements(.hierarchyInputs) }
  /// Least travel time of a mode along an arc from its lower end to the upper, in milliseconds at its price, less one
  /// for each edge.
  package func timesUp(_ mode: TravelMode) -> UnsafeBufferPointer<UInt32> {
    memory.elements(GraphSection.times(mode).up)
  }
  /// The same from its upper end to the lower.
  package func timesDown(_ mode: TravelMode) -> UnsafeBufferPointer<UInt32> {
    memory.elements(GraphSection.times(mode).down)
  }

  /// Number of arcs, each for both directions.
  package var arcCount: Int { upHead.count }

  private let memory: GraphMemory

  init(_ memory: GraphMemory) {
    self.memory = memory
  }
}
