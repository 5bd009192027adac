internal import AirData
internal import AirField
internal import CCairo
internal import Geo

/// Hatches what nothing is known of.
struct MaskDrawing {
  private let map: MapFrame
  private let spec: GridSpec
  /// NaN where nothing is known.
  private let values: [Float]

  init(map: MapFrame, spec: GridSpec, values: [Float]) {
    self.map = map
    self.spec = spec
    self.values = values
  }

  init(map: MapFrame, report: HourReport, layer: MapLayer) {
    self.init(map: map, spec: report.spec, values: report.values(of: layer))
  }

  private static let spacing = 9.0

  func draw(on canvas: Canvas) {
    guard values.contains(where: \.isNaN) else { return }
    canvas.isolated {
      canvas.rectangle(map.frame)
      canvas.outline(values, spec, on: map)
      cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_clip_preserve(canvas.context)
      canvas.set(Ink(rgb: 0x8A929A).faded(0.16))
      cairo_fill(canvas.context)
      Self.hatch(canvas, map.frame)
    }
  }

  /// A small hatched frame, for legends.
  static func drawSample(in frame: Frame, on canvas: Canvas) {
    canvas.isolated {
      canvas.rectangle(frame)
      cairo_clip(canvas.context)
      hatch(canvas, frame)
    }
    canvas.stroke(frame, .rule, width: 0.8)
  }

  /// Slanting lines over a frame.
  static func hatch(_ canvas: Canvas, _ frame: Frame) {
    var x = frame.x - frame.height
    while x < frame.maxX {
      canvas.line(from: (x, frame.maxY), to: (x + frame.height, frame.y))
      x += spacing
    }
    canvas.set(Ink(rgb: 0x6F7780).faded(0.5))
    cairo_set_line_width(canvas.context, 0.8)
    cairo_stroke(canvas.context)
  }
}

extension Canvas {
  /// Takes the outline of the cells that have a value into the path.
  func outline(_ values: [Float], _ spec: GridSpec, on map: MapFrame) {
    for band in BandPolygons.all(spec: spec, values: values, thresholds: BandThresholds(bounds: [])) {
      for ring in band.polygons.flatMap(\.rings) { add(ring, on: map) }
    }
  }

  private func add(_ ring: [Coordinate], on map: MapFrame) {
    for (number, place) in ring.enumerated() {
      let point = map.point(place)
      if number == 0 { cairo_move_to(context, point.x, point.y) }
      cairo_line_to(context, point.x, point.y)
    }
    cairo_close_path(context)
  }
}

extension HourReport {
  /// The values of a layer, NaN throughout where the hour has none of it.
  func values(of layer: MapLayer) -> [Float] {
    let values: [Float]? =
      switch layer {
      case .index: index?.values
      case .pollutant(let pollutant): self[pollutant]?.values
      }
    return values ?? [Float](repeating: .nan, count: spec.count)
  }
}
