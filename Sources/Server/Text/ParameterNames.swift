internal import AirData

/// The names of parameters for sentences that were made for the command line: what is an option there is a parameter
/// here.
enum ParameterNames {
  private static let all: Set<String> = [
    "at", "avoidance", "breathing", "by", "depart_between", "dose", "exclude", "exclude_above", "exclude_radius",
    "exclusion", "from", "length", "lit", "max_detour", "mode", "moving_air", "optimize", "order", "pareto", "pram",
    "profile", "quiet", "round", "sensitive", "speed", "stairs", "steps", "to", "tolerance", "track", "via",
    "wheelchair",
  ]

  /// A text in which `--max-detour` is `'max_detour'`, and so on.
  static func named(_ text: LocalizedText) -> LocalizedText {
    LocalizedText(en: named(text.en), es: named(text.es), ca: named(text.ca))
  }

  private static func named(_ text: String) -> String {
    text.replacing(/--[a-z]+(?:-[a-z]+)*/) { option in
      let name = String(option.output.dropFirst(2)).replacing("-", with: "_")
      return all.contains(name) ? "'\(name)'" : String(option.output)
    }
  }
}
