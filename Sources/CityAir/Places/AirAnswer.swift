package import AirData
internal import AirField
package import Foundation
package import Geo
package import Setup

/// The air at a place and hour.
package struct AirAnswer: Sendable {
  /// The place that was asked for.
  package let place: Coordinate
  /// The moment that was asked for.
  package let moment: Date
  /// Concentrations in µg/m³ with their uncertainty, in the order of every table.
  package let estimates: [ConcentrationEstimate]
  /// Concentrations of the very minute, between the middles of two hours.
  package let minute: [MinuteEstimate]
  /// The index, nil where the readings allow none.
  package let index: AirIndex?
  /// Where the figures come from.
  package let provenance: AirProvenance
  /// What has to be said about the answer.
  package let notices: [Notice]
  /// Who must be named where the answer is shown.
  package let attribution: [String]

  /// - Throws: ``BrisaError`` with code ``ErrorCode/noAir`` when no pollutant is known at the place.
  package init(place: Coordinate, moment: Date, air: GatheredAir, maskDistanceMeters: Double) throws(BrisaError) {
    let field = air.fields.field
    let index = air.fields.index(at: place)
    let provenance = air.provenance.aged(at: moment)
    let otherTimes = provenance.otherTimes
    let indexed = Set(index?.subIndices.map(\.pollutant) ?? [])
    estimates = Pollutant.allCases.compactMap { pollutant in
      let estimate = ConcentrationEstimate(
        pollutant, field: field, at: place, isOfOtherTime: otherTimes.contains(pollutant),
        of: air.fields.standInErrors[pollutant])
      return estimate.concentration != nil || indexed.contains(pollutant) ? estimate : nil
    }
    guard estimates.contains(where: { $0.concentration != nil }) else {
      throw air.nothingKnown(
        of: air.fields.isEmpty ? GatheredAir.anyStation : Self.thisPlace(beyond: Int(maskDistanceMeters)))
    }
    minute = air.fields.minute(at: place, moment)
    self.place = place
    self.moment = moment
    self.index = index
    self.provenance = provenance
    notices =
      air.notices
      + (index?.notices ?? [Notice(code: "no-index", message: "The readings allow no index on this scale.")])
    attribution = air.attributionWithStreets
  }
}

extension AirAnswer {
  private static func thisPlace(beyond meters: Int) -> LocalizedText {
    LocalizedText(
      en: "this place (no station within \(meters) m)", es: "este lugar (ninguna estación a menos de \(meters) m)",
      ca: "este lloc (cap estació a menys de \(meters) m)")
  }
}

/// What the field knows of one pollutant at a place.
package struct ConcentrationEstimate: Sendable, Hashable {
  package let pollutant: Pollutant
  /// Concentration of the hour in µg/m³; nil where only the hours before are known.
  package let concentration: Double?
  /// Standard deviation of the concentration in µg/m³: half of the 68 % interval.
  ///
  /// Where none is told it is that of the place, and says nothing of how this hour differs from what stands for it.
  package let sigma: Double?
  /// Whether a typical day, a forecast, an hour before or the line between the hours around stands for the hour; then
  /// intervals are told only where the city's calibration has learnt how far such figures are from what is measured.
  package let isOfOtherTime: Bool
  /// Whether nobody knows how far what stands for the hour is from it, so that no interval is told.
  package let isUntold: Bool
  /// Where a reading lies with 68 %, µg/m³.
  package let interval68: ClosedRange<Double>?
  /// Where a reading lies with 95 %, µg/m³.
  package let interval95: ClosedRange<Double>?
  /// The probability that a reading of the hour is above the WHO guideline of the pollutant.
  package let exceedsGuideline: Double?

  /// The part of the concentration that streets add in µg/m³, 0 where all is background; nil with the concentration.
  package let increment: Double?

  /// The rest of the concentration, that of the district.
  package var background: Double? {
    guard let concentration, let increment else { return nil }
    return concentration - increment
  }

  /// Needs the field and the place, whether something else stands for the hour, and what was learnt of that.
  init(
    _ pollutant: Pollutant, field: PollutionField, at place: Coordinate, isOfOtherTime: Bool,
    of standIn: CalibratedStandIn?
  ) {
    let estimate = field.estimate(pollutant, at: place, of: standIn)
    self.pollutant = pollutant
    self.isOfOtherTime = isOfOtherTime
    isUntold = isOfOtherTime && standIn == nil
    increment = field.parts(pollutant, at: [place])[0]?.increment
    concentration = estimate?.value
    sigma = estimate?.sigma
    guard !isUntold else {
      (interval68, interval95, exceedsGuideline) = (nil, nil, nil)
      return
    }
    interval68 = field.interval(pollutant, at: place, share: .inner68, of: standIn).flatMap(Self.range)
    interval95 = field.interval(pollutant, at: place, share: .outer95, of: standIn).flatMap(Self.range)
    exceedsGuideline = field.probability(
      of: pollutant, exceeding: pollutant.guidelineMicrogramsPerCubicMeter, at: place, of: standIn)
  }

  private static func range(_ interval: ConcentrationInterval) -> ClosedRange<Double>? {
    interval.low <= interval.high ? interval.low...interval.high : nil
  }
}
