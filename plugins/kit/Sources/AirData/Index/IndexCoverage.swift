/// How much of what a scale asks for an index rests on, and what may be said of it then: the one place that decides
/// when an index is partial.
///
/// An index is the worst of its sub-indices, so one without a pollutant that may decide is the least that it can be. It
/// has its category as a lower bound, warnings that hold for worse air too, and never the good news.
public struct IndexCoverage: Hashable, Sendable {
  /// The pollutants that the scale requires and that could not be rated.
  public let missing: PollutantSet

  /// Nothing is missing.
  public static let whole = IndexCoverage(missing: [])

  /// Takes what is missing as it was kept.
  public init(missing: PollutantSet) {
    self.missing = missing
  }

  /// Holds what could be rated against what the scale requires.
  public init(on scale: IndexScale, rated: PollutantSet) {
    missing = scale.requiredSet.subtracting(rated)
  }

  /// Whether the air may be worse than the index says, because a pollutant that the scale requires is not known.
  public var isPartial: Bool { !missing.isEmpty }

  /// Those of ``missing`` one by one, in the order of every table.
  public var missingPollutants: [Pollutant] { missing.pollutants }

  /// The category's name; of a partial index `at least Good`, but of the worst, beyond which there is none.
  public func name(of category: IndexCategory) -> LocalizedText {
    guard isPartial, category.ordinal < 6 else { return category.name }
    return LocalizedText(
      en: "at least \(category.name.en)", es: "al menos \(category.name.es)", ca: "almenys \(category.name.ca)")
  }

  /// What to do about the air: of a partial index only what holds for worse air too, and what is missing.
  public func advice(of category: IndexCategory) -> LocalizedText {
    guard let sentence else { return category.advice }
    guard category.ordinal > Self.lastOfGoodNews else { return sentence }
    return LocalizedText(
      en: "\(category.advice.en) \(sentence.en)", es: "\(category.advice.es) \(sentence.es)",
      ca: "\(category.advice.ca) \(sentence.ca)")
  }

  /// Up to this category the advice of every scale tells people to carry on.
  private static let lastOfGoodNews = 2

  /// What is missing and what follows; nil where nothing is.
  public var sentence: LocalizedText? { sentence(ofArea: nil) }

  /// What is missing on a map, of which a share of 0 to 1 is partial, by what is missing anywhere.
  public func sentence(ofArea share: Double?) -> LocalizedText? {
    guard isPartial else { return nil }
    let names = missingPollutants.map(\.symbol).joined(separator: ", ")
    let percent = share.map(PercentText.share)
    func place(_ words: String, _ hatched: String) -> String { percent.map { " \(words) \($0) (\(hatched))" } ?? "" }
    return LocalizedText(
      en: "The index is partial\(place("on", "hatched")): "
        + "nothing is known of \(names), and the air may be worse than it says.",
      es: "El índice es parcial\(place("en el", "rayado")): "
        + "no se sabe nada de \(names), y el aire puede ser peor de lo que dice.",
      ca: "L'índex és parcial\(place("en el", "ratllat")): "
        + "no se sap res de \(names), i l'aire pot ser pitjor del que diu.")
  }

  /// What is missing on a map where each pollutant is missing in a share of its own, 0 to 1, in the order of
  /// ``missingPollutants``: one in a part of the map, another elsewhere.
  public func sentence(ofAreas shares: [Double]) -> LocalizedText? {
    let percents = shares.map(PercentText.share)
    guard Set(percents).count > 1 else { return sentence(ofArea: shares.first) }
    let names = zip(missingPollutants, percents).map { "\($0.symbol) (\($1))" }.joined(separator: ", ")
    return LocalizedText(
      en: "The index is partial (hatched): nothing is known of \(names), and the air may be worse than it says.",
      es: "El índice es parcial (rayado): no se sabe nada de \(names), y el aire puede ser peor de lo que dice.",
      ca: "L'índex és parcial (ratllat): no se sap res de \(names), i l'aire pot ser pitjor del que diu.")
  }
}
