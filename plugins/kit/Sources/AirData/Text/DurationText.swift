internal import Foundation

/// Durations as people read them.
public enum DurationText {
  /// `<1 s`, `45 s`, `39 min`, `1 h 05 min`.
  public static func seconds(_ seconds: Double) -> String {
    if seconds > 0 && seconds <= 0.5 { return "<1 s" }
    guard seconds >= 59.5 else { return String(format: "%.0f s", seconds) }
    return minutes(Int((seconds / 60).rounded()))
  }

  /// `39 min`, `1 h 05 min`.
  public static func minutes(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return hours == 0 ? "\(rest) min" : "\(hours) h \(rest < 10 ? "0" : "")\(rest) min"
  }
}
