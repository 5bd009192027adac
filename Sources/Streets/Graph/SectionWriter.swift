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
