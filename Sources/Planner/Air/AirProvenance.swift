public import AirData
public import Foundation
public import Geo

/// Where the figures of the air come from: part of every answer.
public struct AirProvenance: Sendable, Hashable {
  /// How fresh a source's contribution is.
  public enum State: String, Sendable, Hashable {
    /// Measured or forecast for the hour.
    case fresh
    /// A typical day stands in.
    case typical
    /// Its readings of the hour, measured or forecast, come from the archive; it was not asked, or did not answer.
    case archive
    /// It has nothing for the hour, but readings of hours before, which stand in as far as they are not too old.
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

  /// How forecasts of the hour were corrected by what stations have measured of late.
  public struct ForecastCorrection: Sendable, Hashable {
    /// The correction of one pollutant.
    public struct Part: Sendable, Hashable {
      /// Number of stations that have a bias.
      public let stations: Int
      /// Most hours that a station's bias is told from.
      public let hours: Int
      /// Mean of the stations' biases in µg/m³: how much more was measured than forecast.
      public let meanBias: Double
    }

    /// Hours before that were looked at.
    public let windowHours: Int
    /// The corrections, by pollutant.
    public let pollutants: [Pollutant: Part]
  }

  /// What the forecast of a pollutant at the city's stations was made of, where the forecast is too coarse to tell
  /// places apart.
  public struct StationForecast: Sendable, Hashable {
    /// Days that are looked back at for stations' differences.
    public static let recentDays = RecentAir.days

    /// Number of forecast points that gave the level of the city.
    public var points: Int
    /// Number of stations that have a forecast of their own.
    public var own: Int
    /// Number of stations whose difference is known from the same hour of the last days.
    public var recent = 0
    /// Number of stations whose difference is their own bias of the last day.
    public var biased = 0
    /// Number of stations whose difference is that of a typical day.
    public var typical = 0
    /// Mean of the stations' figures in µg/m³.
    public var level = 0.0

    /// Number of stations.
    public var stations: Int { own + recent + biased + typical }

    init(points: Int, own: Int) {
      self.points = points
      self.own = own
    }
  }

  /// What the field's method and parameters were learnt from.
  public struct Calibration: Sendable, Hashable {
    /// The file that it was read from.
    public let file: String
    /// When it was made.
    public let made: Date
    /// Start of the time whose readings it was made from.
    public let from: Date
    /// End of that time.
    public let to: Date
    /// The pollutants of the hour that it speaks of; the others have built-in parameters.
    public let pollutants: [Pollutant]
  }

  /// A figure on the line between the hours around one that its station missed.
  public struct Bridged: Sendable, Hashable {
    /// The pollutant.
    public let pollutant: Pollutant
    /// Id of the station.
    public let station: String
    /// How many hours before the hour it measured.
    public let hoursBefore: Int
    /// How many hours after the hour it measured again.
    public let hoursAfter: Int
  }

  /// What the streets' part of a pollutant was made of.
  public enum Increment: Sendable, Hashable {
    /// What a primary street adds in µg/m³ (kernel 1) with its standard deviation; the stations at streets, by id, that
    /// moved what was expected of it, none where the expectation alone serves.
    case applied(amplitude: Double, sigma: Double, stations: [String])
    /// All is background, for a reason: a bounded word in lower case with hyphens.
    case absent(reason: String)
  }

  /// What the hour's wind did to the streets' part.
  public struct Wind: Sendable, Hashable {
    /// Whether it tells the sides of a street apart.
    public enum State: String, Sendable, Hashable {
      /// The lee sides have more.
      case applied
      /// It is too weak: both sides count alike.
      case calm
      /// It is not known: both sides count alike.
      case missing
    }

    /// The wind itself.
    public struct Reading: Sendable, Hashable {
      /// Speed of the hour's mean vector in m/s.
      public let speedMetersPerSecond: Double
      /// Where it blows from, in degrees clockwise from north.
      public let fromDegrees: Double
      /// Where it was measured or forecast.
      public let coordinate: Coordinate
      /// Who delivered it.
      public let sourceID: String
      /// Whether it is a forecast, not measured.
      public let isForecast: Bool
    }

    /// Whether it tells the sides of a street apart.
    public let state: State
    /// By pollutant, how much more a street adds right downwind than upwind, over both together.
    public let contrast: [Pollutant: Double]
    /// The wind; nil where it is not known.
    public let reading: Reading?
  }

  /// Whether burdens have no unit, since only the streets tell places apart.
  public internal(set) var isRelative = false
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
  /// Pollutants of which a typical day stands in, and which one.
  public let typicalDays: [Pollutant: TypicalDay]
  /// Hours by which the figures of a pollutant are older than the hour, where they stand in for it.
  public let staleHours: [Pollutant: Int]
  /// The figures of the hour that bridge a gap of their station.
  public let bridged: [Bridged]
  /// How forecasts of the hour were corrected; nil where none was.
  public let forecastCorrection: ForecastCorrection?
  /// How coarse forecasts were brought to the stations, by pollutant; empty where none was.
  public let stationForecast: [Pollutant: StationForecast]
  /// The calibration behind the field; nil where its parameters are built in.
  public let calibration: Calibration?
  /// What the streets' part was made of, by pollutant.
  public let increment: [Pollutant: Increment]
  /// What the wind did to it; nil where the wind does not count.
  public let wind: Wind?
  /// The maps behind the field, by pollutant.
  public var maps: [Map] = []

  /// Pollutants of which a typical day stands in.
  public var typical: Set<Pollutant> { Set(typicalDays.keys) }
}
