internal import AirData
package import Foundation
internal import Synchronization

/// A clock that a test sets.
package final class FakeClock: WallClock {
  private let moment: Mutex<Date>

  /// Creates a clock that stands still at a moment.
  package init(_ moment: Date) { self.moment = Mutex(moment) }

  /// The moment that it shows.
  package var now: Date { moment.withLock { $0 } }

  /// Puts it forward.
  package func advance(hours: Double) { moment.withLock { $0 += hours * 3600 } }
}
