package import AirData
package import Foundation
package import Setup

/// How well the field's methods predict stations that they are not told, over what an archive holds.
///
/// Its JSON is version 1 of `docs/schema/validation.schema.json`. Errors are in µg/m³, shares between 0 and 1.
package struct ValidationAnswer: Encodable, Sendable {
  /// How well some held-out readings were met.
  package struct Figures: Encodable, Sendable {
    /// Number of readings.
    package let readings: Int
    /// Root mean square error.
    package let rmse: Double
    /// Mean absolute error.
    package let mae: Double
    /// Mean of prediction minus reading.
    package let bias: Double
    /// 1 − mean square error ÷ variance of the readings; nil where they do not vary.
    package let rSquared: Double?
    /// Pearson's correlation; nil where predictions or readings do not vary.
    package let correlation: Double?
    /// Share of readings within one σ.
    package let coverage1Sigma: Double
    /// Share of readings within two σ.
    package let coverage2Sigma: Double
  }

  /// One method with parameters from the whole time.
  package struct Method: Encodable, Sendable {
    /// The method, as `--field` takes it.
    package let method: String
    /// Over all readings.
    package let overall: Figures
    /// By id of the station that was left out.
    package let byStation: [String: Figures]
    /// By what stands around it.
    package let byType: [String: Figures]
    /// By hour of the day in the city's zone.
    package let byHour: [Figures]
    /// By season.
    package let bySeason: [String: Figures]
  }

  /// How many readings lie inside the intervals that they were promised.
  package struct Coverage: Encodable, Sendable {
    /// Share inside the 68 % interval.
    package let inside68: Double
    /// Share inside the 95 % interval.
    package let inside95: Double
    /// Number of readings.
    package let readings: Int
  }

  /// Whether probabilities of exceeding a limit mean what they say.
  package struct Exceedance: Encodable, Sendable {
    /// The readings whose probability lay in one tenth.
    package struct Bin: Encodable, Sendable {
      /// Mean of the predicted probabilities.
      package let predicted: Double
      /// Share of the readings that exceeded the limit.
      package let observed: Double
      /// Number of readings.
      package let readings: Int
    }

    /// The limit in µg/m³.
    package let limit: Double
    /// The tenths that have any reading, from the lowest.
    package let bins: [Bin]
  }

  /// What `auto` serves, chosen on the other half of the time and without the station.
  package struct NestedValidation: Encodable, Sendable {
    /// Its figures.
    package let auto: Figures
    /// Its root mean square error over that of the mean of the other stations.
    package let ratioToMean: Double
    /// Share of the draws of days in which it is worse than that mean; nil where there are too few to draw.
    package let lossProbabilityOverDays: Double?
    /// Share of the draws of stations in which it is.
    package let lossProbabilityOverStations: Double
    /// Whether it is worse beyond chance.
    package let isWorseThanMean: Bool
    /// The methods that it chose, by station, on the first and on the second half.
    package let choices: [String: [String]]
    /// Its intervals, over all stations.
    package let coverage: Coverage
    /// Its intervals, by station.
    package let coverageByStation: [String: Coverage]
    /// Its probabilities of exceeding the WHO guideline.
    package let exceedance: Exceedance?
  }

  /// One station.
  package struct Station: Encodable, Sendable {
    /// Its id.
    package let id: String
    /// The name that people read.
    package let name: String
    /// What stands around it.
    package let type: String
    /// Degrees north.
    package let latitude: Double
    /// Degrees east.
    package let longitude: Double
  }

  /// One pollutant.
  package struct Pollutant: Encodable, Sendable {
    /// Its word on the command line.
    package let pollutant: String
    /// Its symbol, for people.
    package let symbol: String
    /// Hours with any reading.
    package let hours: Int
    /// The stations, by id.
    package let stations: [Station]
    /// The methods; the mean of the stations first.
    package let methods: [Method]
    /// The method that `auto` takes from the whole time.
    package let auto: String
    /// How good `auto` is where it has not looked.
    package let honest: NestedValidation
    /// The figures that `auto` would have without the pollutant's map; nil where no map counts.
    package let withoutMap: Figures?
  }

  /// Something that has to be said of the answer: its code and its English sentence in JSON.
  package struct Remark: Encodable, Sendable {
    /// The code, and the sentence in every language.
    package let notice: Notice

    private enum CodingKeys: String, CodingKey {
      case code, message
    }

    /// Writes the code and the sentence.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(notice.code, forKey: .code)
      try container.encode(notice.message, forKey: .message)
    }
  }

  /// Version of the form.
  package let version = 1
  /// Where the readings come from.
  package let archive: String
  /// Start of the first hour with any reading.
  package let from: Date
  /// End of the last one.
  package let to: Date
  /// The city's time zone, which hours of the day are told in.
  package let timeZone: String
  /// Number of hours whose wind is known and not calm; nil where the wind does not count.
  package let windHours: Int?
  /// Pollutant by pollutant.
  package let pollutants: [Pollutant]
  /// Symbols of pollutants of which too few stations measured together to leave one out.
  package let leftOut: [String]
  /// What has to be said of the city's maps: those that failed, and what their sources say.
  package let notices: [Remark]

  /// The answer as JSON, version 1.
  /// - Throws: ``BrisaError`` when it cannot be encoded.
  package func json() throws(BrisaError) -> String { try JSONText.encode(self) }
}
