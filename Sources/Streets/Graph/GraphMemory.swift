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
