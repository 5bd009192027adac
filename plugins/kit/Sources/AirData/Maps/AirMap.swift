public import Foundation
internal import Geo

/// The mean concentration of one pollutant over a span of time, all over a city: what a model or a campaign found.
public struct AirMap: Hashable, Sendable {
  /// The form of a map.
  public enum Content: Hashable, Sendable {
    /// Values in the cells of a regular grid of degrees.
    case raster(AirMapRaster)
    /// Values along streets.
    case lines([AirMapLine])
  }

  /// What is mapped.
  public let pollutant: Pollutant
  /// Start of the time that the map is the mean of, UTC.
  public let from: Date
  /// End of that time, UTC, later than the start.
  public let to: Date
  /// Licence of the map.
  public let licence: String
  /// Who must be named where the map is used.
  public let attribution: String
  /// How far apart two places must be for the map to tell them apart, in metres: the size of a cell; 0 for lines.
  public let resolutionMeters: Double
  /// The values.
  public let content: Content

  /// Creates a map; see ``flaw`` for what a sound one is.
  public init(
    pollutant: Pollutant, from: Date, to: Date, licence: String, attribution: String, resolutionMeters: Double,
    content: Content
  ) {
    self.pollutant = pollutant
    self.from = from
    self.to = to
    self.licence = licence
    self.attribution = attribution
    self.resolutionMeters = resolutionMeters
    self.content = content
  }

  /// The most that is believed of a mean over a span of time, in µg/m³ of any pollutant but carbon monoxide.
  public static let maxBelieved = 2000.0

  /// The most that is believed of a pollutant's mean, in µg/m³.
  public static func maxBelieved(of pollutant: Pollutant) -> Double {
    pollutant == .co ? 50 * maxBelieved : maxBelieved
  }

  /// Half of the way around the globe, beyond which nothing lies.
  private static let farthestMeters = Earth.meanRadiusMeters * .pi

  /// Why the host may not use the map, nil when it is sound; sources are not trusted.
  public var flaw: String? {
    guard from.timeIntervalSince1970.isFinite, to.timeIntervalSince1970.isFinite, from < to else {
      return "its time does not end after it starts"
    }
    guard (0...Self.farthestMeters).contains(resolutionMeters) else { return "its resolution is no length" }
    switch content {
    case .raster(let raster): return raster.flaw ?? flaw(ofValues: raster.values)
    case .lines(let lines):
      if lines.isEmpty { return "it has no line" }
      if let flaw = lines.lazy.compactMap(\.flaw).first ?? AirMapLine.flaw(ofAll: lines) { return flaw }
      return flaw(ofValues: lines.map(\.value))
    }
  }

  private func flaw(ofValues values: [Float]) -> String? {
    let most = Float(Self.maxBelieved(of: pollutant))
    var known = 0
    for value in values where !value.isNaN {
      if value < 0 { return "it has values below zero" }
      if value > most { return "it has values that no air has" }
      known += 1
    }
    return known == 0 ? "it has no value at all" : nil
  }
}
