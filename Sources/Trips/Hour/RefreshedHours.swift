package import CityAir
package import Foundation
package import Setup

/// What became of hours that were gathered anew.
package struct RefreshedHours: Sendable {
  /// An hour that could not be gathered.
  package struct Failure: Sendable {
    /// Its start.
    package let hour: Date
    /// Why; what was kept of it stays.
    package let error: BrisaError
    /// What was gathered of it and knows less than what was kept, for a fault; nil where nothing was.
    package internal(set) var air: GatheredAir?
  }

  /// The starts of those that are there now, the earliest first.
  package internal(set) var replaced: [Date] = []
  /// Those that could not be gathered, the earliest first.
  package internal(set) var failed: [Failure] = []
}
