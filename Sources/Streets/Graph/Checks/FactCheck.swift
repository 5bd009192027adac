/// Checks that no number of the facts of streets points outside the section that it points into.
struct FactCheck: Sendable {
  private let facts: FactStorage
  private let nodeCount: Int
  private let edgeCount: Int
  private let segmentCount: Int
  private let shapeCount: Int

  init(_ storage: GraphStorage) {
    facts = storage.facts
    nodeCount = storage.nodeLatitudes.count
    edgeCount = storage.head.count
    segmentCount = storage.segmentLengths.count
    shapeCount = storage.shapeLatitudes.count
  }

  /// What has to hold of the lengths of the sections.
  var countChecks: Checks {
    [
      Check("facts of another graph") { [self] in
        let isNone = facts.segmentKinds.isEmpty
        return facts.segmentKinds.count == (isNone ? 0 : segmentCount)
          && facts.edgeModes.count == (isNone ? 0 : edgeCount)
          && facts.kindFirstAttribute.count == facts.kindFacts.count + 1
          && facts.nodeAttributes.count == facts.nodeAttributeOwners.count
          && facts.pointAttributes.count == facts.pointAttributeOwners.count
      },
      Check("OSM numbers of another graph") { [self] in
        [0, nodeCount].contains(facts.nodeIDs.count) && facts.nodeIDsHigh.count == facts.nodeIDs.count
          && [0, segmentCount].contains(facts.wayIDs.count) && facts.wayIDsHigh.count == facts.wayIDs.count
      },
    ]
  }

  /// What has to hold of each number by itself, once the counts are right.
  var idChecks: Checks {
    [
      Check("wrong table of attributes") { [self] in facts.attributeValues.isSound },
      Check("wrong attributes of kinds of street") { [self] in
        facts.kindFirstAttribute.areOffsets(to: facts.kindAttributes.count)
      },
      Check("a street of no kind") { [self] in facts.segmentKinds.areBelow(facts.kindFacts.count) },
      Check("an attribute of no value") { [self] in
        [facts.kindAttributes, facts.nodeAttributes, facts.pointAttributes].allSatisfy { attributes in
          attributes.allSatisfy { $0.value < facts.attributeValues.count }
        }
      },
      Check("attributes of nodes in no order") { [self] in
        facts.nodeAttributeOwners.areRising && facts.nodeAttributeOwners.areBelow(nodeCount)
      },
      Check("attributes of places in no order") { [self] in
        facts.pointAttributeOwners.areRising && facts.pointAttributeOwners.areBelow(shapeCount)
      },
    ]
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Whether no element is less than the one before it.
  fileprivate var areRising: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
