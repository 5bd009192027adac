internal import AirData

/// Turns the values of a layer into colours.
struct ColorScale: Sendable {
  let thresholds: BandThresholds
  let scale: IndexScale
  let palette: Palette
  /// Whether values lie anywhere within a band, or are the bands themselves.
  private let isContinuous: Bool

  private init(_ thresholds: BandThresholds, _ scale: IndexScale, _ palette: Palette, isContinuous: Bool) {
    self.thresholds = thresholds
    self.scale = scale
    self.palette = palette
    self.isContinuous = isContinuous
  }

  /// The colours of a layer; of a pollutant that the scale does not rate, those between 0 and six times half its WHO
  /// guideline.
  init(_ layer: MapLayer, on scale: IndexScale, _ palette: Palette) {
    switch layer {
    case .index:
      self.init(BandThresholds(indexOn: scale), scale, palette, isContinuous: scale.isNumeric)
    case .pollutant(let pollutant):
      let guideline = Float(pollutant.guidelineMicrogramsPerCubicMeter)
      let own = BandThresholds(bounds: (1...5).map { guideline * Float($0) / 2 })
      self.init(BandThresholds(scale, pollutant) ?? own, scale, palette, isContinuous: true)
    }
  }

  /// Where a value lies: whole numbers are the borders of categories.
  func position(of value: Float) -> Double {
    let band = thresholds.band(of: value)
    let ordinal = Double(thresholds.ordinals[band] - 1)
    guard isContinuous else { return ordinal + 0.75 }
    let bounds = thresholds.bounds
    let low = band == 0 ? 0 : bounds[band - 1]
    let high =
      band < bounds.count ? bounds[band] : low + max(1, low - (bounds.count > 1 ? bounds[bounds.count - 2] : 0))
    return ordinal + min(0.999, max(0, Double((value - low) / (high - low))))
  }

  func ink(of value: Float) -> Ink { palette.ink(at: position(of: value), on: scale) }

  /// Where a value lies on the scale: 0 is its cleanest, 1 its most polluted end.
  func share(of value: Float) -> Double { position(of: value) / Double(scale.categories.count) }

  /// The colour at a share of the scale.
  func ink(atShare share: Double) -> Ink { palette.ink(at: share * Double(scale.categories.count), on: scale) }
}
