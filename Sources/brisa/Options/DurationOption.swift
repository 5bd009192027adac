internal import AirData
internal import Foundation
internal import Setup

/// Lengths of time of the command line.
enum DurationOption {
  private static let secondsByUnit = ["s": 1.0, "m": 60, "h": 3600, "d": 86_400]

  /// The seconds that a text like `90s`, `15m`, `1h` or `1d` names, inside a range.
  static func seconds(_ text: String, in range: ClosedRange<Double>, option: String) throws(BrisaError) -> Double {
    guard let unit = text.last.flatMap({ secondsByUnit[String($0)] }),
      let number = DecimalNumber.parse(text.dropLast()),
      range.contains(number * unit)
    else {
      throw BrisaError(
        .badArgument,
        "\(option) takes a time like 15m or 1h, from \(words(range.lowerBound)) to \(words(range.upperBound)), "
          + "not '\(text.trimmingCharacters(in: .whitespaces))'.")
    }
    return number * unit
  }

  /// The seconds that a text like `1h` or `1d` names, a number of whole hours inside a range.
  static func wholeHours(_ text: String, in range: ClosedRange<Double>, option: String) throws(BrisaError) -> Double {
    let seconds = try? Self.seconds(text, in: range, option: option)
    guard let seconds, seconds.truncatingRemainder(dividingBy: 3600) == 0 else {
      let (low, high) = (words(range.lowerBound), words(range.upperBound))
      let word = text.trimmingCharacters(in: .whitespaces)
      throw BrisaError(
        .badArgument,
        text: LocalizedText(
          en: "\(option) takes whole hours like 1h, 3h or 1d, from \(low) to \(high), not '\(word)'.",
          es: "\(option) admite horas enteras como 1h, 3h o 1d, de \(low) a \(high), no '\(word)'.",
          ca: "\(option) admet hores senceres com 1h, 3h o 1d, de \(low) a \(high), no '\(word)'."))
    }
    return seconds
  }

  private static func words(_ seconds: Double) -> String {
    let units = secondsByUnit.sorted { $0.value > $1.value }
    let unit = units.first { seconds >= $0.value && seconds.truncatingRemainder(dividingBy: $0.value) == 0 }
    guard let unit else { return "\(Int(seconds))s" }
    return "\(Int(seconds / unit.value))\(unit.key)"
  }
}
