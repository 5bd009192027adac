/// How one scale rates one pollutant.
public struct SubIndex: Hashable, Sendable {
  /// The scale; a value means nothing without it.
  public let scale: ScaleID
  /// What is rated.
  public let pollutant: Pollutant
  /// The whole-numbered index of `us-epa`, as computed even above 500; the band from 1 to 6 of the other scales.
  public let value: Double
  /// The concentration that was looked up, in µg/m³ (gases at 20 °C).
  public let concentration: Double
  /// The average that the scale asks for.
  public let averagingPeriod: AveragingPeriod
  /// True when the mean of the latest hour stands in for the average, because too little history is known.
  public let isStandIn: Bool
  private let categoryOrdinal: Int

  /// The step of the scale on which the value lies.
  public var category: IndexCategory { IndexScale(scale).categories[categoryOrdinal - 1] }

  /// The unit of the scale's published table.
  public var unit: ScaleUnit { IndexScale(scale).unit(of: pollutant) }

  /// Creates a sub-index; nil when the value is on none of the scale's categories.
  init?(_ scale: ScaleID, _ pollutant: Pollutant, value: Double, of averaged: AveragedConcentration) {
    let ordinal = IndexScale.categoryOrdinal(of: value, on: scale)
    guard ordinal > 0 else { return nil }
    self.init(
      scale: scale, pollutant: pollutant, value: value, concentration: averaged.concentration,
      averagingPeriod: averaged.period, isStandIn: averaged.isStandIn, categoryOrdinal: ordinal)
  }

  private init(
    scale: ScaleID, pollutant: Pollutant, value: Double, concentration: Double, averagingPeriod: AveragingPeriod,
    isStandIn: Bool, categoryOrdinal: Int
  ) {
    self.scale = scale
    self.pollutant = pollutant
    self.value = value
    self.concentration = concentration
    self.averagingPeriod = averagingPeriod
    self.isStandIn = isStandIn
    self.categoryOrdinal = categoryOrdinal
  }

  /// The same figure, marked as standing in for another average.
  func asStandIn(for period: AveragingPeriod) -> SubIndex {
    SubIndex(
      scale: scale, pollutant: pollutant, value: value, concentration: concentration, averagingPeriod: period,
      isStandIn: true, categoryOrdinal: categoryOrdinal)
  }
}
