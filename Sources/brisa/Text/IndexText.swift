internal import AirData
internal import Foundation

/// An index as people read it.
enum IndexText {
  /// What an index lacks, as ` (partial: without PM2.5)`; empty where it lacks nothing.
  static func lack(_ index: AirIndex) -> String {
    guard index.isPartial else { return "" }
    return Spoken.say(AirPhrases.partialWithout, index.missingPollutants.map(\.symbol).joined(separator: ", "))
  }

  /// The value with its scale, the category (in English with its other names), and the advice.
  static func lines(_ index: AirIndex) -> [String] {
    let name = index.categoryName
    let partial = index.isPartial ? Spoken.say(AirPhrases.partial) : ""
    let all = Spoken.language == .en ? [name.en, name.es, name.ca] : [name[Spoken.language]]
    let names = all.reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return [
      Spoken.say(
        AirPhrases.becauseOf, index.scale.rawValue, String(format: "%.0f", index.value), partial,
        names.joined(separator: " / "), index.mainPollutant.symbol),
      index.advice[Spoken.language],
    ]
  }
}
