internal import AirData

/// Turns the values of a layer into colours.
struct ColorScale: Sendable {
  let thresholds: BandThresholds
  private let layer: MapLayer
  private let scale: IndexScale
  private let palette: Palette
  /// Whether values lie anywhere within a band, or are the bands themselves.
  private let isContinuous: Bool

  /// The colours of a layer: the scale's for its index, and for a pollutant those of its concentration.
  init(_ layer: MapLayer, on scale: IndexScale, _ palette: Palette) {
    thresholds = BandThresholds(layer, on: scale)
    self.layer = layer
    self.scale = scale
    self.palette = palette
    isContinuous = layer != .index || scale.isNumeric
  }

  /// Where in its step a value lies that is the step itself.
  private static let placeOfBand = 0.75

  /// Where a value lies: whole numbers are the borders of its steps.
  func position(of value: Float) -> Double {
    let band = thresholds.band(of: value)
    let ordinal = Double(thresholds.ordinals[band] - 1)
    guard isContinuous else { return ordinal + Self.placeOfBand }
    let bounds = thresholds.bounds
    let low = band == 0 ? 0 : bounds[band - 1]
    let high =
      band < bounds.count ? bounds[band] : low + max(1, low - (bounds.count > 1 ? bounds[bounds.count - 2] : 0))
    return ordinal + min(0.999, max(0, Double((value - low) / (high - low))))
  }

  /// The colour of a value.
  func ink(of value: Float) -> Ink { ink(at: position(of: value)) }

  /// The one colour that stands for a step, counted from 1: that of its middle, or the colour in which all of it is
  /// drawn.
  func ink(ofStep ordinal: Int) -> Ink {
    ink(at: Double(ordinal - 1) + (isContinuous ? 0.5 : Self.placeOfBand))
  }

  /// Where a value lies on the scale: 0 is its cleanest, 1 its most polluted end.
  func share(of value: Float) -> Double { position(of: value) / Double(LayerClass.count) }

  /// The colour at a share of the scale.
  func ink(atShare share: Double) -> Ink { ink(at: share * Double(LayerClass.count)) }

  /// The colour at a position; see ``position(of:)``.
  func ink(at position: Double) -> Ink { palette.ink(at: position, of: layer, on: scale) }
}
