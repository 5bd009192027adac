/// Some hours of a history with the errors of every method on them.
final class CalibrationPart {
  /// What was measured, in other hours too.
  let history: StationHistory
  /// The hours.
  let hours: [Int]
  private let days: DayNumbers
  private let spread: HourlySpread
  private let search: MethodSearch
  private let mean: SquaredErrorsByDay
  /// The streets whose part is served with every method; nil where they have none.
  private let streets: StreetModel?
  /// What is served over the pollutant's map, with the streets; nil without one.
  private let overMap: MethodOverMap?
  private var heldOut: [ChosenMethod: HeldOut] = [:]
  private var served: [Serving: HeldOut] = [:]
  private var servedOnStandIns: [StandInServing: HeldOut] = [:]
  private var errors: [ChosenMethod: SquaredErrorsByDay] = [:]
  private var ordered: [Ordering: OrderedErrors] = [:]

  private struct Serving: Hashable {
    let method: ChosenMethod
    let isOverMap: Bool
  }

  private struct StandInServing: Hashable {
    let method: ChosenMethod
    let kind: StandInKind
  }

  private struct Ordering: Hashable {
    let method: ChosenMethod
    let isOverStreets: Bool
  }

  /// Scores every method; nil where nothing can be left out.
  init?(
    _ history: StationHistory, hours: [Int], days: DayNumbers, streets: StreetModel? = nil,
    overMap: MethodOverMap? = nil
  ) throws(FieldError) {
    let weights = RobustHourWeights(history, hours: hours)
    guard let spread = HourlySpread(of: history, hours: hours, weights: weights) else { return nil }
    self.history = history
    self.hours = hours
    self.days = days
    self.spread = spread
    self.streets = streets?.kernel(for: history.pollutant) == nil ? nil : streets
    self.overMap = overMap
    search = try MethodSearch(ErrorMoments(history, hours: hours, weights: weights), spread: spread)
    let heldOut = try HeldOut(history, method: StationMean(spread: spread))
    mean = SquaredErrorsByDay(heldOut, hours: hours, days: days)
    self.heldOut[.mean] = heldOut
    errors[.mean] = mean
    guard mean.counts.contains(where: { $0.contains { $0 > 0 } }) else { return nil }
  }

  /// The calibration from all sites, or from all but one.
  func calibration(without site: Int? = nil) throws(FieldError) -> PollutantCalibration {
    let sites = sites(without: site)
    let trials = try MethodFamily.allCases.map { family throws(FieldError) in try trial(of: family, without: site) }
    let auto =
      trials.filter(\.beatsMean).min { $0.crossValidatedRMSE < $1.crossValidatedRMSE }?.choice ?? .mean
    let ordered = try ordered(auto, isOverStreets: false)
    var variogram = BuiltInParameters(for: history.pollutant).variogram
    if case .kriging(let best) = search.best(.kriging, without: site) { variogram = best }
    return PollutantCalibration(
      auto: auto, variogram: variogram, relativeSpread: spread.relativeSpread,
      quantiles: ordered.quantiles(without: site) ?? .gaussian, meanRMSE: mean.rmse(of: sites), trials: trials,
      readings: ordered.count(without: site), stations: sites.map { history.sites[$0].id })
  }

  /// The family's cross-validated errors: each site with the parameters that the other sites choose.
  private func trial(of family: MethodFamily, without left: Int?) throws(FieldError) -> MethodTrial {
    let sites = sites(without: left)
    let tables = try search.bestWithoutEach(family, besides: left).map { method throws(FieldError) in
      try errors(of: method)
    }
    let crossValidated = SquaredErrorsByDay.mixed(tables)
    let choice = search.best(family, without: left)
    let rmse = crossValidated.rmse(of: sites)
    let meanRMSE = mean.rmse(of: sites)
    let gain = GainBootstrap(of: crossValidated, over: mean, sites: sites)
    return MethodTrial(
      method: choice.id, choice: choice, crossValidatedRMSE: rmse, ratioToMean: Score.ratio(rmse, to: meanRMSE),
      gainProbabilityOverDays: gain.probabilityOverDays, gainProbabilityOverSites: gain.probabilityOverSites,
      inSampleRMSE: try errors(of: choice).rmse(of: sites))
  }

  /// What a method says of every reading of the whole history, told nothing of the reading's station.
  func heldOut(_ method: ChosenMethod) throws(FieldError) -> HeldOut {
    if let known = heldOut[method] { return known }
    let found = try HeldOut(history, method: method.interpolator(spread: spread))
    heldOut[method] = found
    return found
  }

  /// The method that is served: under streets another than without them.
  func servedMethod(_ calibration: PollutantCalibration) -> ChosenMethod {
    streets == nil ? calibration.auto : calibration.underStreets(for: history.pollutant)
  }

  /// What is served with a method: its own predictions, or those over a map, unless that is left out, or with the
  /// streets' part over it.
  func served(_ method: ChosenMethod, usesMap: Bool = true) throws(FieldError) -> HeldOut {
    let serving = Serving(method: method, isOverMap: usesMap && overMap != nil)
    if let known = served[serving] { return known }
    let found: HeldOut
    if let overMap, usesMap {
      found = try overMap.heldOut(history, method, spread: spread)
    } else if streets != nil {
      found = try predictions(method, of: history)
    } else {
      return try heldOut(method)
    }
    served[serving] = found
    return found
  }

  /// What is served with a method where something stands in for hours of the whole history, held against what was
  /// measured: its own predictions, or those with the streets' part over it.
  func served(_ method: ChosenMethod, on standIn: StandInHistory) throws(FieldError) -> HeldOut {
    let serving = StandInServing(method: method, kind: standIn.kind)
    if let known = servedOnStandIns[serving] { return known }
    let found = try predictions(method, of: standIn.figures).against(standIn)
    servedOnStandIns[serving] = found
    return found
  }

  /// What a method says of figures of the same sites, with the streets' part over it where there are any.
  private func predictions(_ method: ChosenMethod, of figures: StationHistory) throws(FieldError) -> HeldOut {
    let base = method.interpolator(spread: spread)
    guard let streets else { return try HeldOut(figures, method: base) }
    return try HeldOut(figures, base, over: streets)
  }

  /// Where readings of the part's hours lie around what is served with a method, at all sites but one; over a map as in
  /// a normal distribution, as the field has it.
  func servedQuantiles(
    _ method: ChosenMethod, without site: Int? = nil, usesMap: Bool = true
  ) throws(FieldError) -> ErrorQuantiles {
    guard overMap == nil || !usesMap else { return .gaussian }
    return try ordered(method, isOverStreets: streets != nil).quantiles(without: site) ?? .gaussian
  }

  private func sites(without site: Int?) -> [Int] { history.sites.indices.filter { $0 != site } }

  /// Where readings of the part's hours lie around what a method says by itself, or with the streets' part over it, at
  /// all sites.
  private func ordered(_ method: ChosenMethod, isOverStreets: Bool) throws(FieldError) -> OrderedErrors {
    let ordering = Ordering(method: method, isOverStreets: isOverStreets)
    if let known = ordered[ordering] { return known }
    let predictions = isOverStreets ? try served(method, usesMap: false) : try heldOut(method)
    let found = OrderedErrors(predictions, hours: hours)
    ordered[ordering] = found
    return found
  }

  private func errors(of method: ChosenMethod) throws(FieldError) -> SquaredErrorsByDay {
    if let known = errors[method] { return known }
    let found = SquaredErrorsByDay(try heldOut(method), hours: hours, days: days)
    errors[method] = found
    return found
  }
}
