public import Foundation

/// How well the field's methods predict stations that they are not told, over what an archive holds.
///
/// Its JSON is version 1 of `docs/schema/validation.schema.json`. Errors are in µg/m³, shares between 0 and 1.
public struct ValidationAnswer: Encodable, Sendable {
  /// How well some held-out readings were met.
  public struct Figures: Encodable, Sendable {
    /// Number of readings.
    public let readings: Int
    /// Root mean square error.
    public let rmse: Double
    /// Mean absolute error.
    public let mae: Double
    /// Mean of prediction minus reading.
    public let bias: Double
    /// 1 − mean square error ÷ variance of the readings; nil where they do not vary.
    public let rSquared: Double?
    /// Pearson's correlation; nil where predictions or readings do not vary.
    public let correlation: Double?
    /// Share of readings within one σ.
    public let coverage1Sigma: Double
    /// Share of readings within two σ.
    public let coverage2Sigma: Double
  }

  /// One method with parameters from the whole time.
  public struct Method: Encodable, Sendable {
    /// The method, as `--field` takes it.
    public let method: String
    /// Over all readings.
    public let overall: Figures
    /// By id of the station that was left out.
    public let byStation: [String: Figures]
    /// By what stands around it.
    public let byType: [String: Figures]
    /// By hour of the day in the city's zone.
    public let byHour: [Figures]
    /// By season.
    public let bySeason: [String: Figures]
  }

  /// How many readings lie inside the intervals that they were promised.
  public struct Coverage: Encodable, Sendable {
    /// Share inside the 68 % interval.
    public let inside68: Double
    /// Share inside the 95 % interval.
    public let inside95: Double
    /// Number of readings.
    public let readings: Int
  }

  /// Whether probabilities of exceeding a limit mean what they say.
  public struct Exceedance: Encodable, Sendable {
    /// The readings whose probability lay in one tenth.
    public struct Bin: Encodable, Sendable {
      /// Mean of the predicted probabilities.
      public let predicted: Double
      /// Share of the readings that exceeded the limit.
      public let observed: Double
      /// Number of readings.
      public let readings: Int
    }

    /// The limit in µg/m³.
    public let limit: Double
    /// The tenths that have any reading, from the lowest.
    public let bins: [Bin]
  }

  /// What `auto` serves, chosen on the other half of the time and without the station.
  public struct Honest: Encodable, Sendable {
    /// Its figures.
    public let auto: Figures
    /// Its root mean square error over that of the mean of the other stations.
    public let ratioToMean: Double
    /// Share of the draws of days in which it is worse than that mean.
    public let lossProbabilityOverDays: Double
    /// Share of the draws of stations in which it is.
    public let lossProbabilityOverStations: Double
    /// Whether it is worse beyond chance.
    public let isWorseThanMean: Bool
    /// The methods that it chose, by station, on the first and on the second half.
    public let choices: [String: [String]]
    /// Its intervals, over all stations.
    public let coverage: Coverage
    /// Its intervals, by station.
    public let coverageByStation: [String: Coverage]
    /// Its probabilities of exceeding the WHO guideline.
    public let exceedance: Exceedance?
  }

  /// One station.
  public struct Station: Encodable, Sendable {
    /// Its id.
    public let id: String
    /// The name that people read.
    public let name: String
    /// What stands around it.
    public let type: String
    /// Degrees north.
    public let latitude: Double
    /// Degrees east.
    public let longitude: Double
  }

  /// One pollutant.
  public struct Pollutant: Encodable, Sendable {
    /// Its word on the command line.
    public let pollutant: String
    /// Its symbol, for people.
    public let symbol: String
    /// Hours with any reading.
    public let hours: Int
    /// The stations, by id.
    public let stations: [Station]
    /// The methods; the mean of the stations first.
    public let methods: [Method]
    /// The method that `auto` takes from the whole time.
    public let auto: String
    /// How good `auto` is where it has not looked.
    public let honest: Honest
  }

  /// Version of the form.
  public let version = 1
  /// Where the readings come from.
  public let archive: String
  /// Start of the first hour with any reading.
  public let from: Date
  /// End of the last one.
  public let to: Date
  /// The city's time zone, which hours of the day are told in.
  public let timeZone: String
  /// Number of hours whose wind is known and not calm; nil where the wind does not count.
  public let windHours: Int?
  /// Pollutant by pollutant.
  public let pollutants: [Pollutant]
  /// Symbols of pollutants of which too few stations measured together to leave one out.
  public let leftOut: [String]

  /// The answer as JSON, version 1.
  /// - Throws: ``BrisaError`` when it cannot be encoded.
  public func json() throws(BrisaError) -> String { try JSONText.encode(self) }
}
