/// The memory of one graph: a run of bytes per ``GraphSection``, aligned to 64 bytes, released at the end.
final class GraphMemory: @unchecked Sendable {
  /// The bytes by ``GraphSection/index``; their counts are multiples of the element sizes.
  let sections: [UnsafeRawBufferPointer]
  private let release: @Sendable () -> Void

  /// Takes over memory that something else owns.
  /// - Parameters:
  ///   - sections: One run of bytes for every section, valid until `release` is called, never written to.
  ///   - release: Called once, when the last user is gone.
  init(sections: [UnsafeRawBufferPointer], release: @escaping @Sendable () -> Void) {
    self.sections = sections
    self.release = release
  }

  /// Copies tables into memory of its own, and derives the look-ups; none of tables that do not fit together, as a
  /// ``StructureCheck`` finds.
  /// - Complexity: O(nodes + edges + shape points).
  convenience init(copying tables: GraphTables) {
    let writer = SectionWriter()
    let index = SegmentIndex(tables)
    writer.set(.nodeLatitudes, tables.nodeLatitudes)
    writer.set(.nodeLongitudes, tables.nodeLongitudes)
    writer.set(.firstOut, tables.firstOut)
    writer.set(.head, tables.head)
    writer.set(.tail, index?.tail ?? [])
    writer.set(.edgeSegment, tables.edgeSegment)
    for (mode, durations) in zip(TravelMode.allCases, tables.durations) { writer.set(.durations(mode), durations) }
    writer.set(.segmentFirstEdge, index?.segmentFirstEdge ?? [])
    writer.set(.segmentEdges, index?.segmentEdges ?? [])
    writer.set(.segmentFirstShape, tables.segmentFirstShape)
    writer.set(.shapeLatitudes, tables.shapeLatitudes)
    writer.set(.shapeLongitudes, tables.shapeLongitudes)
    writer.set(.segmentLengths, tables.segmentLengths)
    writer.set(.segmentClasses, tables.segmentClasses)
    writer.set(.segmentLanes, tables.segmentLanes)
    writer.set(.segmentSpeedLimits, tables.segmentSpeedLimits)
    writer.set(.segmentFlags, tables.segmentFlags)
    writer.set(.segmentSurfaces, tables.segmentSurfaces)
    writer.set(.segmentNames, tables.segmentNames)
    writer.set(offsets: .nameOffsets, bytes: .nameBytes, tables.names)
    writer.set(offsets: .surfaceOffsets, bytes: .surfaceBytes, tables.surfaces)
    writer.set(offsets: .metadataOffsets, bytes: .metadataBytes, tables.metadata.fields)
    writer.setFacts(tables)
    self.init(sections: writer.sections) { writer.deallocate() }
  }

  /// The same sections with those of a hierarchy beside them; only the hierarchy is copied.
  /// - Complexity: O(nodes + arcs).
  convenience init(_ memory: GraphMemory, adding hierarchy: HierarchyTables) {
    self.init(memory, replacing: { $0.setHierarchy(hierarchy) })
  }

  /// The same sections with the look-ups for places and ends beside them; only those are copied.
  /// - Complexity: O(nodes + edges + shape points).
  convenience init(_ memory: GraphMemory, addingLookups storage: GraphStorage) {
    self.init(memory, replacing: { $0.setLookups(storage) })
  }

  /// The same sections with some in place of others; only those are copied.
  convenience init(_ memory: GraphMemory, replacing changes: (SectionWriter) -> Void) {
    let writer = SectionWriter()
    changes(writer)
    let sections = GraphSection.allCases.map {
      writer.isSet($0) ? writer.sections[$0.index] : memory.sections[$0.index]
    }
    self.init(sections: sections) {
      writer.deallocate()
      withExtendedLifetime(memory) {}
    }
  }

  deinit {
    release()
  }

  /// The elements of a section.
  func elements<Element: BitwiseCopyable>(_ section: GraphSection) -> UnsafeBufferPointer<Element> {
    sections[section.index].assumingMemoryBound(to: Element.self)
  }

  /// The strings of a pair of sections.
  func strings(_ offsets: GraphSection, _ bytes: GraphSection) -> StringTable {
    StringTable(offsets: elements(offsets), bytes: elements(bytes))
  }
}

