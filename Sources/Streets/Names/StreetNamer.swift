/// What people call a street.
package struct StreetLabel: Hashable, Sendable {
  /// Where the name comes from.
  package enum Kind: Sendable {
    /// It is the street's own.
    case own
    /// It is a pavement of the street of that name.
    case pavement
    /// It crosses the street of that name.
    case crossing
    /// It runs beside the street of that name.
    case beside
    /// There is none.
    case nameless
  }

  /// Where the name comes from.
  package let kind: Kind
  /// The name of a street, empty where there is none.
  package let name: String

  /// Creates a label.
  package init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}

/// Says what the streets of a network are called.
package struct StreetNamer: Sendable {
  private let graph: StreetGraph

  /// Names the streets of a network.
  package init(_ graph: StreetGraph) {
    self.graph = graph
  }

  /// What a segment is called.
  package func label(ofSegment segment: Int) -> StreetLabel {
    let name = graph.name(ofSegment: segment)
    return StreetLabel(kind: name.isEmpty ? .nameless : .own, name: name)
  }
}
