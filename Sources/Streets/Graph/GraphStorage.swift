internal import Geo

/// The arrays of a ``StreetGraph`` over memory of its own or over a mapped file.
///
/// Each is the section of its name; ``GraphTables`` and `docs/network-file.md` say what they hold.
final class GraphStorage: @unchecked Sendable {
  let nodeLatitudes: UnsafeBufferPointer<Int32>
  let nodeLongitudes: UnsafeBufferPointer<Int32>
  let firstOut: UnsafeBufferPointer<UInt32>
  let head: UnsafeBufferPointer<UInt32>
  let tail: UnsafeBufferPointer<UInt32>
  let edgeSegment: UnsafeBufferPointer<UInt32>
  let durations: [UnsafeBufferPointer<UInt32>]
  let segmentFirstEdge: UnsafeBufferPointer<UInt32>
  let segmentEdges: UnsafeBufferPointer<UInt32>
  let segmentFirstShape: UnsafeBufferPointer<UInt32>
  let shapeLatitudes: UnsafeBufferPointer<Int32>
  let shapeLongitudes: UnsafeBufferPointer<Int32>
  let segmentLengths: UnsafeBufferPointer<UInt32>
  let segmentClasses: UnsafeBufferPointer<UInt8>
  let segmentLanes: UnsafeBufferPointer<UInt8>
  let segmentSpeedLimits: UnsafeBufferPointer<UInt8>
  let segmentFlags: UnsafeBufferPointer<UInt8>
  let segmentSurfaces: UnsafeBufferPointer<UInt8>
  let segmentNames: UnsafeBufferPointer<UInt32>
  let names: StringTable
  let surfaces: StringTable
  let metadata: StringTable
  let facts: FactStorage
  let treeSegments: UnsafeBufferPointer<UInt32>
  let treeBoxes: UnsafeBufferPointer<SegmentTree.Box>
  /// Component by mode and segment.
  let components: [UnsafeBufferPointer<UInt32>]
  /// Rank by node; empty when there is no hierarchy.
  let hierarchyRank: UnsafeBufferPointer<UInt32>
  /// Owner of all the above.
  let memory: GraphMemory

  /// Gives the sections of a memory their types; nothing is copied or looked at.
  init(_ memory: GraphMemory) {
    self.memory = memory
    nodeLatitudes = memory.elements(.nodeLatitudes)
    nodeLongitudes = memory.elements(.nodeLongitudes)
    firstOut = memory.elements(.firstOut)
    head = memory.elements(.head)
    tail = memory.elements(.tail)
    edgeSegment = memory.elements(.edgeSegment)
    durations = TravelMode.allCases.map { memory.elements(.durations($0)) }
    segmentFirstEdge = memory.elements(.segmentFirstEdge)
    segmentEdges = memory.elements(.segmentEdges)
    segmentFirstShape = memory.elements(.segmentFirstShape)
    shapeLatitudes = memory.elements(.shapeLatitudes)
    shapeLongitudes = memory.elements(.shapeLongitudes)
    segmentLengths = memory.elements(.segmentLengths)
    segmentClasses = memory.elements(.segmentClasses)
    segmentLanes = memory.elements(.segmentLanes)
    segmentSpeedLimits = memory.elements(.segmentSpeedLimits)
    segmentFlags = memory.elements(.segmentFlags)
    segmentSurfaces = memory.elements(.segmentSurfaces)
    segmentNames = memory.elements(.segmentNames)
    names = memory.strings(.nameOffsets, .nameBytes)
    surfaces = memory.strings(.surfaceOffsets, .surfaceBytes)
    metadata = memory.strings(.metadataOffsets, .metadataBytes)
    facts = FactStorage(memory)
    treeSegments = memory.elements(.treeSegments)
    treeBoxes = memory.elements(.treeBoxes)
    components = TravelMode.allCases.map { memory.elements(.components($0)) }
    hierarchyRank = memory.elements(.hierarchyRank)
  }

  /// Where the shape of a segment stands in the arrays of shape points.
  func shapePoints(ofSegment segment: Int) -> Range<Int> {
    Int(segmentFirstShape[segment])..<Int(segmentFirstShape[segment + 1])
  }
}

extension StreetGraph {
  /// Makes a graph of tables that fit together; of others it makes one that is not sound.
  /// - Complexity: O(nodes + edges + shape points).
  package convenience init(_ tables: GraphTables) {
    let memory = GraphMemory(copying: tables)
    let storage = GraphStorage(memory)
    guard StructureCheck(storage).tableProblem == nil else {
      self.init(storage: storage, isSound: false)
      return
    }
    self.init(storage: GraphStorage(GraphMemory(memory, addingLookups: storage)), isSound: true)
  }

  /// The same graph with what its streets add to the air; the graph's own arrays are shared.
  /// - Complexity: O(samples).
  package func adding(_ kernel: KernelTables) -> StreetGraph {
    let memory = GraphMemory(storage.memory, replacing: { $0.setKernel(kernel) })
    return StreetGraph(storage: GraphStorage(memory), isSound: isSound)
  }

  /// The same graph with a hierarchy that was made for it; the graph's own arrays are shared.
  /// - Complexity: O(nodes + arcs).
  package func adding(_ hierarchy: HierarchyTables) -> StreetGraph {
    StreetGraph(storage: GraphStorage(GraphMemory(storage.memory, adding: hierarchy)), isSound: isSound)
  }
}
