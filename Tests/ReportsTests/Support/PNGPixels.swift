import CCairo
import Foundation
import TestSupport

/// The pixels of a PNG file, colours from 0 to 1 and not multiplied by alpha.
struct PNGPixels {
  let width: Int
  let height: Int
  private let bytes: [UInt8]
  private let stride: Int

  init?(_ png: Data) {
    guard let folder = try? TemporaryFolder(), let path = try? folder.write(Array(png), as: "picture.png") else {
      return nil
    }
    let surface = cairo_image_surface_create_from_png(path)
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface))
    bytes = Array(UnsafeBufferPointer(start: data, count: height * stride))
  }

  subscript(row: Int, column: Int) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    let start = row * stride + column * 4
    let alpha = Double(bytes[start + 3]) / 255
    func channel(_ offset: Int) -> Double { alpha > 0 ? Double(bytes[start + offset]) / 255 / alpha : 0 }
    return (channel(2), channel(1), channel(0), alpha)
  }
}
