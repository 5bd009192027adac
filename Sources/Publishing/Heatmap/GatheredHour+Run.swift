internal import AirField
internal import Setup

extension GatheredHour {
  /// Why there can be nothing to draw, as far as that is seen before anything is computed.
  func reasonForNone(in run: HeatmapRun) -> NoReport? {
    guard let air else { return .noReading(failed: silence.failed) }
    return air.reasonForNone(
      of: run.question.layer, in: run.spec.box, maskDistanceMeters: run.city.maskDistanceMeters)
  }
}
