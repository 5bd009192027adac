/// Shares in whole percent as people read them: a little is not nothing, and nearly all is not all.
public enum PercentText {
  /// `12 %`, `<1 %`, `0 %`, `>99 %`.
  public static func share(_ share: Double) -> String { "\(digits(share)) %" }

  /// `12`, `<1`, `0`, `>99`, where the words beside it have the sign; a dash for what is no number.
  public static func digits(_ share: Double) -> String {
    if share > 0 && share < 0.005 { return "<1" }
    if share >= 0.995 && share < 1 { return ">99" }
    return Int(exactly: (100 * share).rounded()).map { "\($0)" } ?? "–"
  }
}
