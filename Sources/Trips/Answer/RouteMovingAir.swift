package import Foundation

/// What an answer says that was found for air that changes under way.
package struct RouteMovingAir: Sendable, Hashable {
  /// By what part the cost of a route may exceed the least one.
  package let tolerance: Double
  /// By what part it does so at most, as far as the search has proven it; the largest of all routes.
  package let provenTolerance: Double
  /// Starts of the hours that the air was taken from.
  package let hours: [Date]
}

/// The burden of a trip by the time of its departure.
package struct RouteDepartures: Sendable, Hashable {
  /// One departure.
  package struct Point: Sendable, Hashable {
    /// When one leaves, UTC.
    package let departure: Date
    /// What is expected of the fastest route's burden in minutes at guideline level, with the air of the minute when
    /// each street is reached.
    package let fastestBurdenMinutes: Double
    /// What is expected of the burden of the route that is balanced, or found by the avoidance asked for.
    package let burdenMinutes: Double
    /// How long that route takes.
    package let durationSeconds: Double
  }

  /// Departures every few minutes, in order.
  package let curve: [Point]
  /// The one with the least burden: to the minute around the best of the curve.
  package let best: Point
  /// How long the fastest route takes.
  package let fastestDurationSeconds: Double

  /// The earliest departure.
  package var first: Point { curve.first ?? best }
  /// How long the best departure makes one wait, in seconds.
  package var waitingSeconds: Double { best.departure.timeIntervalSince(first.departure) }
  /// How much longer than the fastest route the way around takes at the earliest departure, in seconds.
  package var detourSeconds: Double { first.durationSeconds - fastestDurationSeconds }
  /// What waiting and walking around take together, in seconds.
  package var bothSeconds: Double { waitingSeconds + best.durationSeconds - fastestDurationSeconds }
  /// What walking around saves at the earliest departure, in minutes of burden; below 0 where it burdens more.
  package var savedByDetourMinutes: Double { first.fastestBurdenMinutes - first.burdenMinutes }
  /// Whether walking around saves anything then.
  package var isDetourCleaner: Bool { savedByDetourMinutes > 0 }
  /// What waiting for the best departure saves on the fastest route.
  package var savedByWaitingMinutes: Double { first.fastestBurdenMinutes - best.fastestBurdenMinutes }
  /// What both save together.
  package var savedByBothMinutes: Double { first.fastestBurdenMinutes - best.burdenMinutes }
}
