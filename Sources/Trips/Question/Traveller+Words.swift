internal import Setup
internal import Streets

extension Traveller {
  /// What figures depend on, in words that stay the same however the program is built.
  var words: [String] {
    func sorted(_ values: [TravelMode: Double]) -> String {
      TravelMode.allCases.compactMap { mode in values[mode].map { "\(mode.rawValue) \($0)" } }.joined(separator: " ")
    }
    return [
      sorted(speedsKilometersPerHour), sorted(breathingCubicMetersPerHour), isSensitive ? "sensitive" : "generic",
      stairs.rawValue, needWords.joined(separator: " "),
    ]
  }
}
