internal import AirData
internal import Setup

/// An index as JSON has it: never without its scale.
struct IndexJSON: Encodable {
  struct Category: Encodable {
    let number: Int
    let name: [String: String]
    let advice: [String: String]
    let color: String
    /// What of this is Brisa's choice and not known to be the authority's.
    let ours: [String]

    init(_ index: AirIndex) {
      let category = index.category
      number = category.ordinal
      name = index.categoryName.byLanguage
      advice = index.advice.byLanguage
      color = category.color.hex
      ours =
        Language.allCases.filter { category.isNameOurs(in: $0) }.map { "name.\($0.rawValue)" }
        + (category.ours.contains(.color) ? ["color"] : []) + (category.ours.contains(.advice) ? ["advice"] : [])
    }
  }

  let scale: String
  let value: Double
  let category: Category
  let mainPollutant: String
  let isPartial: Bool
  let missingPollutants: [String]

  init(_ index: AirIndex) {
    scale = index.scale.rawValue
    value = index.value
    category = Category(index)
    mainPollutant = index.mainPollutant.rawValue
    isPartial = index.isPartial
    missingPollutants = index.missingPollutants.map(\.rawValue)
  }
}

/// The index of one pollutant as JSON has it.
struct SubIndexJSON: Encodable {
  let value: Double
  let category: [String: String]
  let averagingPeriod: String
  let averagedConcentration: Double
  let isStandIn: Bool

  init(_ sub: SubIndex) {
    value = sub.value
    category = sub.category.name.byLanguage
    averagingPeriod = sub.averagingPeriod.rawValue
    averagedConcentration = sub.concentration.rounded(decimals: 2)
    isStandIn = sub.isStandIn
  }
}

extension LocalizedText {
  /// The text by language tag.
  var byLanguage: [String: String] {
    Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0.rawValue, self[$0]) })
  }
}
