public import Foundation

/// What the time is; replaced in tests.
public protocol WallClock: Sendable {
  /// The present moment.
  var now: Date { get }
}

/// The machine's own clock.
public struct SystemClock: WallClock {
  /// Creates the clock.
  public init() {}

  /// The present moment.
  public var now: Date { Date() }
}
