public import Foundation

/// How much of a feed's quota is used up.
public struct QuotaUsage: Sendable, Hashable {
  /// How much of one window is used up.
  public struct Window: Sendable, Hashable {
    /// Sum of the weights of the requests in the window that ends now.
    public let used: Double
    /// Most that the window may hold.
    public let limit: Int
    /// Length of the window in seconds.
    public let perSeconds: Int
    /// When the next request fits; nil when it does now.
    public let freesAt: Date?

    /// How the window's length is read after a number of requests: `a minute`, `in 15 minutes`.
    public var lengthWords: String { QuotaWords.length(perSeconds) }
  }

  /// A request that was refused, and with it what it was part of.
  public struct Refusal: Sendable, Hashable {
    /// When it was refused.
    public let time: Date
    /// Until when requests are refused; nil when nobody knows.
    public let until: Date?
  }

  /// The windows, the shortest first; empty where the source has no quota.
  public let windows: [Window]
  /// When the next request may be sent; nil when it may be sent now.
  public let freesAt: Date?
  /// The last refusal of whatever process, nil when there was none.
  public let lastRefusal: Refusal?

  /// The window of which the largest part is used up; nil where the source has no quota.
  public var fullest: Window? {
    windows.max { $0.used / Double(max(1, $0.limit)) < $1.used / Double(max(1, $1.limit)) }
  }
}
