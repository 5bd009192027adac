/// Durations as people read them.
public enum DurationText {
  /// `39 min`, `1 h 05 min`.
  public static func minutes(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return hours == 0 ? "\(rest) min" : "\(hours) h \(rest < 10 ? "0" : "")\(rest) min"
  }
}
