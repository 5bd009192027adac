/// Running sums of a nested score.
struct NestedTally {
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

  /// Adds what is served on some hours by what is chosen on others, with a method for each site that was chosen without
  /// its errors.
  mutating func add(
    _ part: CalibrationPart, _ methods: [ChosenMethod], scoredOn hours: [Int], isOverMap: Bool
  ) throws(FieldError) {
    let mean = try part.heldOut(.mean)
    for (site, method) in methods.enumerated() {
      let station = history.sites[site].id
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
