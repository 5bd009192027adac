/// Checks that no number of a graph points outside the section that it points into.
///
/// Searches read the arrays unchecked and rely on exactly this.
struct StructureCheck {
  private let storage: GraphStorage

  init(_ storage: GraphStorage) {
    self.storage = storage
  }

  /// The first thing that is wrong, nil when nothing is.
  /// - Complexity: O(nodes + edges + shape points + arcs), mostly in passes that the compiler can vectorise.
  var problem: String? {
    countProblem ?? offsetProblem ?? idProblem ?? coordinateProblem ?? HierarchyCheck(storage).problem
  }

  private var nodeCount: Int { storage.nodeLatitudes.count }
  private var edgeCount: Int { storage.head.count }
  private var segmentCount: Int { storage.segmentLengths.count }
  private var shapeCount: Int { storage.shapeLatitudes.count }

  private var countProblem: String? {
    let perNode = [storage.nodeLongitudes.count, storage.firstOut.count - 1]
    let perEdge = [storage.tail.count, storage.edgeSegment.count, storage.segmentEdges.count]
    let perSegment = [
      storage.segmentFirstEdge.count - 1, storage.segmentFirstShape.count - 1, storage.segmentNames.count,
      storage.segmentClasses.count, storage.segmentLanes.count, storage.segmentSpeedLimits.count,
      storage.segmentFlags.count, storage.segmentSurfaces.count,
    ]
    let fits =
      perNode.allSatisfy { $0 == nodeCount } && perEdge.allSatisfy { $0 == edgeCount }
      && storage.durations.allSatisfy { $0.count == edgeCount } && perSegment.allSatisfy { $0 == segmentCount }
      && storage.shapeLongitudes.count == shapeCount
    guard fits else { return "sections of different lengths" }
    let most = [nodeCount, edgeCount, segmentCount, shapeCount].max() ?? 0
    return most <= Int(Int32.max) ? nil : "more than two thousand million elements"
  }

  private var offsetProblem: String? {
    if !storage.firstOut.areOffsets(to: edgeCount) { return "wrong first edges of nodes" }
    if !storage.segmentFirstEdge.areOffsets(to: edgeCount) { return "wrong first edges of segments" }
    if !storage.segmentFirstShape.areOffsets(to: shapeCount, step: 2) { return "wrong shapes of segments" }
    if !storage.names.isSound { return "wrong table of names" }
    if !storage.surfaces.isSound { return "wrong table of surfaces" }
    if !storage.metadata.isSound || storage.metadata.count < 4 { return "wrong metadata" }
    return nil
  }

  private var idProblem: String? {
    if !storage.head.areBelow(nodeCount) { return "an edge to no node" }
    if !storage.tail.areBelow(nodeCount) { return "an edge from no node" }
    // The lowest bit is the direction.
    if !storage.edgeSegment.areBelow(2 * segmentCount) { return "an edge of no segment" }
    if !storage.segmentEdges.areBelow(edgeCount) { return "a segment of no edge" }
    if !storage.segmentNames.areBelow(storage.names.count) { return "a street of no name" }
    if !storage.segmentSurfaces.areBelow(storage.surfaces.count) { return "a street of no surface" }
    return nil
  }

  private var coordinateProblem: String? {
    let latitudes = [storage.nodeLatitudes, storage.shapeLatitudes].allSatisfy { $0.areWithin(900_000_000) }
    let longitudes = [storage.nodeLongitudes, storage.shapeLongitudes].allSatisfy { $0.areWithin(1_800_000_000) }
    return latitudes && longitudes ? nil : "a place outside the globe"
  }
}

extension StringTable {
  /// Whether every string lies inside the bytes.
  var isSound: Bool { offsets.areOffsets(to: bytes.count) }
}

extension UnsafeBufferPointer where Element: FixedWidthInteger {
  /// Whether every element is less than a count.
  func areBelow(_ count: Int) -> Bool {
    guard let extent else { return true }
    return Int(extent.upperBound) < count
  }

  /// Whether every element lies between a limit and its negative.
  func areWithin(_ limit: Element) -> Bool {
    guard let extent else { return true }
    return extent.lowerBound >= 0 - limit && extent.upperBound <= limit
  }

  /// Whether the elements begin at 0, end at a count and grow by at least a step.
  func areOffsets(to count: Int, step: Int = 0) -> Bool {
    guard let first, let last, first == 0, Int(exactly: last) == count else { return false }
    var isRising = true
    for index in 1..<Swift.max(1, self.count) {
      isRising = isRising && Int(self[index]) - Int(self[index - 1]) >= step
    }
    return isRising
  }
}
