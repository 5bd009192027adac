/// Writes what is kept of streets apart from any profile: kinds, attributes and OSM numbers, in their final order.
struct KindTables {
  /// What the segments of a kind have in common.
  private struct Kind: Hashable {
    let facts: TravelFacts
    let attributes: [UInt32]
  }

  private let map: DecodedMap
  private let doors: DoorRules
  private var kindNumbers: [Kind: UInt32] = [:]
  private var valueNumbers: [String: UInt32] = ["": 0]
  private var kinds = StreetKinds()
  private var segmentKinds: [UInt32] = []
  private var values = [""]
  private var nodeAttributes = SparseAttributes()
  private var pointAttributes = SparseAttributes()
  private var nodeIDs: [Int64] = []
  private var wayIDs: [Int64] = []
  /// Attributes by position in ``DecodedMap/nodeIDs``.
  private var attributesOfNodes: [UInt32: [UInt32]] = [:]
  private var nodeCount: UInt32 = 0
  private var pointCount: UInt32 = 0

  /// Tables without segments and nodes.
  init(_ map: DecodedMap, _ lines: StreetLines) {
    self.map = map
    doors = DoorRules(map, lines)
    for (node, tags) in map.nodeTags.sorted(by: { $0.key < $1.key }) {
      let attributes = packed(tags.attributesOfNode)
      if !attributes.isEmpty { attributesOfNodes[node] = attributes }
    }
    guard !lines.closedExits.isEmpty else { return }
    let exit = packed([.junction: StreetAttribute.closedExit])
    for node in lines.closedExits { attributesOfNodes[node, default: []] += exit }
  }

  /// Adds a segment of a way.
  mutating func append(_ street: StreetInterpretation, way: Int64) {
    let kind = Kind(facts: street.facts, attributes: packed(street.attributes))
    segmentKinds.append(number(of: kind))
    wayIDs.append(way)
  }

  /// Adds the shape points of a segment, a slice of ``StreetLines/nodes``.
  ///
  /// Those at its ends are nodes, which have their attributes themselves, but for doors that another street leads past.
  mutating func append(points nodes: ArraySlice<UInt32>) {
    for (place, node) in zip(nodes.indices, nodes) {
      let attributes = attributesOfNodes[node] ?? []
      let isEnd = place == nodes.startIndex || place == nodes.endIndex - 1
      for attribute in attributes where isEnd ? isOfEnd(attribute, node, place) : isInside(attribute, node, place) {
        pointAttributes.owners.append(pointCount + UInt32(place - nodes.startIndex))
        pointAttributes.attributes.append(attribute)
      }
    }
    pointCount += UInt32(nodes.count)
  }

  private func isOfEnd(_ attribute: UInt32, _ node: UInt32, _ place: Int) -> Bool {
    isOfWheelchairs(attribute) && doors.holdsForEnd(node, at: place)
  }

  private func isInside(_ attribute: UInt32, _ node: UInt32, _ place: Int) -> Bool {
    !isOfWheelchairs(attribute) || doors.holds(inside: node, at: place)
  }

  private func isOfWheelchairs(_ attribute: UInt32) -> Bool {
    PackedAttribute(raw: attribute).attribute == .wheelchair
  }

  /// Adds a node of the graph, given its position in ``DecodedMap/nodeIDs``.
  mutating func append(node: UInt32) {
    for attribute in attributesOfNodes[node] ?? []
    where !isOfWheelchairs(attribute) || doors.holds(atNode: node) {
      nodeAttributes.owners.append(nodeCount)
      nodeAttributes.attributes.append(attribute)
    }
    nodeIDs.append(map.nodeIDs[Int(node)])
    nodeCount += 1
  }

  /// Puts all into tables.
  func move(to tables: inout GraphTables) {
    tables.segmentKinds = segmentKinds
    tables.kinds = kinds
    tables.attributeValues = values
    tables.nodeAttributes = nodeAttributes
    tables.pointAttributes = pointAttributes
    tables.nodeIDs = nodeIDs
    tables.wayIDs = wayIDs
  }

  private mutating func number(of kind: Kind) -> UInt32 {
    if let number = kindNumbers[kind] { return number }
    let number = UInt32(kinds.facts.count)
    kinds.facts.append(kind.facts)
    kinds.attributes += kind.attributes
    kinds.firstAttribute.append(UInt32(kinds.attributes.count))
    kindNumbers[kind] = number
    return number
  }

  private mutating func packed(_ attributes: [StreetAttribute: String]) -> [UInt32] {
    attributes.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { attribute, value in
      number(ofValue: value).map { PackedAttribute(attribute, value: $0).raw }
    }
  }

  /// Nil where there is no more room, which no real map fills.
  private mutating func number(ofValue value: String) -> UInt32? {
    if let number = valueNumbers[value] { return number }
    guard values.count < PackedAttribute.valueLimit else { return nil }
    let number = UInt32(values.count)
    values.append(value)
    valueNumbers[value] = number
    return number
  }
}
