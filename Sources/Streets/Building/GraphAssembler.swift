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
    var tables = segmentTables()
    append(splitter, to: &tables)
    return tables
  }

  private func segmentTables() -> GraphTables {
    var writer = SegmentTables()
    for segment in segments {
      writer.append(lines.nodes[segment.range], of: map, lines.streets[segment.way].properties)
    }
    return writer.tables
  }

  private func append(_ splitter: JunctionSplitter, to tables: inout GraphTables) {
    for instance in splitter.instances {
      let node = Int(decodedNodes[instance.node])
      tables.nodeLatitudes.append(map.latitudes[node])
      tables.nodeLongitudes.append(map.longitudes[node])
      for edge in splitter.edges(from: instance) {
        tables.head.append(edge.head)
        tables.edgeSegment.append(edge.packedSegment)
        appendDurations(edge, to: &tables)
      }
      tables.firstOut.append(UInt32(tables.head.count))
    }
  }

  private func appendDurations(_ edge: JunctionSplitter.Edge, to tables: inout GraphTables) {
    let segment = Int(edge.packedSegment >> 1)
    let speeds = lines.streets[segments[segment].way].speeds
    for mode in TravelMode.allCases {
      let speed = edge.packedSegment & 1 == 1 ? speeds[mode].backward : speeds[mode].forward
      let isOpen = edge.modes.contains(ModeSet(mode))
      let duration = isOpen ? Self.milliseconds(tables.segmentLengths[segment], speed) : StreetGraph.closed
      tables.durations[mode.index].append(duration)
    }
  }

  /// Time for a length in millimetres at a speed in km/h, rounded up.
  private static func milliseconds(_ length: UInt32, _ speed: Double) -> UInt32 {
    UInt32(min(Double(StreetGraph.closed - 1), (Double(length) * 3.6 / speed).rounded(.up)))
  }
}
