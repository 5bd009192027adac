/// Writes segments, nodes and edges into tables.
struct GraphAssembler {
  let map: DecodedMap
  let lines: StreetLines
  /// In their final order.
  let segments: [SegmentCutter.Segment]
  /// Positions in ``DecodedMap/nodeIDs`` of the nodes before junctions are split.
  let decodedNodes: [UInt32]

  /// The tables of a graph whose junctions are split.
  func tables(_ splitter: JunctionSplitter) -> GraphTables {
    var writer = SegmentTables()
    var kinds = KindTables(map, lines)
    for segment in segments {
      let street = lines.streets[segment.way]
      writer.append(lines.nodes[segment.range], of: map, street.properties)
      kinds.append(street, way: lines.wayIDs[segment.way])
      kinds.append(points: lines.nodes[segment.range])
    }
    for instance in splitter.instances { kinds.append(node: decodedNodes[instance.node]) }
    var tables = writer.tables
    kinds.move(to: &tables)
    append(splitter, to: &tables)
    return tables
  }

  private func append(_ splitter: JunctionSplitter, to tables: inout GraphTables) {
    for instance in splitter.instances {
      let node = Int(decodedNodes[instance.node])
      tables.nodeLatitudes.append(map.latitudes[node])
      tables.nodeLongitudes.append(map.longitudes[node])
      for edge in splitter.edges(from: instance) {
        tables.head.append(edge.head)
        tables.edgeSegment.append(edge.packedSegment)
        tables.edgeModes.append(edge.modes.rawValue)
        appendDurations(edge, to: &tables)
      }
      tables.firstOut.append(UInt32(tables.head.count))
    }
  }

  private func appendDurations(_ edge: JunctionSplitter.Edge, to tables: inout GraphTables) {
    let segment = Int(edge.packedSegment >> 1)
    let paces = lines.streets[segments[segment].way].paces
    for mode in TravelMode.allCases {
      let pace = edge.packedSegment & 1 == 1 ? paces[mode].backward : paces[mode].forward
      let isOpen = edge.modes.contains(ModeSet(mode))
      tables.durations[mode.index].append(
        isOpen ? pace.milliseconds(forMillimeters: tables.segmentLengths[segment]) : StreetGraph.closed)
    }
  }
}
