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
