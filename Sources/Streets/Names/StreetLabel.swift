/// What people call a stretch of way: by its own name, or by the street that it belongs to, crosses or runs beside.
package struct StreetLabel: Hashable, Sendable {
  /// How a stretch comes by the name.
  package enum Kind: UInt8, Sendable {
    /// The name is its own.
    case own
    /// It is a pavement of the street.
    case pavement
    /// It crosses the street.
    case crossing
    /// It is a cycleway or path that runs beside the street without being its pavement.
    case beside
    /// No name is known.
    case nameless
  }

  /// How the stretch comes by the name.
  package let kind: Kind
  /// The street's name; empty when nameless.
  package let name: String

  /// A label.
  package init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}
