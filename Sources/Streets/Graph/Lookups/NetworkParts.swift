/// How much of a network hangs together with each street.
package struct NetworkParts {
  private let components: UnsafeBufferPointer<UInt32>
  /// Segments by component.
  private let sizes: [UInt32]
  private let graph: StreetGraph

  /// Counts the parts that a mode can go around in.
  /// - Complexity: O(nodes + segments).
  package init(_ graph: StreetGraph, mode: TravelMode) {
    self.graph = graph
    components = graph.storage.components[mode.index]
    var sizes = [UInt32](repeating: 0, count: graph.nodeCount)
    for component in components where Int(component) < sizes.count { sizes[Int(component)] += 1 }
    self.sizes = sizes
  }

  /// The segments of the part that a segment belongs to; 1 where one comes nowhere from it and back.
  package func size(ofSegment segment: Int) -> Int {
    guard components.indices.contains(segment), Int(components[segment]) < sizes.count else { return 1 }
    return Int(sizes[Int(components[segment])])
  }
}
