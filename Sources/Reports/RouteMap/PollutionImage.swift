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
    let width = max(1, Int(frame.width.rounded()))
    let height = max(1, Int(frame.height.rounded()))
    let table = (0..<Self.steps).map {
      ramp.ink(atShare: (Double($0) + 0.5) / Double(Self.steps)).premultiplied(fadedBy: Self.opacity)
    }
    let perValue = Double(Self.steps) / (ramp.range.upperBound - ramp.range.lowerBound)
    let between = CellInterpolation(spec: raster.spec, values: raster.values)
    var picture = PixelPicture(width: width, height: height)
    for y in 0..<height {
      let row = (Double(y) + 0.5) / Double(height) * Double(raster.spec.rows)
      for x in 0..<width {
        let value = between.value(row: row, column: (Double(x) + 0.5) / Double(width) * Double(raster.spec.columns))
        guard !value.isNaN else { continue }
        let step = (Double(value) - ramp.range.lowerBound) * perValue
        picture.pixels[y * width + x] = table[Int(min(Double(Self.steps - 1), max(0, step)))]
      }
    }
    picture.paint(on: canvas, in: frame)
  }
}
