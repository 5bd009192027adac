internal import COsmium

/// Copies the tables of an ``ExtractFile`` into a ``DecodedMap``.
struct ExtractDecoder {
  private let tables: cosmium_tables
  private let strings: [String]

  /// Reads an OSM file of any of the four kinds.
  static func decode(path: String) throws(NetworkError) -> DecodedMap {
    let file = try ExtractFile(path: path)
    return withExtendedLifetime(file) { ExtractDecoder(file.tables).map() }
  }

  private init(_ tables: cosmium_tables) {
    self.tables = tables
    strings = ExtractReader.strings(
      count: tables.string_count, first: tables.string_first, bytes: tables.string_bytes)
  }

  private func map() -> DecodedMap {
    var map = DecodedMap()
    map.nodeIDs = Array(UnsafeBufferPointer(start: tables.node_ids, count: tables.node_count))
    map.latitudes = Array(UnsafeBufferPointer(start: tables.node_latitudes, count: tables.node_count))
    map.longitudes = Array(UnsafeBufferPointer(start: tables.node_longitudes, count: tables.node_count))
    for row in 0..<tables.barrier_count {
      map.nodeTags[tables.barrier_nodes[row]] = tags(tables.barrier_tags, tables.barrier_first_tag, row)
    }
    map.ways = (0..<tables.way_count).map(way)
    map.relations = (0..<tables.relation_count).map(relation)
    map.date = ExtractReader.plain(String(cString: tables.date))
    map.attribution = ExtractReader.plain(String(cString: tables.attribution))
    return map
  }

  private func way(_ row: Int) -> DecodedWay {
    let range = Int(tables.way_first_node[row])..<Int(tables.way_first_node[row + 1])
    let nodes = range.map { tables.way_nodes[$0] }
    return DecodedWay(id: tables.way_ids[row], nodes: nodes, tags: tags(tables.way_tags, tables.way_first_tag, row))
  }

  private func relation(_ row: Int) -> DecodedRelation {
    let range = Int(tables.relation_first_member[row])..<Int(tables.relation_first_member[row + 1])
    let members = range.map { place in
      DecodedRelation.Member(
        kind: kind(tables.member_kinds[place]), id: tables.member_ids[place],
        role: strings[Int(tables.member_roles[place])])
    }
    return DecodedRelation(
      id: tables.relation_ids[row], tags: tags(tables.relation_tags, tables.relation_first_tag, row), members: members)
  }

  private func kind(_ raw: UInt8) -> DecodedRelation.Member.Kind {
    switch Int(raw) {
    case COSMIUM_MEMBER_NODE: .node
    case COSMIUM_MEMBER_WAY: .way
    default: .other
    }
  }

  private func tags(_ numbers: UnsafePointer<UInt32>, _ first: UnsafePointer<UInt64>, _ row: Int) -> Tags {
    let range = stride(from: Int(first[row]), to: Int(first[row + 1]), by: 2)
    return Tags(range.map { (key: strings[Int(numbers[$0])], value: strings[Int(numbers[$0 + 1])]) })
  }
}
