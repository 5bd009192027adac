internal import AirData
internal import AirField

/// The field of a layer as a picture of its own, transparent where nothing is known.
struct FieldImage {
  private let spec: GridSpec
  private let values: [Float]
  private let fading: [Float]
  private let colors: ColorScale
  private let isInterpolated: Bool

  private static let steps = 1536
  /// How much of the map below shows through at best, and where the field is least certain.
  private static let opacity: ClosedRange<Float> = 0.40...0.86
  /// Relative uncertainties between which the colour fades.
  static let fadingRange: ClosedRange<Float> = 0.3...1

  /// Takes a layer; nil where the report has none of it.
  init?(_ layer: MapLayer, of report: HourReport, palette: Palette) {
    spec = report.spec
    colors = ColorScale(layer, on: report.scale, palette)
    switch layer {
    case .index:
      guard let index = report.index else { return nil }
      values = index.values
      fading = Self.fading(of: index, report)
      // An index is computed, never interpolated: its cells are drawn as they are.
      isInterpolated = false
    case .pollutant(let pollutant):
      guard let raster = report[pollutant] else { return nil }
      values = raster.values
      fading = zip(raster.sigmas, raster.values).map { Self.opacity(sigma: $0, value: $1) }
      isInterpolated = true
    }
  }

  /// An index is as uncertain as the pollutant that decides it.
  private static func fading(of index: IndexRaster, _ report: HourReport) -> [Float] {
    var fading = [Float](repeating: opacity.upperBound, count: index.values.count)
    for raster in report.layers {
      for cell in fading.indices where index.mainPollutant(at: cell) == raster.pollutant {
        fading[cell] = opacity(sigma: raster.sigmas[cell], value: raster.values[cell])
      }
    }
    return fading
  }

  private static func opacity(sigma: Float, value: Float) -> Float {
    let relative = sigma / max(value, 1e-6)
    guard relative.isFinite else { return opacity.upperBound }
    let share = (relative - fadingRange.lowerBound) / (fadingRange.upperBound - fadingRange.lowerBound)
    return opacity.upperBound - (opacity.upperBound - opacity.lowerBound) * min(1, max(0, share))
  }

  /// Paints the field into a frame, at one pixel a point.
  func paint(on canvas: Canvas, in frame: Frame) {
    let table = ColorTable(steps: Self.steps) { colors.ink(atShare: $0) }
    let between = CellInterpolation(spec: spec, values: values)
    PixelPicture(filling: frame, with: spec) { row, column in
      let cell = spec.cell(row: row, column: column)
      let value = isInterpolated ? between.value(row: row, column: column) : values[cell]
      return value.isNaN ? nil : table[colors.share(of: value)].premultiplied(fadedBy: Double(fading[cell]))
    }.paint(on: canvas, in: frame)
  }
}

extension Ink {
  /// The colour, faded, as a premultiplied pixel of cairo.
  func premultiplied(fadedBy strength: Double) -> UInt32 {
    let alpha = alpha * strength
    // Truncated: rounding is a call of the mathematical library, and there are millions of these.
    func channel(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
    return channel(alpha) << 24 | channel(red * alpha) << 16 | channel(green * alpha) << 8 | channel(blue * alpha)
  }
}
