package import Geo

/// The streets of a city, made into lines when they are asked for.
package protocol StreetLineSource: Sendable {
  /// How many streets there are.
  var count: Int { get }
  /// The smallest box around all of them, on the plane of the lines; nil where there are none.
  var box: PlaneBox? { get }

  /// The streets with some numbers, in their order.
  func lines(_ numbers: Range<Int>) -> [StreetLine]

  /// The streets that touch a box, and perhaps others.
  func lines(touching box: PlaneBox) -> [StreetLine]
}

/// A box on a plane, in metres.
package struct PlaneBox: Hashable, Sendable {
  /// Its south-western corner.
  package let low: PlanePoint
  /// Its north-eastern corner.
  package let high: PlanePoint

  /// The box between two corners.
  package init(low: PlanePoint, high: PlanePoint) {
    self.low = low
    self.high = high
  }

  /// The box with so many metres more on each side.
  func expanded(byMeters meters: Double) -> PlaneBox {
    PlaneBox(
      low: PlanePoint(x: low.x - meters, y: low.y - meters), high: PlanePoint(x: high.x + meters, y: high.y + meters))
  }
}
