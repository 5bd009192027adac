package import Geo

/// A place of a path where streets meet that its mode may use.
package struct PathJunction: Sendable, Hashable {
  /// Where it is.
  package let place: Coordinate
  /// The directions of its streets in whole degrees, ascending.
  package let bearings: [Int]
  /// Whether one may turn into each; not back.
  package let entries: [Bool]
  /// Which of them one comes from, nil where the path begins.
  package let arrival: Int?
  /// Which of them one goes along, nil where the path ends.
  package let departure: Int?
}
