internal import AirData
internal import ArgumentParser
internal import Foundation
internal import Geo
internal import Setup

/// `--at`.
struct MomentOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "When: 2026-11-24T08:00+01:00, 08:00 for today, tomorrow, tue 08:00 or now+2h; default now. A time without a "
        + "zone is the city's; without a configuration, that of the network or of the place, else this machine's.",
      valueName: "time"))
  var at: String?

  /// The moment in UTC.
  func date(in zone: TimeZone, clock: any WallClock) throws(BrisaError) -> Date {
    guard let at else { return clock.now }
    return try MomentText.date(at, zone: zone, now: clock.now)
  }
}

/// Coordinates of the command line.
enum CoordinateOption {
  /// The place that a text names.
  static func place(_ text: String, option: String) throws(BrisaError) -> Coordinate {
    do {
      return try Coordinate(parsing: text)
    } catch {
      throw BrisaError(.badCoordinate, "\(option): \(error.message)")
    }
  }

  /// The place of an option that is called otherwise in every language.
  static func place(_ text: String, option: LocalizedText) throws(BrisaError) -> Coordinate {
    do {
      return try Coordinate(parsing: text)
    } catch {
      let problem = Sentences.translated(LocalizedText(same: error.message))
      throw BrisaError(
        .badCoordinate,
        text: LocalizedText(
          en: "\(option.en): \(problem.en)", es: "\(option.es): \(problem.es)", ca: "\(option.ca): \(problem.ca)"))
    }
  }
}

/// Numbers of the command line.
enum NumberOption {
  /// The finite number that a text writes, inside a range.
  static func value(_ text: String, in range: ClosedRange<Double>, option: String) throws(BrisaError) -> Double {
    let word = text.trimmingCharacters(in: .whitespaces)
    guard let value = DecimalNumber.parse(word), range.contains(value) else {
      throw refusal(of: word, in: range, option: option)
    }
    return value
  }

  /// What is said of a text that writes no number inside a range.
  static func refusal(of word: String, in range: ClosedRange<Double>, option: String) -> BrisaError {
    let (low, high) = (NumberText.plain(range.lowerBound), NumberText.plain(range.upperBound))
    return BrisaError(.badArgument, text: refusal(option, from: low, to: high, word: word))
  }

  /// The whole number that a text writes, inside a range.
  static func wholeNumber(_ text: String, in range: ClosedRange<Int>, option: String) throws(BrisaError) -> Int {
    guard let value = Int(text.trimmingCharacters(in: .whitespaces)), range.contains(value) else {
      throw BrisaError(
        .badArgument, text: wholeRefusal(option, from: "\(range.lowerBound)", to: "\(range.upperBound)", word: text))
    }
    return value
  }

  private static func refusal(_ option: String, from low: String, to high: String, word: String) -> LocalizedText {
    LocalizedText(
      en: "\(option) takes a number from \(low) to \(high), not '\(word)'.",
      es: "\(option) admite un número de \(low) a \(high), no '\(word)'.",
      ca: "\(option) admet un nombre de \(low) a \(high), no '\(word)'.")
  }

  private static func wholeRefusal(_ option: String, from low: String, to high: String, word: String) -> LocalizedText {
    LocalizedText(
      en: "\(option) takes a whole number from \(low) to \(high), not '\(word)'.",
      es: "\(option) admite un número entero de \(low) a \(high), no '\(word)'.",
      ca: "\(option) admet un nombre enter de \(low) a \(high), no '\(word)'.")
  }
}

/// Boxes of the command line.
enum BoxOption {
  /// The box that a text `W,S,E,N` writes.
  static func box(_ text: String) throws(BrisaError) -> BoundingBox {
    guard let box = BoundingBox(parsing: text) else {
      guard !BoundingBox.isOverAntimeridian(text) else {
        throw BrisaError(
          .badArgument, "--box reaches over the 180th meridian, where it has to end: give the part on one side of it.")
      }
      throw BrisaError(
        .badArgument, "--box takes WEST,SOUTH,EAST,NORTH in degrees, like 2.16,41.37,2.19,41.40, not '\(text)'.")
    }
    return box
  }
}
