internal import AirData
internal import CityAir
internal import Setup
internal import Trips

/// The names of the service for sentences that were made for the command line: what is an option there is a parameter
/// here, and what a command lists an address.
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

  /// The addresses that answer what commands do.
  private static let addresses = ["brisa stations": "/v1/stations"]

  /// What only who runs the command or the service can do, and what a client can do instead.
  private static let advice = [
    (
      LocalizedText(
        en: "name the network of its city.", es: "indique la red de su ciudad.",
        ca: "indique la xarxa de la seua ciutat."),
      LocalizedText(
        en: "ask with its 'city' where /v1/cities lists that, or a service that has it.",
        es: "pregunte con su 'city' si está en /v1/cities, o a un servicio que la tenga.",
        ca: "pregunte amb la seua 'city' si és a /v1/cities, o a un servici que la tinga.")
    )
  ]

  /// A text in which `--max-detour` is `'max_detour'`, `--by traffic` is `by=traffic`, and so on.
  static func named(_ text: LocalizedText) -> LocalizedText {
    let text = advice.reduce(text) { text, advice in
      LocalizedText(
        en: text.en.replacing(advice.0.en, with: advice.1.en), es: text.es.replacing(advice.0.es, with: advice.1.es),
        ca: text.ca.replacing(advice.0.ca, with: advice.1.ca))
    }
    return LocalizedText(en: named(text.en), es: named(text.es), ca: named(text.ca))
  }

  /// The same of a finished sentence; what only the command line can set, which stands in parentheses of its own, like
  /// `(or with --network)` or `(--increment off)`, is left out.
  static func named(_ sentence: String) -> String {
    let sentence = addresses.reduce(sentence) { $0.replacing($1.key, with: $1.value) }
    guard sentence.contains("--") else { return sentence }
    let aside = #/ \((?:or |o )?(?:with |con |amb )?--([a-z]+(?:-[a-z]+)*)(?: [a-z]+)?\)/#
    let settable = sentence.replacing(aside) { aside -> Substring in
      all.contains(parameter(aside.output.1)) ? aside.output.0 : ""
    }
    return settable.replacing(/--([a-z]+(?:-[a-z]+)*)(?: ('|[a-z0-9]+))?/) { option -> String in
      let name = parameter(option.output.1)
      guard all.contains(name) else { return String(option.output.0) }
      guard let next = option.output.2 else { return "'\(name)'" }
      // The mark that ends a quoted value stays, so that the parameter is quoted with it: 'track=To work'.
      if next == "'" { return "'\(name)=" }
      return isValue(String(next), of: name) ? "\(name)=\(next)" : "'\(name)' \(next)"
    }
  }

  /// What the parameter of an option would be called.
  private static func parameter(_ option: Substring) -> String { String(option).replacing("-", with: "_") }

  /// Whether what follows an option, or its beginning, is a value: a figure, or one of the option's own words.
  private static func isValue(_ next: String, of name: String) -> Bool {
    next.first?.isNumber == true || words[name]?.contains(next) == true
  }
}
