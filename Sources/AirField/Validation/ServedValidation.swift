internal import Foundation

/// The method that `auto` takes from a whole history, looked at more closely: what a page of plots shows.
package struct ServedValidation: Sendable {
  /// The method, as ``FieldMethod`` writes it.
  package let method: String
  /// Its scores.
  package let scores: ScoreBreakdown
  /// Its predictions against what was measured.
  package let histogram: PredictionHistogram
  /// Its scores by season and hour of the day, 24 for each; a count of zero where there is none.
  package let bySeasonAndHour: [ScoreBreakdown.Season: [Score]]

  /// - Throws: ``FieldError``.
  init(
    _ method: ChosenMethod, of history: StationHistory, spread: HourlySpread, zone: TimeZone,
    streets: StreetModel? = nil, overMap: MethodOverMap? = nil
  ) throws(FieldError) {
    let base = method.interpolator(spread: spread)
    let heldOut: HeldOut
    if let overMap {
      heldOut = try overMap.heldOut(history, method, spread: spread)
    } else if let streets {
      heldOut = try HeldOut(history, base, over: streets)
    } else {
      heldOut = try HeldOut(history, method: base)
    }
    self.method = heldOut.method
    scores = ScoreBreakdown(heldOut, zone: zone)
    histogram = PredictionHistogram(heldOut)
    bySeasonAndHour = ScoreBreakdown.bySeasonAndHour(heldOut, zone: zone)
  }
}
