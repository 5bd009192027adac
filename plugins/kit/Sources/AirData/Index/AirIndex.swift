/// The index of the air at a place and hour: the worst of its sub-indices, with all that it rests on.
public struct AirIndex: Hashable, Sendable {
  /// One for each pollutant that could be rated, in the order of ``Pollutant``; never empty.
  public let subIndices: [SubIndex]
  /// The sub-index that decides; of equals the first.
  public let main: SubIndex
  /// What the index rests on, and what may be said of it.
  public let coverage: IndexCoverage

  /// The scale; a value means nothing without it.
  public var scale: ScaleID { main.scale }
  /// The value of the deciding sub-index; see ``SubIndex/value``.
  public var value: Double { main.value }
  /// The step of the scale on which the value lies; of a partial index the least that it can be.
  public var category: IndexCategory { main.category }
  /// The category's name as it may be said: `at least Good` where the index is partial.
  public var categoryName: LocalizedText { coverage.name(of: category) }
  /// What to do about the air, as far as the index tells.
  public var advice: LocalizedText { coverage.advice(of: category) }
  /// The pollutant that decides.
  public var mainPollutant: Pollutant { main.pollutant }
  /// Which of the pollutants that the scale requires could not be rated.
  public var missingPollutants: [Pollutant] { coverage.missingPollutants }
  /// Whether the air may be worse than the value says, because a pollutant that may decide is not known.
  public var isPartial: Bool { coverage.isPartial }
}
