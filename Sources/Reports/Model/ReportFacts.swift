package import AirData
package import Foundation

/// What all hours of a page or a document share.
package struct ReportFacts: Sendable {
  /// Where streets, water and parks come from.
  package struct MapSource: Hashable, Sendable {
    /// Who must be named.
    package let attribution: String
    /// Date of the data, ISO 8601; empty where nothing says it.
    package let dataDate: String

    package init(attribution: String, dataDate: String) {
      self.attribution = attribution
      self.dataDate = dataDate
    }

    /// The licence, as an SPDX name where the data are OpenStreetMap's; empty where only the attribution may say it.
    package var licence: String { attribution.lowercased().contains("openstreetmap") ? "ODbL-1.0" : "" }
  }

  /// The city's name.
  package let city: String
  /// The city's zone.
  package let zone: TimeZone
  /// The scale of index and colours.
  package let scale: IndexScale
  /// Seconds from one report to the next.
  package let stepSeconds: Double
  /// How good the field is, by the city's calibration; empty without one.
  package let scores: [FieldScore]
  /// Where the map comes from, nil for one without streets.
  package let map: MapSource?

  package init(
    city: String, zone: TimeZone, scale: IndexScale, stepSeconds: Double = 3600, scores: [FieldScore] = [],
    map: MapSource? = nil
  ) {
    self.city = city
    self.zone = zone
    self.scale = scale
    self.stepSeconds = stepSeconds
    self.scores = scores
    self.map = map
  }
}
