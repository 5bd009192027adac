/// How much time or length a way may take at most.
package enum Budget: Hashable, Sendable {
  /// Travel time in whole milliseconds.
  case milliseconds(UInt64)
  /// Travel time with that on dear streets at its price, as searches for paths count it.
  case pricedMilliseconds(UInt64)
  /// Length in whole millimetres.
  case millimeters(UInt64)

  /// What is bounded.
  var kind: BudgetKind {
    switch self {
    case .milliseconds: .time
    case .pricedMilliseconds: .pricedTime
    case .millimeters: .length
    }
  }

  /// The most that is allowed, in the unit of the case.
  var limit: UInt64 {
    switch self {
    case .milliseconds(let limit), .pricedMilliseconds(let limit), .millimeters(let limit): limit
    }
  }
}

extension Path {
  /// The travel time in whole milliseconds, rounded up piece by piece.
  package var wholeMilliseconds: UInt64 { pieces.reduce(0) { $0.adding($1.wholeMilliseconds) } }
  /// What the travel time counts as when searches add it up: whole milliseconds, rounded up piece by piece.
  package var wholePricedMilliseconds: UInt64 { pieces.reduce(0) { $0.adding(Self.whole($1.pricedSeconds * 1000)) } }
  /// The length as searches add it up: whole millimetres, rounded up piece by piece.
  package var wholeMillimeters: UInt64 { pieces.reduce(0) { $0.adding(Self.whole($1.lengthMeters * 1000)) } }

  /// Rounded up, but for what dividing by a thousand and multiplying again may have added.
  fileprivate static func whole(_ value: Double) -> UInt64 {
    UInt64(min(0x1p62, max(0, value - value * 1e-15)).rounded(.up))
  }

  /// The path of somebody who is there already.
  static let empty = Path(pieces: [], crossings: [], breaksExclusion: false)
}

extension Path.Piece {
  /// The travel time in whole milliseconds, rounded up.
  var wholeMilliseconds: UInt64 { Path.whole(durationSeconds * 1000) }
}
