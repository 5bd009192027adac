internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Setup

/// The provenance of the air as JSON has it.
struct AirProvenanceJSON: Encodable {
  struct Source: Encodable {
    let id: String
    let state: String
    let newest: Date?
    let ageSeconds: Double?
    let readings: Int
    let reason: String?
  }

  struct ForecastCorrection: Encodable {
    struct Part: Encodable {
      let stations: Int
      let hours: Int
      let meanBias: Double
    }

    let windowHours: Int
    let pollutants: [String: Part]

    init(_ correction: AirProvenance.BiasCorrection) {
      windowHours = correction.windowHours
      pollutants = correction.pollutants.keyedByWord {
        Part(stations: $0.stations, hours: $0.hours, meanBias: $0.meanBias.rounded(decimals: 2))
      }
    }
  }

  struct StationForecast: Encodable {
    let points: Int
    let stations: Int
    let level: Double
    /// Stations by where their differences come from: `own`, `recent`, `bias` and `typical`.
    let from: [String: Int]

    init(_ forecast: AirProvenance.ForecastAtStations) {
      points = forecast.points
      stations = forecast.stations
      level = forecast.level.rounded(decimals: 2)
      from = [
        "own": forecast.own, "recent": forecast.recent, "bias": forecast.biased, "typical": forecast.typical,
      ].filter { $0.value > 0 }
    }
  }

  struct Calibration: Encodable {
    /// `calibrated` or `built-in`, which has none of the other keys.
    let kind: String
    let file: String?
    let made: Date?
    let from: Date?
    let to: Date?
    let pollutants: [String]?

    init(_ calibration: AirProvenance.Calibration?) {
      kind = calibration == nil ? "built-in" : "calibrated"
      file = calibration?.file
      made = calibration?.made
      from = calibration?.from
      to = calibration?.to
      pollutants = calibration?.pollutants.map(\.rawValue)
    }
  }

  struct Bridged: Encodable {
    let pollutant: String
    let station: String
    let hoursBefore: Int
    let hoursAfter: Int

    init(_ bridged: AirProvenance.Bridged) {
      pollutant = bridged.pollutant.rawValue
      station = bridged.station
      hoursBefore = bridged.hoursBefore
      hoursAfter = bridged.hoursAfter
    }
  }

  /// An amplitude with its stations, or the reason why there is none.
  struct Increment: Encodable {
    var amplitude: Double?
    var amplitudeSigma: Double?
    var stations: [String]?
    var reason: String?

    init(_ increment: AirProvenance.Increment) {
      switch increment {
      case .applied(let amplitude, let sigma, let stations):
        self.amplitude = amplitude.rounded(decimals: 2)
        amplitudeSigma = sigma.rounded(decimals: 2)
        self.stations = stations
      case .ofMap:
        reason = "map"
      case .absent(let reason):
        self.reason = reason
      }
    }
  }

  struct Wind: Encodable {
    let state: String
    let contrast: [String: Double]
    /// Absent, as all that follow, where the wind is not known.
    let speed: Double?
    let from: Double?
    let latitude: Double?
    let longitude: Double?
    let source: String?
    /// `observed` or `forecast`.
    let kind: String?

    init(_ wind: AirProvenance.Wind) {
      state = wind.state.rawValue
      contrast = wind.contrast.keyedByWord { $0.rounded(decimals: 2) }
      speed = wind.reading?.speedMetersPerSecond.rounded(decimals: 1)
      from = wind.reading.map { $0.fromDegrees.rounded(decimals: 0).truncatingRemainder(dividingBy: 360) }
      latitude = wind.reading?.coordinate.latitude
      longitude = wind.reading?.coordinate.longitude
      source = wind.reading?.sourceID
      kind = wind.reading.map { $0.isForecast ? "forecast" : "observed" }
    }
  }

  let time: Date
  /// True where burdens are relative to the fastest route's 100; absent where they are minutes at guideline level.
  let relative: Bool?
  /// The pollutant that counts as measured beside traffic in such burdens; absent where traffic is all.
  let measuredBeside: String?
  let scale: String
  let method: [String: String]
  let calibration: Calibration
  let sources: [Source]
  let stations: [String]
  let attribution: [String]
  /// Absent where nothing stands in.
  let staleHours: [String: Int]?
  /// Absent where no gap was bridged.
  let bridged: [Bridged]?
  /// Absent where no forecast was corrected.
  let forecastCorrection: ForecastCorrection?
  /// Absent where no coarse forecast was brought to the stations.
  let stationForecast: [String: StationForecast]?
  /// Which typical day stands in, by pollutant; absent where none does.
  let typicalDay: [String: String]?
  /// By pollutant of the field.
  let increment: [String: Increment]
  /// Absent where the wind does not count.
  let wind: Wind?
  /// Absent where no map is behind the field.
  let maps: [MapJSON]?

  init(_ air: AirProvenance, attribution: [String]) {
    time = air.hour
    relative = air.isRelative ? true : nil
    measuredBeside = air.measuredBeside?.rawValue
    scale = air.scale.rawValue
    method = air.method.keyedByWord { $0 }
    calibration = Calibration(air.calibration)
    sources = air.sources.map {
      Source(
        id: $0.id, state: $0.state.rawValue, newest: $0.newest, ageSeconds: $0.ageSeconds?.rounded(decimals: 0),
        readings: $0.readings, reason: $0.reason)
    }
    stations = air.stations
    self.attribution = attribution
    staleHours = air.staleHours.isEmpty ? nil : air.staleHours.keyedByWord { $0 }
    bridged = air.bridged.isEmpty ? nil : air.bridged.map { Bridged($0) }
    forecastCorrection = air.forecastCorrection.map { ForecastCorrection($0) }
    stationForecast =
      air.stationForecast.isEmpty ? nil : air.stationForecast.keyedByWord { StationForecast($0) }
    typicalDay = air.typicalDays.isEmpty ? nil : air.typicalDays.keyedByWord { $0.rawValue }
    increment = air.increment.keyedByWord { Increment($0) }
    wind = air.wind.map { Wind($0) }
    maps = air.maps.isEmpty ? nil : air.maps.map { MapJSON($0) }
  }
}
