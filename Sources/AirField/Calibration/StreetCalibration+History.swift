extension StreetCalibration {
  /// This calibration, with what a city's history says in place of what other cities do.
  package func updated(with calibration: FieldCalibration?) -> StreetCalibration {
    let tried = calibration?.pollutants.compactMapValues { $0.streets?.part } ?? [:]
    var updated = self
    updated.parts.merge(tried) { _, tried in tried }
    return updated
  }
}
