package import Geo
package import Streets

/// A part of a path that is told as one: a street, or the part of it between two turns.
package struct RouteStep: Sendable, Hashable {
  /// What one does first.
  package let maneuver: Maneuver
  /// What the street is called.
  package let label: StreetLabel
  /// What kind of way it is.
  package let form: WayForm
  /// Its number, such as `N-340`; empty where it has none.
  package let reference: String
  /// Which pieces of the path it is.
  package let pieces: Range<Int>
  /// Length in metres.
  package let lengthMeters: Double
  /// Travel time in seconds.
  package let durationSeconds: Double
  /// Where it begins and ends in the points of the path's ``PathLine``.
  package let points: ClosedRange<Int>
  /// The junctions on it, that of the maneuver first; at least one.
  package let junctions: [PathJunction]

  /// How coarsely the length may be told, in metres: rounded to more, it leads to another junction than the one at the
  /// step's end.
  package var roundingMeters = Double.infinity

  /// The street's name, empty where it has none.
  package var name: String { label.name }
}

extension Router {
  /// A path street by street: the last step is the arrival, which has no length.
  /// - Parameters:
  ///   - path: The path.
  ///   - mode: How one goes along it.
  ///   - line: Its line.
  ///   - destination: The place that was asked for, to say on which side of the way it lies; nil to say nothing of it.
  /// - Returns: The steps, two at least.
  /// - Complexity: O(pieces · streets at their ends).
  package func routeSteps(
    of path: Path, mode: TravelMode, line: PathLine, destination: Coordinate? = nil
  ) -> [RouteStep] {
    StepBuilder(self, path: path, mode: mode, line: line, destination: destination).steps()
  }
}
