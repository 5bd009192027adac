internal import Files
internal import Foundation
internal import Places
internal import Setup
internal import Trips

/// What of a command line is the question, and is kept with it.
///
/// Only these options are kept, and taken from a file that is imported: none of them names a file or a program, and
/// neither do the stops of a trip.
enum SavedWords {
  private static let valued: Set<String> = [
    "--from", "--to", "--via", "--mode", "--by", "--avoidance", "--max-detour", window, "--tolerance",
    "--exclude", "--exclude-radius", "--exclude-above", "--exclusion", "--order", "--optimize", "--budget", "--speed",
    "--breathing", "--stairs", "--profile",
  ]
  private static let flags: Set<String> = [
    "--pareto", "--moving-air", "--steps", "--round", "--sensitive", "--wheelchair", "--pram", "--lit", "--quiet",
  ]
  /// Flags that belong to a run, and so are left out without a word behind them.
  private static let flagsOfARun: Set<String> = ["--json", "--verbose", "-v", "--wind", "--no-wind"]
  private static let commands: Set<String> = ["route", "trip"]
  private static let window = "--depart-between"

  /// The words of a command line that are its question; `stops` stand for those of a trip.
  static func question(of words: [String], stops: [String]) -> [String] {
    var kept = [words.first ?? "route"] + stops
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      let hasValue = word.contains("=") && word.hasPrefix("-")
      if valued.contains(name(of: word)) {
        kept.append(word)
        if !hasValue, let value = rest.popFirst() { kept.append(value) }
      } else if flags.contains(name(of: word)) {
        kept.append(word)
      } else if isOption(word), !hasValue, !flagsOfARun.contains(name(of: word)) {
        // An option that is not kept is left out with its value.
        rest = rest.dropFirst()
      }
    }
    return kept
  }

  /// The words of a run that asks a saved question: its own behind those of the question.
  ///
  /// Where the run says when one leaves, the question's window of departure does not count.
  static func words(asking question: SavedQuestion, with own: [String]) -> [String] {
    var rest = question.words.dropFirst()
    guard own.contains(where: { $0 == "--at" || $0.hasPrefix("--at=") }) else { return Array(rest) + own }
    var words: [String] = []
    while let word = rest.popFirst() {
      if word == window {
        rest = rest.dropFirst()
      } else if !word.hasPrefix(window + "=") {
        words.append(word)
      }
    }
    return words + own
  }

  /// Refuses to keep the question of this run where it would be another one without the files that it names, or has a
  /// date.
  /// - Throws: ``BrisaError`` that names the option.
  static func checkKeepable() throws(BrisaError) {
    let words = Array(CommandLine.arguments.dropFirst())
    if let option = optionWithFile(words) {
      throw BrisaError(
        .badArgument,
        "--save keeps no files, and \(option) names one: put what it says into the configuration or the command, or "
          + "leave out --save.")
    }
    if let window = windowWithDate(words) {
      throw BrisaError(
        .badArgument,
        "--save keeps no date, and '\(window)' has one: write times of day, like 07:00/10:00, or leave out --save.")
    }
  }

  /// The first window of departure that has a date.
  private static func windowWithDate(_ words: [String]) -> String? {
    for (index, word) in words.enumerated() where name(of: word) == window {
      let value = word == window ? words.dropFirst(index + 1).first ?? "" : String(word.dropFirst(window.count + 1))
      if DepartureWindow.hasDate(value) { return value }
    }
    return nil
  }

  /// The first option whose file is a part of the question.
  static func optionWithFile(_ words: [String]) -> String? {
    for (index, word) in words.enumerated() {
      let parts = word.split(separator: "=", maxSplits: 1)
      let value = parts.count > 1 ? String(parts[1]) : index + 1 < words.count ? words[index + 1] : ""
      switch parts.first {
      case "--exclude-file": return "--exclude-file"
      case "--profile" where TravellerFile.isPath(value): return "--profile"
      default: continue
      }
    }
    return nil
  }

  /// Refuses words that are no question: those of a file that somebody changed, or sent.
  /// - Throws: ``BrisaError`` that names the question and the word.
  static func check(_ question: SavedQuestion) throws(BrisaError) {
    guard let problem = Self.problem(of: question.words) else { return }
    throw BrisaError(.badData, "The saved question '\(question.name)' \(problem)")
  }

  /// Why words are no question, and what to do; nil where they are one.
  private static func problem(of words: [String]) -> String? {
    guard let command = words.first, commands.contains(command) else {
      return "is none of brisa route or brisa trip: take it off the list."
    }
    let foreign = words.dropFirst().first { word in
      isOption(word) && !valued.contains(name(of: word)) && !flags.contains(name(of: word))
    }
    if let foreign { return "has '\(foreign)', which none may have: take it out." }
    // Of the options that may name a file, only this one is kept.
    if optionWithFile(words) != nil {
      return "has a --profile that is a file: name one of the configuration, or take it out."
    }
    if let window = windowWithDate(words) {
      return "has a date in '\(window)': write times of day, like 07:00/10:00."
    }
    let stops = stops(words)
    guard command == "trip", StopList.isFile(stops) else { return nil }
    return "takes its stops from the file '\(stops[0])': write the stops instead."
  }

  /// The words of a trip that are neither an option nor the value of one.
  private static func stops(_ words: [String]) -> [String] {
    var stops: [String] = []
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      if !isOption(word) {
        stops.append(word)
      } else if valued.contains(word) {
        rest = rest.dropFirst()
      }
    }
    return stops
  }

  /// The name of an option, without the value that may follow in the same word.
  private static func name(of word: String) -> String { String(word.prefix { $0 != "=" }) }

  /// Whether a word begins as an option does, which a southern latitude does not.
  private static func isOption(_ word: String) -> Bool { word.hasPrefix("-") && !NegativeWord.isOne(word) }

  /// Keeps the question of this run in the list of a city.
  static func save(_ name: String, stops: [String] = [], in city: CityConfiguration) throws(BrisaError) {
    let words = question(of: Array(CommandLine.arguments.dropFirst()), stops: stops)
    try change(city) { (list) throws(StoredFileError) in try list.add(SavedQuestion(name: name, words: words)) }
  }

  /// Does something with a city's list.
  static func change(
    _ city: CityConfiguration, _ body: (SavedQuestions) throws(StoredFileError) -> Void
  ) throws(BrisaError) {
    let environment = ProcessInfo.processInfo.environment
    guard let path = ArchiveLocation.file(of: city, ending: ".saved.json", environment: environment) else {
      throw BrisaError(
        .badConfiguration,
        "The city has no name, or there is no data folder, so nothing can be saved: name it under "
          + "city: in brisa.yml, and set HOME.")
    }
    do throws(StoredFileError) { try body(SavedQuestions(path: path)) } catch { throw BrisaError(error) }
  }
}
