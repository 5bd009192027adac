package import AirData
internal import AirField
package import Foundation
package import Geo

/// Where the figures of the air come from: part of every answer.
package struct AirProvenance: Sendable, Hashable {
  /// How fresh a source's contribution is.
  package enum State: String, Sendable, Hashable {
    /// Measured or forecast for the hour.
    case fresh
    /// A typical day stands in.
    case typical
    /// Its readings of the hour, measured or forecast, come from the archive; it was not asked, or did not answer.
    case archive
    /// It has nothing for the hour, but readings of hours before, which stand in as far as they are not too old, or of
    /// hours around it, on whose line the hour's figures lie.
    case stale
    /// It has no reading here, neither of the hour nor of those around it that are looked at.
    case empty
    /// It did not answer.
    case failed
    /// It has been asked too often and may not be asked now.
    case quota
  }

  /// What one source contributed.
  package struct Source: Sendable, Hashable {
    /// The name of its entry in the configuration.
    package let id: String
    /// How fresh it is.
    package let state: State
    /// Start of its newest reading up to the hour, nil where it has none.
    package let newest: Date?
    /// Seconds from that start to the asked time, nil where there is none.
    package fileprivate(set) var ageSeconds: Double?
    /// Number of readings used for the hour.
    package let readings: Int
    /// Why it failed or may not be asked, nil otherwise.
    package let reason: String?
    /// Who must be named; empty when nobody has said.
    package let attribution: String
    /// The licence of its readings; empty when nobody has said.
    package let licence: String

    fileprivate func aged(at moment: Date) -> Source {
      var aged = self
      aged.ageSeconds = newest.map { moment.timeIntervalSince($0) }
      return aged
    }
  }

  /// How forecasts of the hour were corrected by what stations have measured of late.
  package struct BiasCorrection: Sendable, Hashable {
    /// The correction of one pollutant.
    package struct Part: Sendable, Hashable {
      /// Number of stations that have a bias.
      package let stations: Int
      /// Most hours that a station's bias is told from.
      package let hours: Int
      /// Mean of the stations' biases in the hour, in µg/m³: how much more is expected than was forecast.
      package let meanBias: Double
    }

    /// Hours before that were looked at.
    package let windowHours: Int
    /// The corrections, by pollutant.
    package let pollutants: [Pollutant: Part]
  }

  /// What the forecast of a pollutant at the city's stations was made of, where the forecast is too coarse to tell
  /// places apart.
  package struct ForecastAtStations: Sendable, Hashable {
    /// Days that are looked back at for stations' differences.
    package static let recentDays = 21

    /// Number of forecast points that gave the level of the city.
    package var points: Int
    /// Number of stations that have a forecast of their own.
    package var own: Int
    /// Number of stations whose difference is known from the same hour of the last days.
    package var recent = 0
    /// Number of stations whose difference is their own bias of the last day.
    package var biased = 0
    /// Number of stations whose difference is that of a typical day.
    package var typical = 0
    /// Mean of the stations' figures in µg/m³.
    package var level = 0.0

    /// Number of stations.
    package var stations: Int { own + recent + biased + typical }

    init(points: Int, own: Int) {
      self.points = points
      self.own = own
    }
  }

  /// What the field's method and parameters were learnt from.
  package struct Calibration: Sendable, Hashable {
    /// The file that it was read from.
    package let file: String
    /// When it was made.
    package let made: Date
    /// Start of the time whose readings it was made from.
    package let from: Date
    /// End of that time.
    package let to: Date
    /// The pollutants of the hour that it speaks of; the others have built-in parameters.
    package let pollutants: [Pollutant]
  }

  /// A figure on the line between the hours around one that its station missed.
  package struct Bridged: Sendable, Hashable {
    /// The pollutant.
    package let pollutant: Pollutant
    /// Id of the station.
    package let station: String
    /// How many hours before the hour it measured.
    package let hoursBefore: Int
    /// How many hours after the hour it measured again.
    package let hoursAfter: Int
  }

  /// What the streets' part of a pollutant was made of.
  package enum Increment: Sendable, Hashable {
    /// What a primary street adds in µg/m³ (kernel 1) with its standard deviation; the stations at streets, by id, that
    /// moved what was expected of it, none where the expectation alone serves.
    case applied(amplitude: Double, sigma: Double, stations: [String])
    /// A map of streets has their part, and tells it apart from the background.
    case ofMap
    /// All is background, for a reason: a bounded word in lower case with hyphens.
    case absent(reason: String)

    /// Whether the background and the streets' part are told apart.
    package var tellsStreets: Bool {
      switch self {
      case .applied, .ofMap: true
      case .absent: false
      }
    }
  }

  /// What the hour's wind did to the streets' part.
  package struct Wind: Sendable, Hashable {
    /// Whether it tells the sides of a street apart.
    package enum State: String, Sendable, Hashable {
      /// The lee sides have more.
      case applied
      /// It is too weak: both sides count alike.
      case calm
      /// It is not known: both sides count alike.
      case missing
    }

    /// The wind itself.
    package struct Reading: Sendable, Hashable {
      /// Speed of the hour's mean vector in m/s.
      package let speedMetersPerSecond: Double
      /// Where it blows from, in degrees clockwise from north.
      package let fromDegrees: Double
      /// Where it was measured or forecast.
      package let coordinate: Coordinate
      /// Who delivered it.
      package let sourceID: String
      /// Whether it is a forecast, not measured.
      package let isForecast: Bool
    }

    /// Whether it tells the sides of a street apart.
    package let state: State
    /// By pollutant, how much more a street adds right downwind than upwind, over both together.
    package let contrast: [Pollutant: Double]
    /// The wind; nil where it is not known.
    package let reading: Reading?
  }

  /// This provenance, with ages that count to a moment of the hour.
  package func aged(at moment: Date) -> AirProvenance {
    var aged = self
    aged.sources = sources.map { $0.aged(at: moment) }
    return aged
  }

  /// Whether burdens have no unit, since only the streets tell places apart.
  package var isRelative = false
  /// What counts as measured beside the streets' traffic where burdens have no unit; nil where traffic is all.
  package var measuredBeside: Pollutant?
  /// The hour that the air is taken from: its start, UTC.
  package let hour: Date
  /// The scale of every index in the answer.
  package let scale: ScaleID
  /// The interpolation method by pollutant.
  package let method: [Pollutant: String]
  /// The sources, in the order of the configuration.
  package private(set) var sources: [Source]
  /// Ids of the stations whose readings of the hour were used, sorted.
  package let stations: [String]
  /// Pollutants of which a typical day stands in, and which one.
  package let typicalDays: [Pollutant: TypicalDay]
  /// Pollutants whose figures of the hour are a forecast.
  package var forecast: Set<Pollutant> = []
  /// How many hours before the figures of a pollutant were measured, where they stand in for the hour.
  package let staleHours: [Pollutant: Int]
  /// The figures of the hour that bridge a gap of their station.
  package let bridged: [Bridged]
  /// Pollutants that nobody measured in the hour, whose figures all bridge a gap of their station.
  package var bridgedPollutants: Set<Pollutant> = []
  /// How forecasts of the hour were corrected; nil where none was.
  package let forecastCorrection: BiasCorrection?
  /// How coarse forecasts were brought to the stations, by pollutant; empty where none was.
  package let stationForecast: [Pollutant: ForecastAtStations]
  /// The calibration behind the field; nil where its parameters are built in.
  package let calibration: Calibration?
  /// What the streets' part was made of, by pollutant.
  package let increment: [Pollutant: Increment]
  /// What the wind did to it; nil where the wind does not count.
  package let wind: Wind?
  /// The maps behind the field, by pollutant.
  package var maps: [Map] = []

  /// The name of a method for people, by its id.
  package static func methodName(_ id: String) -> LocalizedText { MethodWords.name(of: id) }

  /// Pollutants of which a typical day stands in.
  package var typical: Set<Pollutant> { Set(typicalDays.keys) }

  /// The pollutants that nobody measured in the hour: a typical day, a forecast, an hour before or the line between
  /// the hours around stands for it.
  package var otherTimes: Set<Pollutant> { typical.union(forecast).union(staleHours.keys).union(bridgedPollutants) }
}
