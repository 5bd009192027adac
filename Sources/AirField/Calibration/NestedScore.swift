/// How well `auto` serves a place and a time that it has not seen.
///
/// Method, parameters and quantiles for a station are chosen on one half of the history without that station's errors,
/// and scored on the other half; both ways round. Readings with a twin do not count, see ``StationTwins``.
package struct NestedScore: Sendable {
  /// Score of what `auto` serves.
  package let auto: Score
  /// Score of what `auto` would serve without the pollutant's map; nil where it is served over none.
  package let withoutMap: Score?
  /// Score of the mean of the other stations, on the same readings.
  package let mean: Score
  /// How sure it is that `auto` is worse than the mean on other days: share of the draws of days in which it is.
  package let lossProbabilityOverDays: Double
  /// How sure it is that `auto` is worse than the mean at other places: share of the draws of stations in which it is.
  package let lossProbabilityOverSites: Double
  /// Whether there are days enough for draws of days to tell something.
  package let hasDaysToDraw: Bool
  /// What `auto` chose, by station id, in the first and the second half of the history.
  package let choices: [String: [String]]
  /// Shares of readings inside the 68 and the 95 % interval, by station id.
  package let coverage: [String: IntervalCoverage]
  /// Shares of readings inside the 68 and the 95 % interval, over all stations.
  package let overall: IntervalCoverage
  /// Whether the probabilities of exceeding a limit hold; nil where none was asked for.
  package let exceedance: ExceedanceReliability?
  /// Shares of readings inside the 68 and the 95 % interval of what stands in for their hours, over all stations.
  let standIns: [StandInKind: IntervalCoverage]

  /// Scores a history; nil where too few stations measured together.
  /// - Parameters:
  ///   - history: The history.
  ///   - limit: A limit in µg/m³ whose probabilities of being exceeded are compared with what was measured.
  ///   - streets: The streets whose part is served too; nothing of them is chosen on the history.
  ///   - overMap: What is served over the pollutant's map, on which a station stands; nil without one.
  ///   - standIns: What may stand in for hours, to be scored as well.
  /// - Throws: ``FieldError``.
  package init?(
    _ history: StationHistory, limit: Double? = nil, streets: StreetModel? = nil, overMap: MethodOverMap? = nil,
    standIns: [StandInHistory] = []
  ) throws(FieldError) {
    let calibrator = Calibrator(history)
    guard let middle = history.middleHour else { return nil }
    let halves = [Array(0..<middle), Array(middle..<history.hours.count)]
    let days = DayNumbers(history)
    var tally = NestedTally(of: history, limit: limit, days: days)
    var standInTally = StandInTally()
    for (chosenOn, scoredOn) in [(halves[1], halves[0]), (halves[0], halves[1])] {
      guard let part = try calibrator.part(hours: chosenOn, streets: streets, overMap: overMap) else { return nil }
      let methods = try history.sites.indices.map { site throws(FieldError) in
        part.servedMethod(try part.calibration(without: site))
      }
      try tally.add(part, methods, scoredOn: scoredOn, isOverMap: overMap != nil)
      try standInTally.add(part, methods, of: standIns, scoredOn: scoredOn)
    }
    auto = Score(tally.auto)
    withoutMap = overMap == nil ? nil : Score(tally.withoutMap)
    mean = Score(tally.mean)
    let loss = GainBootstrap(of: tally.meanErrors, over: tally.autoErrors, sites: Array(history.sites.indices))
    lossProbabilityOverDays = loss.probabilityOverDays
    lossProbabilityOverSites = loss.probabilityOverSites
    hasDaysToDraw = history.hasDaysToDraw
    choices = tally.choices
    coverage = tally.coverage.mapValues(\.shares)
    overall = tally.overall.shares
    exceedance = tally.exceedance?.reliability
    self.standIns = standInTally.shares
  }

  /// Whether `auto` is worse than the mean beyond chance: by the measure by which it would have to be better.
  package var isWorseThanMean: Bool {
    hasDaysToDraw && min(lossProbabilityOverDays, lossProbabilityOverSites) >= GainBootstrap.minProbability
  }
}
