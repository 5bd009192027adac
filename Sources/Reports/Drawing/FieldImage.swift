internal import AirData
internal import AirField
internal import CCairo
internal import Foundation

/// The field of a layer as a picture of its own, transparent where nothing is known.
struct FieldImage {
  private let spec: GridSpec
  private let values: [Float]
  private let fading: [Float]
  private let colors: ColorScale
  private let isInterpolated: Bool

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
    let width = max(1, Int(frame.width.rounded()))
    let height = max(1, Int(frame.height.rounded()))
    var pixels = pixels(width: width, height: height)
    pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)
      )
      canvas.isolated {
        cairo_translate(canvas.context, frame.x, frame.y)
        cairo_scale(canvas.context, frame.width / Double(width), frame.height / Double(height))
        cairo_set_source_surface(canvas.context, surface, 0, 0)
        cairo_paint(canvas.context)
      }
      // A vector surface must not keep the picture beyond the life of its pixels.
      cairo_surface_flush(cairo_get_target(canvas.context))
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }

  /// Premultiplied pixels, alpha in the highest byte.
  private func pixels(width: Int, height: Int) -> [UInt32] {
    let steps = 1536
    let table = colors.table(steps: steps)
    let perPosition = Double(steps) / Double(colors.scale.categories.count)
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      let row = (Double(y) + 0.5) / Double(height) * Double(spec.rows)
      for x in 0..<width {
        let column = (Double(x) + 0.5) / Double(width) * Double(spec.columns)
        let cell = min(spec.rows - 1, Int(row)) * spec.columns + min(spec.columns - 1, Int(column))
        let value = isInterpolated ? interpolated(row: row, column: column, cell: cell) : values[cell]
        guard !value.isNaN else { continue }
        let step = min(steps - 1, Int(colors.position(of: value) * perPosition))
        pixels[y * width + x] = table[step].premultiplied(fadedBy: Double(fading[cell]))
      }
    }
    return pixels
  }

  /// Between the middles of four cells; the cell's own value where one of them is unknown.
  private func interpolated(row: Double, column: Double, cell: Int) -> Float {
    let top = max(0, min(Double(spec.rows) - 1.000001, row - 0.5))
    let left = max(0, min(Double(spec.columns) - 1.000001, column - 0.5))
    let first = Int(max(0, top)) * spec.columns + Int(max(0, left))
    guard spec.rows > 1, spec.columns > 1 else { return values[cell] }
    let down = Float(top - top.rounded(.down))
    let right = Float(left - left.rounded(.down))
    let upper = values[first] * (1 - right) + values[first + 1] * right
    let lower = values[first + spec.columns] * (1 - right) + values[first + spec.columns + 1] * right
    let value = upper * (1 - down) + lower * down
    return value.isNaN || values[cell].isNaN ? values[cell] : value
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
