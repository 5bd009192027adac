extension DrivingSide {
  /// What a street's tags say themselves, nil where they say nothing.
  init?(_ tags: Tags) {
    guard let side = tags["driving_side"].flatMap(Self.init(rawValue:)) else { return nil }
    self = side
  }
}
