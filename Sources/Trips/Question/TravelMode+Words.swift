package import Streets

extension TravelMode {
  /// How somebody goes, in a sentence: `on foot`, `by bike`.
  package var manner: String { self == .walk ? "on foot" : "by \(rawValue)" }
}
