internal import AirField
internal import Setup

extension GatheredHour {
  /// Why there can be nothing to draw, as far as that is seen before anything is computed.
  func reasonForNone(in setup: HeatmapSetup) -> NoReport? {
    guard let air else { return .noReading(failed: silence.failed) }
    return air.reasonForNone(
      of: setup.question.layer, in: setup.spec.box, maskDistanceMeters: setup.city.maskDistanceMeters)
  }
}
