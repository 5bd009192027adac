package import AirData
package import Foundation

/// How well every method predicts stations that it is not told, over a history of one pollutant.
package struct PollutantValidation: Sendable {
  /// One method's row.
  package struct Method: Sendable {
    /// The method, as ``FieldMethod`` writes it.
    package let id: String
    /// Its scores.
    package let scores: ScoreBreakdown
  }

  /// What was measured.
  package let pollutant: Pollutant
  /// The stations, ordered by id.
  package let sites: [StationHistory.Site]
  /// Number of hours with any reading.
  package let hours: Int
  /// Every method with one set of parameters from the whole history, the scored readings included.
  package let methods: [Method]
  /// The method that `auto` takes from the whole history, more closely.
  package let served: ServedValidation
  /// What `auto` serves, with method and parameters chosen on the other half and without the station.
  package let honest: NestedScore
  /// What `auto` would score without the pollutant's map; nil where no map counts.
  package var withoutMap: Score? { honest.withoutMap }

  /// Validates a history; nil where too few stations measured together to leave one out.
  /// - Parameters:
  ///   - history: What was measured.
  ///   - zone: The city's time zone.
  ///   - streets: With streets, mean and kriging have a further row each; they lie on the plane of the history's sites.
  ///   - winds: With winds, and a lee side of the streets, these rows have a further one each.
  ///   - maps: With a map of the pollutant, kriging over it has a row; where a station stands on it, `auto` is over it.
  /// - Throws: ``FieldError``.
  package init?(
    _ history: StationHistory, zone: TimeZone, streets: StreetModel? = nil, winds: HourlyWinds? = nil,
    maps: MapModel? = nil
  ) throws(FieldError) {
    let pollutant = history.pollutant
    // Asked for first, the kernel is shared by the streets below.
    let hasStreets = streets?.kernel(for: pollutant) != nil
    // A calibration's amplitude has seen the stations that are scored here.
    let unseen = streets?.withPriorOfOtherCities(for: pollutant)
    let counting = maps.flatMap { $0.counts(for: history) ? $0 : nil }
    guard let calibration = try Calibrator(history).calibrate(),
      let honest = try NestedScore(
        history, limit: pollutant.guidelineMicrogramsPerCubicMeter, streets: unseen,
        overMap: counting.map { MethodOverMap($0, streets: unseen, of: pollutant) })
    else {
      return nil
    }
    let spread = HourlySpread(relativeSpread: calibration.relativeSpread)
    let methods: [ChosenMethod] = [
      .mean, .nearest, .inverseDistance(power: 1), .inverseDistance(power: 2), .kriging(calibration.variogram),
    ]
    let plain = try methods.map { method throws(FieldError) in
      let heldOut = try HeldOut(history, method: method.interpolator(spread: spread))
      return Method(id: method.id, scores: ScoreBreakdown(heldOut, zone: zone))
    }
    served = try ServedValidation(
      hasStreets ? calibration.underStreets(for: pollutant) : calibration.auto, of: history, spread: spread,
      zone: zone, streets: streets, overMap: counting.map { MethodOverMap($0, streets: streets, of: pollutant) })
    let bases = [ChosenMethod.mean, .kriging(calibration.variogram)].map { $0.interpolator(spread: spread) }
    let withStreets = try Self.heldOut(history, bases, streets: streets, winds: winds)
    let withMap = try Self.heldOut(history, .kriging(calibration.variogram), spread: spread, streets: streets, maps)
    self.methods = plain + (withStreets + withMap).map { Method(id: $0.method, scores: ScoreBreakdown($0, zone: zone)) }
    self.pollutant = pollutant
    sites = history.sites
    hours = history.hours.count
    self.honest = honest
  }

  /// What a method says over the pollutant's map; nothing without one.
  private static func heldOut(
    _ history: StationHistory, _ base: ChosenMethod, spread: HourlySpread, streets: StreetModel?, _ maps: MapModel?
  ) throws(FieldError) -> [HeldOut] {
    guard let maps, maps.map(of: history.pollutant) != nil else { return [] }
    let method = MethodOverMap(maps, streets: streets, of: history.pollutant)
    return [try method.heldOut(history, base, spread: spread)]
  }

  /// What methods with streets say, without wind and, where there is any, with it.
  private static func heldOut(
    _ history: StationHistory, _ bases: [any LinearInterpolator], streets: StreetModel?, winds: HourlyWinds?
  ) throws(FieldError) -> [HeldOut] {
    guard let streets, streets.kernel(for: history.pollutant) != nil else { return [] }
    var heldOut = try bases.map { base throws(FieldError) in try HeldOut(history, base, over: streets) }
    if let winds, !winds.isEmpty, streets.calibration.leeContrasts[history.pollutant] != nil {
      heldOut += try bases.map { base throws(FieldError) in try HeldOut(history, base, over: streets, winds: winds) }
    }
    return heldOut
  }
}
