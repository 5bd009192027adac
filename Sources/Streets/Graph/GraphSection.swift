/// The arrays that a graph is made of, in the order in which a network file stores them.
enum GraphSection: UInt32, CaseIterable {
  case nodeLatitudes, nodeLongitudes
  case firstOut, head, tail, edgeSegment
  case walkDurations, bikeDurations, scooterDurations
  case segmentFirstEdge, segmentEdges
  case segmentFirstShape, shapeLatitudes, shapeLongitudes
  case segmentLengths, segmentClasses, segmentLanes, segmentSpeedLimits, segmentFlags, segmentSurfaces, segmentNames
  case nameOffsets, nameBytes
  case surfaceOffsets, surfaceBytes
  case metadataOffsets, metadataBytes
  case edgeModes, segmentKinds, kindFacts, kindFirstAttribute, kindAttributes
  case attributeOffsets, attributeBytes
  case nodeAttributeOwners, nodeAttributes, pointAttributeOwners, pointAttributes
  case nodeIDs, nodeIDsHigh, wayIDs, wayIDsHigh
  case treeSegments, treeBoxes
  case walkComponents, bikeComponents, scooterComponents
  case hierarchyRank, hierarchyFirstUp, hierarchyUpHead, hierarchyFirstDown, hierarchyDownArc, hierarchyDownTail
  case hierarchyFirstInput, hierarchyInputs
  case walkTimesUp, walkTimesDown, bikeTimesUp, bikeTimesDown, scooterTimesUp, scooterTimesDown
  case kernelSettings, kernelFirstSample, kernelSamples, densityFrame, densities

  /// The travel times of a mode.
  static func durations(_ mode: TravelMode) -> GraphSection {
    switch mode {
    case .walk: .walkDurations
    case .bike: .bikeDurations
    case .scooter: .scooterDurations
    }
  }

  /// The strongly connected components of a mode.
  static func components(_ mode: TravelMode) -> GraphSection {
    switch mode {
    case .walk: .walkComponents
    case .bike: .bikeComponents
    case .scooter: .scooterComponents
    }
  }

  /// The least travel times of a mode along the arcs of the hierarchy, upwards and downwards.
  static func times(_ mode: TravelMode) -> (up: GraphSection, down: GraphSection) {
    switch mode {
    case .walk: (.walkTimesUp, .walkTimesDown)
    case .bike: (.bikeTimesUp, .bikeTimesDown)
    case .scooter: (.scooterTimesUp, .scooterTimesDown)
    }
  }

  /// Bytes of one element.
  var elementSize: Int {
    switch self {
    case .segmentClasses, .segmentLanes, .segmentSpeedLimits, .segmentFlags, .segmentSurfaces: 1
    case .nameBytes, .surfaceBytes, .metadataBytes, .attributeBytes: 1
    case .edgeModes, .nodeIDsHigh, .wayIDsHigh, .kernelSettings: 1
    case .kernelSamples, .densityFrame: 8
    case .kindFacts: MemoryLayout<TravelFacts>.stride
    case .treeBoxes: 16
    default: 4
    }
  }

  /// Position in ``allCases``.
  var index: Int { Int(rawValue) }
}