/// Copies arrays into blocks of memory, one a section.
final class SectionWriter: @unchecked Sendable {
  private(set) var sections = [UnsafeRawBufferPointer](
    repeating: UnsafeRawBufferPointer(start: nil, count: 0), count: GraphSection.allCases.count)

  /// Copies the elements of a section, which is given once.
  func set<Element: BitwiseCopyable>(_ section: GraphSection, _ array: [Element]) {
    array.withUnsafeBytes { source in
      let block = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 64)
      block.copyMemory(from: source)
      sections[section.index] = UnsafeRawBufferPointer(block)
    }
  }

  /// The facts of streets, their attributes and their OSM numbers.
  func setFacts(_ tables: GraphTables) {
    set(.edgeModes, tables.edgeModes)
    set(.segmentKinds, tables.segmentKinds)
    set(.kindFacts, tables.kinds.facts)
    set(.kindFirstAttribute, tables.kinds.firstAttribute)
    set(.kindAttributes, tables.kinds.attributes)
    set(offsets: .attributeOffsets, bytes: .attributeBytes, tables.attributeValues)
    set(.nodeAttributeOwners, tables.nodeAttributes.owners)
    set(.nodeAttributes, tables.nodeAttributes.attributes)
    set(.pointAttributeOwners, tables.pointAttributes.owners)
    set(.pointAttributes, tables.pointAttributes.attributes)
    set(low: .nodeIDs, high: .nodeIDsHigh, tables.nodeIDs)
    set(low: .wayIDs, high: .wayIDsHigh, tables.wayIDs)
  }

  /// The look-ups for places and ends.
  func setLookups(_ storage: GraphStorage) {
    let tree = SegmentTree.tables(storage)
    set(.treeSegments, tree.segments)
    set(.treeBoxes, tree.boxes)
    for mode in TravelMode.allCases { set(.components(mode), ModeConnectivity(storage, mode: mode).components) }
  }

  /// A hierarchy over the network.
  func setHierarchy(_ hierarchy: HierarchyTables) {
    set(.hierarchyRank, hierarchy.rank)
    set(.hierarchyFirstUp, hierarchy.firstUp)
    set(.hierarchyUpHead, hierarchy.upHead)
    set(.hierarchyFirstDown, hierarchy.firstDown)
    set(.hierarchyDownArc, hierarchy.downArc)
    set(.hierarchyDownTail, hierarchy.downTail)
    set(.hierarchyFirstInput, hierarchy.firstInput)
    set(.hierarchyInputs, hierarchy.inputs)
    for (mode, times) in zip(TravelMode.allCases, hierarchy.times) {
      set(GraphSection.times(mode).up, times.up)
      set(GraphSection.times(mode).down, times.down)
    }
  }

  /// What the streets add along the network.
  func setKernel(_ tables: KernelTables) {
    set(.kernelSettings, Array(tables.settings.utf8))
    set(.kernelFirstSample, tables.firstSample)
    set(.kernelSamples, tables.samples)
    set(.densityFrame, tables.densityFrame)
    set(.densities, tables.densities)
  }

  /// OSM numbers in forty bits with their sign: the lower 32, and the upper 8.
  ///
  /// None is kept where one of them needs more, as other programs' numbers may: cut, those of two nodes could be equal.
  func set(low: GraphSection, high: GraphSection, _ ids: [Int64]) {
    let bound: Int64 = 1 << 39
    let kept = ids.allSatisfy { (-bound..<bound).contains($0) } ? ids : []
    set(low, kept.map { UInt32(truncatingIfNeeded: $0) })
    set(high, kept.map { UInt8(truncatingIfNeeded: $0 >> 32) })
  }

  /// Strings as UTF-8, one behind the other, and where each begins.
  func set(offsets: GraphSection, bytes: GraphSection, _ strings: [String]) {
    let encoded = StringTable.encode(strings)
    set(offsets, encoded.offsets)
    set(bytes, encoded.bytes)
  }

  /// Whether a section has been given, an empty one among them.
  func isSet(_ section: GraphSection) -> Bool { sections[section.index].baseAddress != nil }

  /// Gives the copies back; whoever holds the sections may not read them any more.
  func deallocate() {
    for section in sections { section.deallocate() }
  }
}
