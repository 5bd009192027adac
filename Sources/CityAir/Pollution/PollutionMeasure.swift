package import AirData
package import Setup

/// Which pollution p a route is to keep low (`--by`); p is 1 at the guideline.
package enum PollutionMeasure: Hashable, Sendable {
  /// The mean over NO2 and PM2.5 of concentration ÷ WHO guideline of 24 hours; the default.
  case mix
  /// The `us-epa` index ÷ 100.
  case ica
  /// One pollutant's concentration ÷ its WHO guideline.
  case pollutant(Pollutant)
  /// What the streets add alone: relative, for soot and ultrafine particles, which follow traffic.
  case traffic

  /// The pollutants that can be asked for one by one.
  package static let singlePollutants: [Pollutant] = [.no2, .pm25, .pm10, .o3]

  /// The words of the command line.
  package static let words = ["mix", "ica"] + singlePollutants.map(\.rawValue) + ["traffic"]

  /// The word of the command line.
  package var word: String {
    switch self {
    case .mix: "mix"
    case .ica: "ica"
    case .pollutant(let pollutant): pollutant.rawValue
    case .traffic: "traffic"
    }
  }

  /// Reads the word of the command line.
  /// - Throws: ``BrisaError`` that lists the words.
  package init(parsing word: String) throws(BrisaError) {
    switch word {
    case "mix": self = .mix
    case "ica": self = .ica
    case "traffic": self = .traffic
    default:
      guard let pollutant = Pollutant(rawValue: word), Self.singlePollutants.contains(pollutant) else {
        throw BrisaError(
          .badArgument, "'\(word)' is no measure of pollution: choose one of \(Self.words.joined(separator: ", ")).")
      }
      self = .pollutant(pollutant)
    }
  }
}
