/// The time over which a scale averages a concentration before it looks it up.
public enum AveragingPeriod: String, CaseIterable, Codable, Sendable {
  /// The mean of the last hour.
  case hour = "1h"
  /// The running mean of the last 8 hours.
  case eightHours = "8h"
  /// The running mean of the last 24 hours.
  case day = "24h"
  /// The weighted mean of the last 12 hours that stands for the day; see ``NowCast``.
  case nowCast = "nowcast"

  /// How many hours it looks back, the latest included.
  public var hourCount: Int {
    switch self {
    case .hour: 1
    case .eightHours: 8
    case .nowCast: 12
    case .day: 24
    }
  }
}
