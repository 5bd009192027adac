package import AirData
package import Foundation
package import Setup
package import Streets
package import Trips

/// Which places one comes to from a place.
package struct ReachQuestion: Sendable {
  /// What may be used up.
  package enum Measure: Sendable, Hashable {
    /// Minutes of travel time.
    case minutes
    /// Metres.
    case meters
    /// µg of a pollutant that are inhaled.
    case dose(Pollutant)
  }

  /// Where one sets out.
  package var origin: SnappingRequest
  /// How one travels.
  package var mode = TravelMode.walk
  /// Who travels; nil for nobody in particular.
  package var traveller: Traveller?
  /// When one leaves, UTC.
  package var departure: Date
  /// What may be used up.
  package var measure: Measure
  /// How much of it: an area for each.
  package var limits: [Double]
  /// Whether the fastest way to each place counts, instead of the one that uses up least.
  package var byFastestWay = false
  /// How areas are drawn.
  package var style = ReachArea.Style()

  /// A question with the defaults.
  package init(origin: SnappingRequest, departure: Date, measure: Measure, limits: [Double]) {
    self.origin = origin
    self.departure = departure
    self.measure = measure
    self.limits = limits
  }
}

/// The areas that answer such a question.
package struct ReachAnswer: Sendable {
  /// Where one sets out, on its street.
  package let origin: SnappedPoint
  /// The areas, in the order of the limits.
  package let areas: [(limit: Double, polygons: [ReachArea.Polygon])]
  /// The air and the streets that they were found over.
  package let hour: HourSnapshot
}
