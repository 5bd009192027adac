internal import AirField
internal import CCairo
internal import Foundation

/// A raster as a grey picture: 0 for nothing known, else 1 plus the value in steps.
struct PageRaster {
  /// What one step of grey stands for.
  let step: Double
  /// The picture as a PNG file.
  let png: Data

  private static let maxSteps = 254.0

  /// Rounds the values to a step that leaves room for the greatest, and none into another one of the bands, if any.
  init(_ values: [Float], spec: GridSpec, least: Double, bands: BandThresholds? = nil) throws(ReportsError) {
    let greatest = values.lazy.filter { !$0.isNaN }.max() ?? 0
    let step = greatest > 0 ? max(least, RoundNumber.notBelow(Double(greatest) / Self.maxSteps)) : least
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(spec.columns)))
    var bytes = [UInt8](repeating: 0, count: stride * spec.rows)
    for row in 0..<spec.rows {
      for column in 0..<spec.columns {
        let value = values[row * spec.columns + column]
        guard !value.isNaN else { continue }
        bytes[row * stride + column] = UInt8(1 + Self.steps(to: value, of: step, in: bands))
      }
    }
    self.step = step
    png = try Self.png(&bytes, spec: spec, stride: stride)
  }

  /// The steps that come nearest to a value, in its own band, since a page finds the category from them.
  static func steps(to value: Float, of step: Double, in bands: BandThresholds?) -> Double {
    let nearest = min(maxSteps, (Double(value) / step).rounded())
    guard let bands else { return nearest }
    let (own, other) = (bands.band(of: value), bands.band(of: Float(nearest * step)))
    if other < own { return min(maxSteps, nearest + 1) }
    return other > own ? nearest - 1 : nearest
  }

  private static func png(_ bytes: inout [UInt8], spec: GridSpec, stride: Int) throws(ReportsError) -> Data {
    let columns = Int32(spec.columns)
    let rows = Int32(spec.rows)
    let result = bytes.withUnsafeMutableBufferPointer { buffer in
      Result { () throws(ReportsError) in
        let surface = cairo_image_surface_create_for_data(
          buffer.baseAddress, CAIRO_FORMAT_A8, columns, rows, Int32(stride))
        defer { cairo_surface_destroy(surface) }
        return try ByteSink.collecting { cairo_surface_write_to_png_stream(surface, ByteSink.write, $0) }
      }
    }
    return try result.get()
  }
}
