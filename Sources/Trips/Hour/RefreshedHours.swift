package import CityAir
package import Foundation
package import Setup

/// What became of hours that were gathered anew.
package struct RefreshedHours: Sendable {
  /// An hour of which the old state stays, if there was one.
  package struct Failure: Sendable {
    /// Its start.
    package let hour: Date
    /// Why.
    package let error: BrisaError
    /// What was gathered and set aside, since it knows less than the old state; nil where nothing was gathered.
    package internal(set) var air: GatheredAir?

    /// Whether nothing but sources has failed.
    package var isOfSource: Bool { air.map { $0.archiveNotice == nil } ?? false }
  }

  /// The starts of those that are there now, the earliest first.
  package internal(set) var replaced: [Date] = []
  /// Those of which there is nothing new, the earliest first.
  package internal(set) var failed: [Failure] = []
}
