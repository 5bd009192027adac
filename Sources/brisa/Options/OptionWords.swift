internal import AirData
internal import CityAir
internal import Publishing
internal import Setup
internal import Trips

extension TravelModeWord: OptionWords {
  static var allWords: [String] { words }
}

extension FieldMethodWord: OptionWords {
  static var allWords: [String] { words }
}

extension PollutionMeasure: OptionWords {
  static var allWords: [String] { words }
  static func parse(_ word: String) throws(BrisaError) -> PollutionMeasure { try PollutionMeasure(parsing: word) }
}

extension IncrementChoice: OptionWords {
  static func parse(_ word: String) throws(BrisaError) -> IncrementChoice { try IncrementChoice(parsing: word) }
}

extension PluginTemplate.Language: OptionWords {}

extension Pollutant: OptionWords {
  static func parse(_ word: String) throws(BrisaError) -> Pollutant {
    guard let pollutant = Pollutant(rawValue: word) else {
      throw BrisaError(.badArgument, "'\(word)' is no pollutant: choose one of \(list).")
    }
    return pollutant
  }
}

extension ScaleID: OptionWords {
  static func parse(_ word: String) throws(BrisaError) -> ScaleID {
    guard let scale = ScaleID(rawValue: word) else {
      throw BrisaError(.badArgument, "'\(word)' is no scale: choose one of \(list).")
    }
    return scale
  }
}

extension Language: OptionWords {
  static func parse(_ word: String) throws(BrisaError) -> Language {
    guard let language = Language(parsing: word) else {
      throw BrisaError(.badArgument, "--language takes en, es or ca, not '\(word)'.")
    }
    return language
  }
}

extension HeatmapQuestion.Colors: OptionWords {
  static func parse(_ word: String) throws(BrisaError) -> HeatmapQuestion.Colors { try parse(word, of: "--palette") }
}

extension TilesQuestion.Size: OptionWords {
  static func parse(_ word: String) throws(BrisaError) -> TilesQuestion.Size { try parse(word, of: "--size") }
}

extension TripGoal: OptionWords {
  static func parse(_ word: String) throws(BrisaError) -> TripGoal { try parse(word, of: "--optimize") }
}

extension TripOrder: OptionWords {
  static func parse(_ word: String) throws(BrisaError) -> TripOrder { try parse(word, of: "--order") }
}
