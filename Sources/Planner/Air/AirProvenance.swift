public import AirData
public import Foundation

/// Where the figures of the air come from: part of every answer.
public struct AirProvenance: Sendable, Hashable {
  /// How fresh a source's contribution is.
  public enum State: String, Sendable, Hashable {
    /// Measured or forecast for the hour.
    case fresh
    /// A typical day stands in.
    case typical
    /// It answered, but has nothing for the hour.
    case stale
    /// It did not answer.
    case failed
    /// It has been asked too often and may not be asked now.
    case quota
  }

  /// What one source contributed.
  public struct Source: Sendable, Hashable {
    /// Id of the source type.
    public let id: String
    /// How fresh it is.
    public let state: State
    /// Start of its newest reading up to the hour, nil where it has none.
    public let newest: Date?
    /// Seconds from that start to the asked time, nil where there is none.
    public let ageSeconds: Double?
    /// Number of readings used for the hour.
    public let readings: Int
    /// Why it failed or may not be asked, nil otherwise.
    public let reason: String?
  }

  /// The hour that the air is taken from: its start, UTC.
  public let hour: Date
  /// The scale of every index in the answer.
  public let scale: ScaleID
  /// The interpolation method by pollutant.
  public let method: [Pollutant: String]
  /// The sources, in the order of the configuration.
  public let sources: [Source]
  /// Ids of the stations whose readings of the hour were used, sorted.
  public let stations: [String]
}
