internal import CCairo
internal import Foundation
internal import Geo

/// The base map as two pictures: what lies below the field and what lies above it.
struct BasePicture {
  let base: BaseMap
  let box: BoundingBox
  let font: ReportFont

  private static let longestSide = 1100.0

  private var map: MapFrame {
    let room = MapFrame(box, within: Frame(x: 0, y: 0, width: Self.longestSide, height: Self.longestSide)).frame
    return MapFrame(
      box, within: Frame(x: 0, y: 0, width: room.width.rounded(), height: room.height.rounded()), isCentered: false)
  }

  /// Land, parks and water, opaque.
  func ground() throws(ReportsError) -> Data {
    try picture(CAIRO_FORMAT_RGB24) { drawing, canvas in
      canvas.fill(drawing.map.frame, .land)
      drawing.drawGround(on: canvas)
    }
  }

  /// Streets and coasts, transparent elsewhere.
  func streets() throws(ReportsError) -> Data {
    try picture(CAIRO_FORMAT_ARGB32) { drawing, canvas in
      drawing.drawWaterOver(on: canvas)
      drawing.drawStreets(on: canvas)
    }
  }

  private func picture(_ format: cairo_format_t, _ draw: (BaseMapDrawing, Canvas) -> Void) throws(ReportsError) -> Data
  {
    let map = map
    let surface = cairo_image_surface_create(
      format, Int32(map.frame.width.rounded(.up)), Int32(map.frame.height.rounded(.up)))
    let canvas = try Canvas(surface: surface, font: font)
    draw(BaseMapDrawing(map: map, base: base), canvas)
    return try canvas.png()
  }
}
