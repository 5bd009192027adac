public import AirData
public import Foundation

/// What the cover of a document tells.
public struct DocumentSummary: Sendable {
  /// One line of its table.
  public struct Hour: Sendable {
    /// Start of the hour.
    public let hour: Date
    /// Its figures, nil where there is no report.
    public let figures: LayerStatistics?
    /// Why there is no report, nil where there is one.
    public let missing: String?

    /// Creates a line.
    public init(hour: Date, figures: LayerStatistics?, missing: String?) {
      self.hour = hour
      self.figures = figures
      self.missing = missing
    }
  }

  /// The city's name.
  public let city: String
  /// The city's zone.
  public let zone: TimeZone
  /// The scale.
  public let scale: IndexScale
  /// The hours, in order.
  public let hours: [Hour]
  /// Who must be named.
  public let attribution: [String]

  /// Creates a summary.
  public init(city: String, zone: TimeZone, scale: IndexScale, hours: [Hour], attribution: [String]) {
    self.city = city
    self.zone = zone
    self.scale = scale
    self.hours = hours
    self.attribution = attribution
  }
}
