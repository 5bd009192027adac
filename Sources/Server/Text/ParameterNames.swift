internal import AirData
internal import CityAir
internal import Setup
internal import Trips

/// The names of parameters for sentences that were made for the command line: what is an option there is a parameter
/// here.
enum ParameterNames {
  private static let all: Set<String> = [
    "at", "avoidance", "breathing", "by", "depart_between", "dose", "exclude", "exclude_above", "exclude_radius",
    "exclusion", "from", "length", "lit", "max_detour", "mode", "moving_air", "optimize", "order", "pareto", "pram",
    "profile", "quiet", "round", "sensitive", "speed", "stairs", "steps", "to", "tolerance", "track", "via",
    "wheelchair",
  ]

  /// The words that parameters take, which tell a value behind an option from the next word of the sentence.
  private static let words: [String: Set<String>] = [
    "by": Set(PollutionMeasure.words), "exclusion": ["avoid", "forbid"],
    "order": Set(TripOrder.allCases.map(\.rawValue)),
  ]

  /// A text in which `--max-detour` is `'max_detour'`, `--by traffic` is `by=traffic`, and so on.
  static func named(_ text: LocalizedText) -> LocalizedText {
    LocalizedText(en: named(text.en), es: named(text.es), ca: named(text.ca))
  }

  private static func named(_ text: String) -> String {
    text.replacing(/--([a-z]+(?:-[a-z]+)*)(?: ('|[a-z0-9]+))?/) { option -> String in
      let name = String(option.output.1).replacing("-", with: "_")
      guard all.contains(name) else { return String(option.output.0) }
      guard let next = option.output.2 else { return "'\(name)'" }
      // The mark that ends a quoted value stays, so that the parameter is quoted with it: 'track=To work'.
      if next == "'" { return "'\(name)=" }
      return isValue(String(next), of: name) ? "\(name)=\(next)" : "'\(name)' \(next)"
    }
  }

  /// Whether what follows an option, or its beginning, is a value: a figure, or one of the option's own words.
  private static func isValue(_ next: String, of name: String) -> Bool {
    next.first?.isNumber == true || words[name]?.contains(next) == true
  }
}
