internal import AirData
internal import Foundation

/// An index as people read it.
enum IndexText {
  /// The value with its scale, the category in three languages, and the advice.
  static func lines(_ index: AirIndex) -> [String] {
    let name = index.categoryName
    let partial = index.isPartial ? ", partial" : ""
    let names = [name.en, name.es, name.ca].reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return [
      "\(index.scale.rawValue) \(String(format: "%.0f", index.value))\(partial): \(names.joined(separator: " / ")), "
        + "because of \(index.mainPollutant.symbol)",
      index.advice.en,
    ]
  }
}
