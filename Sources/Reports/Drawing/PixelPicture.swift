internal import AirField
internal import CCairo
internal import Foundation

/// Premultiplied pixels, alpha in the highest byte, row after row from the upper left.
struct PixelPicture {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  /// A picture through which everything is seen.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  /// A picture at one pixel a point of a frame, over a grid that fills it: the pixel at a place in rows and columns
  /// from the north-western corner, nil where nothing is known.
  init(filling frame: Frame, with spec: GridSpec, pixel: (_ row: Double, _ column: Double) -> UInt32?) {
    self.init(width: max(1, Int(frame.width.rounded())), height: max(1, Int(frame.height.rounded())))
    for y in 0..<height {
      let row = (Double(y) + 0.5) / Double(height) * Double(spec.rows)
      for x in 0..<width {
        guard let color = pixel(row, (Double(x) + 0.5) / Double(width) * Double(spec.columns)) else { continue }
        pixels[y * width + x] = color
      }
    }
  }

  /// Paints the picture into a frame.
  func paint(on canvas: Canvas, in frame: Frame) {
    withSurface { surface in
      canvas.isolated {
        cairo_translate(canvas.context, frame.x, frame.y)
        cairo_scale(canvas.context, frame.width / Double(width), frame.height / Double(height))
        cairo_set_source_surface(canvas.context, surface, 0, 0)
        cairo_paint(canvas.context)
      }
      // A vector surface must not keep the picture beyond the life of its pixels.
      cairo_surface_flush(cairo_get_target(canvas.context))
      cairo_surface_finish(surface)
    }
  }

  /// The picture as a PNG file.
  func png() throws(ReportsError) -> Data {
    let result = withSurface { surface in
      Result { () throws(ReportsError) in
        try ByteSink.collecting { cairo_surface_write_to_png_stream(surface, ByteSink.write, $0) }
      }
    }
    return try result.get()
  }

  private func withSurface<Answer>(_ body: (OpaquePointer?) -> Answer) -> Answer {
    var pixels = pixels
    return pixels.withUnsafeMutableBytes { bytes in
      let surface = cairo_image_surface_create_for_data(
        bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)
      )
      defer { cairo_surface_destroy(surface) }
      return body(surface)
    }
  }
}
