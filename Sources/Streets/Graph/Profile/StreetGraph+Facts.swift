extension StreetGraph {
  /// OSM number of a node, nil where it is not known; copies for turn restrictions have that of their junction.
  package func nodeID(ofNode node: Int) -> Int64? {
    let facts = storage.facts
    guard !facts.nodeIDs.isEmpty else { return nil }
    return Int64(Int8(bitPattern: facts.nodeIDsHigh[node])) << 32 | Int64(facts.nodeIDs[node])
  }

  /// A node with all nodes of its junction, which has copies for turn restrictions.
  ///
  /// They lie one behind the other. Where OSM's numbers are not known it is the node alone.
  package func copies(ofNode node: Int) -> Range<Int> {
    guard let id = nodeID(ofNode: node) else { return node..<node + 1 }
    var (first, end) = (node, node + 1)
    while first > 0, nodeID(ofNode: first - 1) == id { first -= 1 }
    while end < nodeCount, nodeID(ofNode: end) == id { end += 1 }
    return first..<end
  }

  /// What OSM has for an attribute of a segment, nil where it says nothing.
  package func value(of attribute: StreetAttribute, ofSegment segment: Int) -> String? {
    let facts = storage.facts
    guard facts.areKnown else { return nil }
    let kind = Int(facts.segmentKinds[segment])
    return value(of: attribute, in: Int(facts.kindFirstAttribute[kind])..<Int(facts.kindFirstAttribute[kind + 1])) {
      facts.kindAttributes[$0]
    }
  }

  /// What OSM has for an attribute of a node, nil where it says nothing.
  /// - Complexity: O(log attributes).
  package func value(of attribute: StreetAttribute, ofNode node: Int) -> String? {
    let facts = storage.facts
    return value(of: attribute, in: Self.places(of: node, facts.nodeAttributeOwners)) { facts.nodeAttributes[$0] }
  }

  /// Whether a segment is a part of a roundabout.
  package func isRing(segment: Int) -> Bool {
    StreetAttribute.isRing(junction: value(of: .junction, ofSegment: segment))
  }

  /// Whether a street that no mode may use, and that the network thus lacks, leads away from a roundabout at a node.
  /// - Complexity: O(log attributes).
  package func hasClosedExit(atNode node: Int) -> Bool {
    value(of: .junction, ofNode: node) == StreetAttribute.closedExit
  }

  /// What OSM has for an attribute along a segment between its ends: values, and their place in
  /// ``shape(ofSegment:)``.
  /// - Complexity: O(points · log attributes).
  package func values(of attribute: StreetAttribute, alongSegment segment: Int) -> [(point: Int, value: String)] {
    let facts = storage.facts
    let points = storage.shapePoints(ofSegment: segment)
    return points.compactMap { point in
      value(of: attribute, in: Self.places(of: point, facts.pointAttributeOwners)) { facts.pointAttributes[$0] }
        .map { (point: point - points.lowerBound, value: $0) }
    }
  }

  private func value(
    of attribute: StreetAttribute, in places: Range<Int>, _ packed: (Int) -> PackedAttribute
  ) -> String? {
    for place in places where packed(place).attribute == attribute {
      return storage.facts.attributeValues[packed(place).value]
    }
    return nil
  }

  /// Where the attributes of an owner stand.
  private static func places(of owner: Int, _ owners: UnsafeBufferPointer<UInt32>) -> Range<Int> {
    var (low, high) = (0, owners.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(owners[middle]) < owner { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < owners.count, Int(owners[end]) == owner { end += 1 }
    return low..<end
  }
}
