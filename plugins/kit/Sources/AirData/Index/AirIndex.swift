/// The index of the air at a place and hour: the worst of its sub-indices, with all that it rests on.
public struct AirIndex: Hashable, Sendable {
  /// One for each pollutant that could be rated, in the order of ``Pollutant``; never empty.
  public let subIndices: [SubIndex]
  /// The sub-index that decides; of equals the first.
  public let main: SubIndex
  /// Which of the pollutants without which an index is partial could not be rated.
  public let missingPollutants: [Pollutant]

  /// The scale; a value means nothing without it.
  public var scale: ScaleID { main.scale }
  /// The value of the deciding sub-index; see ``SubIndex/value``.
  public var value: Double { main.value }
  /// The step of the scale on which the value lies.
  public var category: IndexCategory { main.category }
  /// The pollutant that decides.
  public var mainPollutant: Pollutant { main.pollutant }
  /// Whether the air may be worse than the value says, because a pollutant that usually decides is not known.
  public var isPartial: Bool { !missingPollutants.isEmpty }
  /// The pollutants for which an hourly value stands in for a longer average.
  public var standIns: [Pollutant] { subIndices.filter(\.isStandIn).map(\.pollutant) }

  /// The index for people, never without its scale: `us-epa 57: Moderate; partial`.
  public func text(in language: Language) -> String {
    let partial = LocalizedText(en: "partial", es: "parcial", ca: "parcial")
    let number = Int(exactly: value).map(String.init) ?? "\(value)"
    let text = "\(scale.rawValue) \(number): \(category.name[language])"
    return isPartial ? "\(text); \(partial[language])" : text
  }
}
