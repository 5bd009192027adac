/// Prices that needs put on streets; how much is our judgement.
enum NeedPrice {
  /// Passable, with care.
  static let uneasy = 1.5
  /// Passable with an effort, or not for everybody.
  static let bad = 3.0
  /// Only where nothing else is left.
  static let worst = 10.0
  /// No passing.
  static let closed = Double.infinity
}
