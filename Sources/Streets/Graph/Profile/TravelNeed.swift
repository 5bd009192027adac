/// What somebody needs of streets beyond that they are open: it closes some and makes others dear.
package enum TravelNeed: String, CaseIterable, Hashable, Sendable {
  /// A wheelchair, on foot: no steps and no raised kerbs.
  case wheelchair
  /// A pram, on foot: steps and kerbs with an effort.
  case pram
  /// Lit streets, rather than others.
  case lit
  /// Streets with little traffic, rather than others.
  case quiet

  /// The modes that can have it.
  var modes: ModeSet {
    switch self {
    case .wheelchair, .pram: .walk
    case .lit, .quiet: .all
    }
  }

  /// Whether places on streets, kerbs and barriers, matter to it.
  var looksAtPlaces: Bool { self == .wheelchair || self == .pram }
}
