/// Checks that no number of a graph points outside the section that it points into.
///
/// Searches read the arrays unchecked and rely on exactly this.
struct StructureCheck: Sendable {
  private let storage: GraphStorage

  init(_ storage: GraphStorage) {
    self.storage = storage
  }

  /// The first thing that is wrong, nil when nothing is.
  /// - Complexity: O(nodes + edges + shape points + arcs), mostly in passes that the compiler can vectorise, on all
  ///   cores.
  var problem: String? {
    let hierarchy = HierarchyCheck(storage)
    let facts = FactCheck(storage)
    let kernel = KernelCheck(storage)
    let steps: [Checks] = [
      [countChecks, facts.countChecks, lookupCountChecks, hierarchy.countChecks, kernel.countChecks].flatMap { $0 },
      [offsetChecks, idChecks, facts.idChecks, lookupChecks, hierarchy.idChecks, kernel.valueChecks].flatMap { $0 },
      [edgeChecks, hierarchy.arcChecks].flatMap { $0 },
    ]
    return steps.firstProblem
  }

  /// The first thing that is wrong with a graph that has neither look-ups nor a hierarchy yet.
  var tableProblem: String? {
    let facts = FactCheck(storage)
    return [countChecks + facts.countChecks, offsetChecks + idChecks + facts.idChecks, edgeChecks].firstProblem
  }

  private var nodeCount: Int { storage.nodeLatitudes.count }
  private var edgeCount: Int { storage.head.count }
  private var segmentCount: Int { storage.segmentLengths.count }
  private var shapeCount: Int { storage.shapeLatitudes.count }

  private var countChecks: Checks {
    [
      Check("sections of different lengths") { [self] in
        let perNode = [storage.nodeLongitudes.count, storage.firstOut.count - 1]
        let perEdge = [storage.tail.count, storage.edgeSegment.count, storage.segmentEdges.count]
        let perSegment = [
          storage.segmentFirstEdge.count - 1, storage.segmentFirstShape.count - 1, storage.segmentNames.count,
          storage.segmentClasses.count, storage.segmentLanes.count, storage.segmentSpeedLimits.count,
          storage.segmentFlags.count, storage.segmentSurfaces.count,
        ]
        return perNode.allSatisfy { $0 == nodeCount } && perEdge.allSatisfy { $0 == edgeCount }
          && storage.durations.allSatisfy { $0.count == edgeCount } && perSegment.allSatisfy { $0 == segmentCount }
          && storage.shapeLongitudes.count == shapeCount
      },
      Check("more than two thousand million elements") { [self] in
        max(nodeCount, edgeCount, segmentCount, shapeCount) <= Int(Int32.max)
      },
    ]
  }

  private var offsetChecks: Checks {
    [
      Check("wrong first edges of nodes") { [self] in storage.firstOut.areOffsets(to: edgeCount) },
      Check("wrong first edges of segments") { [self] in storage.segmentFirstEdge.areOffsets(to: edgeCount) },
      Check("wrong shapes of segments") { [self] in storage.segmentFirstShape.areOffsets(to: shapeCount, step: 2) },
      Check("wrong table of names") { [self] in storage.names.isSound },
      Check("wrong table of surfaces") { [self] in storage.surfaces.isSound },
      Check("wrong metadata") { [self] in storage.metadata.isSound && storage.metadata.count >= 5 },
    ]
  }

  private var idChecks: Checks {
    [
      Check("an edge to no node") { [self] in storage.head.areBelow(nodeCount) },
      // The lowest bit is the direction.
      Check("an edge of no segment") { [self] in storage.edgeSegment.areBelow(2 * segmentCount) },
      Check("a segment of no edge") { [self] in storage.segmentEdges.areBelow(edgeCount) },
      Check("a street of no name") { [self] in storage.segmentNames.areBelow(storage.names.count) },
      Check("a street of no surface") { [self] in storage.segmentSurfaces.areBelow(storage.surfaces.count) },
      Check("a place outside the globe") { [self] in
        storage.nodeLatitudes.areWithin(900_000_000) && storage.nodeLongitudes.areWithin(1_800_000_000)
      },
      Check("a place outside the globe") { [self] in
        storage.shapeLatitudes.areWithin(900_000_000) && storage.shapeLongitudes.areWithin(1_800_000_000)
      },
    ]
  }

  /// Asked for after the offsets are known to be right.
  private var edgeChecks: Checks {
    [
      Check("an edge from another node than its own") { [self] in
        let (firstOut, tail) = (storage.firstOut, storage.tail)
        var isRight = true
        for node in 0..<nodeCount {
          for edge in Int(firstOut[node])..<Int(firstOut[node + 1]) { isRight = isRight && Int(tail[edge]) == node }
        }
        return isRight
      }
    ]
  }

  private var lookupCountChecks: Checks {
    [
      Check("look-ups of another graph") { [self] in
        storage.treeSegments.count == segmentCount
          && storage.treeBoxes.count == SegmentTree.levels(segmentCount: segmentCount).last
          && storage.components.allSatisfy { $0.count == segmentCount }
      }
    ]
  }

  private var lookupChecks: Checks {
    [
      Check("a tree of no segment") { [self] in storage.treeSegments.areBelow(segmentCount) },
      Check("a tree of another graph") { [self] in storage.treeBoxes.last?.isWithinGlobe ?? true },
    ]
  }
}

extension SegmentTree.Box {
  /// Whether it is a box at all, on the globe.
  fileprivate var isWithinGlobe: Bool {
    west >= -1_800_000_000 && west <= east && east <= 1_800_000_000 && south >= -900_000_000 && south <= north
      && north <= 900_000_000
  }
}

extension StringTable {
  /// Whether every string lies inside the bytes.
  var isSound: Bool { offsets.areOffsets(to: bytes.count) }
}
