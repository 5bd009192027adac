/// Kinds of street: what many segments have in common, kept once.
package struct StreetKinds: Sendable {
  /// Facts by kind.
  package var facts: [TravelFacts] = []
  /// First of ``attributes`` by kind, and their number at the end.
  package var firstAttribute: [UInt32] = [0]
  /// What else is known of a kind, packed.
  var attributes: [UInt32] = []

  /// Creates none.
  package init() {}
}

/// Attributes of a few of many things, in the order of their owners.
package struct SparseAttributes: Sendable {
  /// Number of a node or of a shape point, rising.
  var owners: [UInt32] = []
  /// Packed.
  var attributes: [UInt32] = []

  /// Creates none.
  package init() {}
}
