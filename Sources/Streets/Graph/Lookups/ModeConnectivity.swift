/// Where one mode may go at all, and from where it can come back.
struct ModeConnectivity: Sendable {
  /// No component: no edge of the segment lies wholly inside one.
  static let noComponent = UInt32.max

  /// Whether an edge is open, by segment.
  let isOpen: [Bool]
  /// Strongly connected component that holds both ends of an open edge, by segment; the largest where there are
  /// several.
  let components: [UInt32]
  /// Number of open directed edges.
  let openEdgeCount: Int
  /// Number of nodes that an open edge leaves or reaches.
  let touchedNodeCount: Int
  /// Number of nodes in the largest strongly connected component; of equals, the one with the lowest node.
  let largestComponentNodeCount: Int

  /// - Complexity: O(nodes + edges).
  init(_ storage: GraphStorage, mode: TravelMode) {
    let durations = storage.durations[mode.index]
    let components = StrongComponents(firstOut: storage.firstOut, head: storage.head, durations: durations)
    let largest = components.largest
    var isOpen = [Bool](repeating: false, count: storage.segmentLengths.count)
    var segmentComponents = [UInt32](repeating: Self.noComponent, count: isOpen.count)
    var touched = [Bool](repeating: false, count: storage.nodeLatitudes.count)
    var openEdges = 0
    for edge in durations.indices where durations[edge] != StreetGraph.closed {
      let tail = Int(storage.tail[edge])
      let head = Int(storage.head[edge])
      let segment = Int(storage.edgeSegment[edge] >> 1)
      isOpen[segment] = true
      let component = components.component[tail]
      let isInside = component == components.component[head]
      if isInside, component == largest || segmentComponents[segment] == Self.noComponent {
        segmentComponents[segment] = component
      }
      touched[tail] = true
      touched[head] = true
      openEdges += 1
    }
    self.isOpen = isOpen
    self.components = segmentComponents
    openEdgeCount = openEdges
    touchedNodeCount = touched.count { $0 }
    largestComponentNodeCount = openEdges == 0 ? 0 : components.component.count { $0 == largest }
  }
}
