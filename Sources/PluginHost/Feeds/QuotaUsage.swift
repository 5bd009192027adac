package import Foundation

/// How much of a feed's quota is used up.
package struct QuotaUsage: Sendable, Hashable {
  /// Length of the day in which requests are counted that no quota bounds.
  package static let daySeconds = 86_400

  /// How much of one window is used up.
  package struct Window: Sendable, Hashable {
    /// Sum of the weights of the requests in the window that ends now.
    package let used: Double
    /// Most that the window may hold.
    package let limit: Int
    /// Length of the window in seconds.
    package let perSeconds: Int
    /// When the next request fits; nil when it does now.
    package let freesAt: Date?
  }

  /// A request that was refused, and with it what it was part of.
  package struct Refusal: Sendable, Hashable {
    /// When it was refused.
    package let time: Date
    /// Until when requests are refused; nil when nobody knows.
    package let until: Date?
    /// Whether the feed itself has refused it, and not the count of its quota.
    package let isOfFeed: Bool
  }

  /// The windows, the shortest first; empty where the source has no quota.
  package let windows: [Window]
  /// Sum of the weights of the requests of the last day, where the source has no quota; nil where it has one.
  package let requestsOfDay: Double?
  /// When the next request may be sent; nil when it may be sent now.
  package let freesAt: Date?
  /// The last refusal of whatever process, nil when there was none.
  package let lastRefusal: Refusal?

  /// The window of which the largest part is used up; nil where the source has no quota.
  package var fullest: Window? {
    windows.max { $0.used / Double(max(1, $0.limit)) < $1.used / Double(max(1, $1.limit)) }
  }
}
