/// What the land around a station is.
public enum StationArea: String, Codable, Sendable, CaseIterable {
  /// Built up without gaps.
  case urban
  /// Mostly built up, with fields or woods between.
  case suburban
  /// Neither.
  case rural
}
