/// Finds the object that lost a member because one of its keys comes twice: json-c keeps the last in silence.
///
/// The text's own count of each object's members is compared with the tree's, both in the order in which objects open.
/// Up to the first object with a repeated key the two orders agree, since nothing was replaced before it.
struct JSONRepeatedKeys {
  private let memberCounts: [UInt32]
  private var next = 0

  init(memberCounts: [UInt32]) {
    self.memberCounts = memberCounts
  }

  /// - Throws: ``JSONError`` with the path of the object.
  /// - Complexity: O(n) in the values of the tree.
  mutating func check(_ node: JSONNode) throws(JSONError) {
    switch node.kind {
    case .object:
      let children = node.containers
      guard next < memberCounts.count, node.count == Int(memberCounts[next]) else {
        throw node.error("it has a key that comes twice")
      }
      next += 1
      for child in children { try check(child) }
    case .array:
      for child in node.containers { try check(child) }
    default: return
    }
  }
}
