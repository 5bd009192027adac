internal import AirData
internal import Files
internal import Streets

/// Reads profiles of persons: a file of its own, or an entry of `profiles:`.
package enum TravellerFile {
  /// Whether a word that names a profile is the path of a file: names of the configuration have neither dot nor slash.
  package static func isPath(_ word: String) -> Bool { word.unicodeScalars.contains { $0 == "." || $0 == "/" } }

  /// The profile that a word names: that of a file where it is a path, else an entry of the configuration.
  /// - Throws: ``BrisaError``; for an unknown name it lists those that there are.
  package static func named(_ word: String, in city: CityConfiguration) throws(BrisaError) -> Traveller {
    if isPath(word) { return try read(word) }
    guard let known = city.travellers[word] else { throw unknown(word, city, orFile: true) }
    return known
  }

  /// The profile of the configuration that is called so.
  /// - Throws: ``BrisaError`` that lists those that there are.
  package static func configured(_ name: String, in city: CityConfiguration) throws(BrisaError) -> Traveller {
    guard let known = city.travellers[name] else { throw unknown(name, city, orFile: false) }
    return known
  }

  /// The profile of a file, called as the file without its ending.
  /// - Throws: ``BrisaError``.
  static func read(_ path: String) throws(BrisaError) -> Traveller {
    let text = try TextFile.read(path, otherwise: .badConfiguration)
    var traveller = Traveller()
    if let document = try YAMLReader.document(text, file: path) { traveller = try read(document) }
    traveller.name = PathText.stem(of: path)
    return traveller
  }

  /// The entries of `profiles:`, by their names.
  static func readAll(_ section: YAMLReader) throws(BrisaError) -> [String: Traveller] {
    var travellers: [String: Traveller] = [:]
    for (name, reader) in try section.named() {
      guard !isPath(name) else {
        throw reader.fault("is a name of a profile with a dot or a slash, which files have: choose another.")
      }
      var traveller = try read(reader)
      traveller.name = name
      travellers[name] = traveller
    }
    return travellers
  }

  private static func read(_ document: YAMLReader) throws(BrisaError) -> Traveller {
    let keys = try document.children([
      "speeds_kmh", "breathing", "sensitivity", "by", "stairs", "wheelchair", "pram", "lit", "quiet",
    ])
    var traveller = Traveller()
    if let speeds = keys["speeds_kmh"] {
      for (mode, value) in try byMode(speeds) {
        traveller.speedsKilometersPerHour[mode] = try value.number(in: Traveller.speeds(mode))
      }
    }
    if let breathing = keys["breathing"] { traveller.breathingCubicMetersPerHour = try rates(breathing) }
    if let value = keys["sensitivity"] {
      traveller.isSensitive = try word(value, of: ["generic", "sensitive"]) == "sensitive"
    }
    if let by = keys["by"] { traveller.measureWord = try word(by, of: Traveller.measureWords) }
    if let stairs = keys["stairs"] {
      let words = Traveller.Stairs.allCases.map(\.rawValue)
      traveller.stairs = try Traveller.Stairs(rawValue: word(stairs, of: words)) ?? .fine
    }
    for need in [TravelNeed.wheelchair, .pram] {
      if let value = keys[need.rawValue], try value.boolean() { traveller.needs.insert(need) }
    }
    for need in [TravelNeed.lit, .quiet] {
      if let value = keys[need.rawValue], try word(value, of: ["prefer", "any"]) == "prefer" {
        traveller.needs.insert(need)
      }
    }
    return traveller
  }

  /// One rate for all modes, or one for each.
  private static func rates(_ reader: YAMLReader) throws(BrisaError) -> [TravelMode: Double] {
    if reader.isScalar {
      let rate = try rate(reader)
      return Dictionary(uniqueKeysWithValues: TravelMode.allCases.map { ($0, rate) })
    }
    var rates: [TravelMode: Double] = [:]
    for (mode, value) in try byMode(reader) { rates[mode] = try rate(value) }
    return rates
  }

  private static func rate(_ reader: YAMLReader) throws(BrisaError) -> Double {
    guard let rate = BreathingEffort.rate(try reader.text()) else {
      throw reader.fault("must be \(BreathingEffort.choices)")
    }
    return rate
  }

  private static func byMode(_ reader: YAMLReader) throws(BrisaError) -> [(TravelMode, YAMLReader)] {
    let keys = try reader.children(TravelMode.allCases.map(\.rawValue))
    return TravelMode.allCases.compactMap { mode in keys[mode.rawValue].map { (mode, $0) } }
  }

  private static func word(_ reader: YAMLReader, of words: [String]) throws(BrisaError) -> String {
    let text = try reader.text()
    guard words.contains(text) else { throw reader.fault("must be one of \(words.joined(separator: ", "))") }
    return text
  }

  private static func unknown(_ name: String, _ city: CityConfiguration, orFile: Bool) -> BrisaError {
    let names = city.travellers.keys.sorted().joined(separator: ", ")
    let place = city.file.map { PathText.name(of: $0) } ?? "brisa.yml"
    let file = "name a file like asthma.yml"
    guard !names.isEmpty else {
      let advice = orFile ? file : "leave it out"
      return BrisaError(
        .badArgument, "There is no profile '\(name)', since \(place) has none under 'profiles': \(advice).")
    }
    return BrisaError(
      .badArgument, "There is no profile '\(name)': choose one of \(names)\(orFile ? ", or \(file)" : "").")
  }
}

extension Traveller {
  /// The words of the measures that a profile may keep low.
  package static let measureWords = ["mix", "ica", "no2", "pm25", "pm10", "o3", "traffic"]
}
