internal import AirField

/// The pollution of a map of routes as a picture, transparent where nothing is known.
struct PollutionImage {
  private let raster: PollutionRaster
  private let ramp: PollutionRamp

  /// How much of the map below shows through.
  static let opacity = 0.66
  private static let steps = 512

  /// Takes a raster; nil where it knows nothing.
  init?(_ raster: PollutionRaster) {
    guard let ramp = PollutionRamp(raster.values) else { return nil }
    self.raster = raster
    self.ramp = ramp
  }

  /// Paints the field into a frame, at one pixel a point.
  func paint(on canvas: Canvas, in frame: Frame) {
    let table = ColorTable(steps: Self.steps) { ramp.ink(atShare: $0).premultiplied(fadedBy: Self.opacity) }
    let between = CellInterpolation(spec: raster.spec, values: raster.values)
    PixelPicture(filling: frame, with: raster.spec) { row, column in
      let value = between.value(row: row, column: column)
      return value.isNaN ? nil : table[ramp.share(of: Double(value))]
    }.paint(on: canvas, in: frame)
  }
}
