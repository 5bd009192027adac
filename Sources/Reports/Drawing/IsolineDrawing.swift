internal import AirData
internal import CCairo
internal import Geo

/// Thin lines of equal concentration with their value.
struct IsolineDrawing {
  let map: MapFrame
  let report: HourReport
  let layer: MapLayer
  let words: ReportWords

  private static let shortestLabelledPoints = 110.0

  /// Draws the lines; returns where their values stand.
  func draw(on canvas: Canvas) -> [Frame] {
    // The cells of an index are steps: lines between them would say more than is known.
    guard case .pollutant(let pollutant) = layer, let raster = report[pollutant],
      let figures = report.statistics[layer]
    else { return [] }
    let least = raster.values.lazy.filter { !$0.isNaN }.min() ?? 0
    let levels = Isolines.levels(from: least, to: Float(figures.maximum))
    var labels: [Frame] = []
    for isolines in Isolines.all(spec: report.spec, values: raster.values, at: levels) {
      let lines = isolines.lines.map { line in line.map(map.point) }
      canvas.set(Ink.text.faded(0.45))
      cairo_set_line_width(canvas.context, 0.9)
      for line in lines { trace(line, on: canvas) }
      cairo_stroke(canvas.context)
      if let label = label(words.number(Double(isolines.value), decimals: 1), lines, avoiding: labels, on: canvas) {
        labels.append(label)
      }
    }
    return labels
  }

  private func trace(_ line: [(x: Double, y: Double)], on canvas: Canvas) {
    guard let first = line.first else { return }
    var last = first
    cairo_move_to(canvas.context, first.x, first.y)
    for (number, point) in line.enumerated().dropFirst() {
      guard abs(point.x - last.x) + abs(point.y - last.y) > 1 || number == line.count - 1 else { continue }
      cairo_line_to(canvas.context, point.x, point.y)
      last = point
    }
  }

  /// Writes the value in the middle of the longest line that is long enough.
  private func label(
    _ text: String, _ lines: [[(x: Double, y: Double)]], avoiding taken: [Frame], on canvas: Canvas
  ) -> Frame? {
    let longest = lines.max { Self.length($0) < Self.length($1) }
    guard let longest, Self.length(longest) > Self.shortestLabelledPoints else { return nil }
    canvas.setFont(size: 11)
    let width = canvas.width(of: text)
    for share in [0.5, 0.3, 0.7] {
      let point = longest[Int(Double(longest.count - 1) * share)]
      let frame = Frame(x: point.x - width / 2 - 2, y: point.y - 7, width: width + 4, height: 14)
      let isInside = frame.x > map.frame.x + 4 && frame.maxX < map.frame.maxX - 4
      guard isInside, !taken.contains(where: { $0.intersects(frame) }) else { continue }
      canvas.writeHaloed(text, x: point.x, y: point.y + 4, Ink.text.faded(0.8), anchor: 0.5)
      return frame
    }
    return nil
  }

  private static func length(_ line: [(x: Double, y: Double)]) -> Double {
    zip(line, line.dropFirst()).reduce(0) { $0 + abs($1.0.x - $1.1.x) + abs($1.0.y - $1.1.y) }
  }
}
