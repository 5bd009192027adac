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

  /// Scores a history; nil where too few stations measured together.
  /// - Parameters:
  ///   - history: The history.
  ///   - limit: A limit in µg/m³ whose probabilities of being exceeded are held against what was measured.
  ///   - streets: The streets whose part is served too; nothing of them is chosen on the history.
  ///   - overMap: What is served over the pollutant's map, on which a station stands; nil without one.
  /// - Throws: ``FieldError``.
  package init?(
    _ history: StationHistory, limit: Double? = nil, streets: StreetModel? = nil, overMap: MethodOverMap? = nil
  ) throws(FieldError) {
    let calibrator = Calibrator(history)
    guard let middle = history.middleHour else { return nil }
    let halves = [Array(0..<middle), Array(middle..<history.hours.count)]
    let days = DayNumbers(history)
    var tally = NestedTally(of: history, limit: limit, days: days)
    for (chosenOn, scoredOn) in [(halves[1], halves[0]), (halves[0], halves[1])] {
      guard let part = try calibrator.part(hours: chosenOn, streets: streets, overMap: overMap) else { return nil }
      try tally.add(part, scoredOn: scoredOn, isOverMap: overMap != nil)
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
  }

  /// Whether `auto` is worse than the mean beyond chance: by the measure by which it would have to be better.
  package var isWorseThanMean: Bool {
    hasDaysToDraw && min(lossProbabilityOverDays, lossProbabilityOverSites) >= GainBootstrap.leastProbability
  }
}

/// Running sums of a nested score.
private struct NestedTally {
  private(set) var auto = ScoreSums()
  private(set) var withoutMap = ScoreSums()
  private(set) var mean = ScoreSums()
  private(set) var choices: [String: [String]] = [:]
  private(set) var coverage: [String: IntervalTally] = [:]
  private(set) var overall = IntervalTally()
  private(set) var exceedance: ExceedanceTally?

  /// Squared errors of what `auto` serves, and of the mean.
  private(set) var autoErrors: SquaredErrorsByDay
  private(set) var meanErrors: SquaredErrorsByDay

  private let history: StationHistory
  private let twins: StationTwins
  private let days: DayNumbers

  init(of history: StationHistory, limit: Double?, days: DayNumbers) {
    self.history = history
    self.days = days
    twins = StationTwins(history)
    exceedance = limit.map { ExceedanceTally(limit: $0) }
    autoErrors = SquaredErrorsByDay(sites: history.sites.count, days: days.count)
    meanErrors = autoErrors
  }

  /// Adds what is served on some hours by what is chosen on others, for each station without its own errors.
  mutating func add(_ part: CalibrationPart, scoredOn hours: [Int], isOverMap: Bool) throws(FieldError) {
    let mean = try part.heldOut(.mean)
    for site in history.sites.indices {
      let station = history.sites[site].id
      let method = part.servedMethod(try part.calibration(without: site))
      let served = try part.served(method)
      let quantiles = try part.servedQuantiles(method, without: site)
      choices[station, default: []].append(served.method)
      let hours = hours.filter { !twins.hasTwin(site, inHour: $0) }
      for hour in hours {
        guard let index = served.index(hour: hour, site: site) else { continue }
        add(served, beside: mean, index: index, station: station, quantiles: quantiles)
        autoErrors.add(served.error(index), site: site, day: days[hour])
        meanErrors.add(mean.error(index), site: site, day: days[hour])
      }
      guard isOverMap else { continue }
      addWithoutMap(
        try part.served(method, usesMap: false), site: site, hours: hours,
        quantiles: try part.servedQuantiles(method, without: site, usesMap: false))
    }
  }

  private mutating func add(
    _ served: HeldOut, beside plain: HeldOut, index: Int, station: String, quantiles: ErrorQuantiles
  ) {
    let reading = Double(served.history.values[index])
    let sigma = Double(served.sigmas[index])
    auto.add(served, index: index, sigmaScale: quantiles.sigmaScale)
    mean.add(plain, index: index)
    let isInside = quantiles.contains(-served.error(index) / sigma)
    coverage[station, default: IntervalTally()].add(isInside)
    overall.add(isInside)
    exceedance?.add(
      Estimate(value: Double(served.predictions[index]), sigma: sigma), quantiles, reading: reading)
  }

  private mutating func addWithoutMap(_ served: HeldOut, site: Int, hours: [Int], quantiles: ErrorQuantiles) {
    for hour in hours {
      guard let index = served.index(hour: hour, site: site) else { continue }
      withoutMap.add(served, index: index, sigmaScale: quantiles.sigmaScale)
    }
  }
}

extension ScoreSums {
  /// Adds a prediction, with so many times its σ.
  fileprivate mutating func add(_ heldOut: HeldOut, index: Int, sigmaScale: Double = 1) {
    let sigma = Double(heldOut.sigmas[index]) * sigmaScale
    add(
      observed: Double(heldOut.history.values[index]),
      estimate: Estimate(value: Double(heldOut.predictions[index]), sigma: sigma))
  }
}
