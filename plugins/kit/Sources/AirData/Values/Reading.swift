public import Foundation
internal import Geo

/// The mean concentration of one pollutant at one station over one interval.
public struct Reading: Hashable, Sendable {
  /// How the figure came about.
  public enum Kind: Hashable, Sendable {
    /// Measured.
    case observed
    /// Computed for the future, at the time `issued`.
    case forecast(issued: Date)
    /// A typical day's figure that stands for any such day; used only where nothing was measured.
    case typical(of: TypicalDay)

    /// Whether it is a typical day's.
    public var isTypical: Bool {
      if case .typical = self { true } else { false }
    }
  }

  /// What is known against the figure; an empty set is a reading without reservations.
  public struct Quality: OptionSet, Hashable, Sendable {
    /// One bit a reservation.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A small negative figure of an instrument near zero, kept as zero.
    public static let clampedNegative = Quality(rawValue: 1)
    /// The feed itself doubts the figure.
    public static let doubtful = Quality(rawValue: 2)
    /// Not yet validated by the network, and said so by the feed.
    public static let provisional = Quality(rawValue: 4)
    /// An optical sensor in humid air, which counts droplets for dust.
    public static let humidityBias = Quality(rawValue: 8)
    /// Worked back from an index, which is coarser than a concentration.
    public static let fromIndex = Quality(rawValue: 16)
    /// Far from what is usual: the host's own judgement, which takes nothing away, and is dropped where a source gives
    /// it.
    public static let outlier = Quality(rawValue: 32)

    /// All that a source may give; the host drops the rest.
    public static let ofSources: Quality = [.clampedNegative, .doubtful, .provisional, .humidityBias, .fromIndex]
  }

  /// Where it was measured.
  public let station: Station
  /// What was measured.
  public let pollutant: Pollutant
  /// Mean concentration in µg/m³; finite and not negative.
  public let concentration: Double
  /// Start of the averaging interval, UTC.
  public let start: Date
  /// End of the averaging interval, UTC, later than the start.
  public let end: Date
  /// How it came about.
  public let kind: Kind
  /// What is known against it.
  public let quality: Quality
  /// Id of the source that delivered it.
  public let sourceID: String
  /// Standard uncertainty of the concentration in µg/m³; nil: not stated.
  public let uncertainty: Double?

  /// Creates a reading; see ``flaw`` for what a sound one is.
  public init(
    station: Station, pollutant: Pollutant, concentration: Double, start: Date, end: Date,
    kind: Kind = .observed, quality: Quality = [], sourceID: String, uncertainty: Double? = nil
  ) {
    self.station = station
    self.pollutant = pollutant
    self.concentration = concentration
    self.start = start
    self.end = end
    self.kind = kind
    self.quality = quality
    self.sourceID = sourceID
    self.uncertainty = uncertainty
  }

  /// The same reading with some of it changed; what is nil stays as it is.
  public func with(
    station: Station? = nil, concentration: Double? = nil, start: Date? = nil, end: Date? = nil, kind: Kind? = nil,
    quality: Quality? = nil, sourceID: String? = nil
  ) -> Reading {
    Reading(
      station: station ?? self.station, pollutant: pollutant, concentration: concentration ?? self.concentration,
      start: start ?? self.start, end: end ?? self.end, kind: kind ?? self.kind, quality: quality ?? self.quality,
      sourceID: sourceID ?? self.sourceID, uncertainty: uncertainty)
  }

  /// The most that is believed, in µg/m³: a gram in a cubic metre.
  ///
  /// Wildfires and desert storms stay far below.
  public static let maxBelieved = 1e6

  /// Why the host may not use the reading, nil when it is sound; sources are not trusted.
  public var flaw: String? {
    if !concentration.isFinite { return "the concentration is not a number" }
    if concentration < 0 { return "the concentration is negative" }
    if concentration > Self.maxBelieved { return "the concentration is more than a gram in a cubic metre" }
    if !station.coordinate.isOnGlobe { return "the station is outside the globe" }
    if !start.timeIntervalSince1970.isFinite || !end.timeIntervalSince1970.isFinite {
      return "the averaging interval has no bounds"
    }
    if end <= start { return "the averaging interval does not end after it starts" }
    return nil
  }
}
