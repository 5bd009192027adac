internal import AirData
internal import CCairo
internal import Geo

/// The stations, each with its value and name where these have room.
struct StationDrawing {
  let map: MapFrame
  let report: HourReport
  let layer: MapLayer
  let palette: Palette
  let words: ReportWords

  private static let radius = 6.5
  private static let nameSize = 10.5
  private static let nameLeading = 12.0
  /// Longer names take more lines.
  private static let longestName = 190.0
  private static let maxNameLines = 3

  func draw(on canvas: Canvas, avoiding taken: [Frame]) {
    let shown = report.stations.compactMap {
      station -> (station: ReportStation, value: Double, x: Double, y: Double)? in
      guard map.box.contains(station.coordinate), let value = station.value(of: layer) else { return nil }
      let point = map.point(station.coordinate)
      return (station, value, point.x, point.y)
    }
    let colors = ColorScale(layer, on: report.scale, palette)
    var taken = taken
    for item in shown {
      Self.mark(
        x: item.x, y: item.y, colors.ink(of: Float(item.value)), isMeasured: item.station.isMeasured(layer),
        isPartial: item.station.isPartial(layer), on: canvas)
      taken.append(Frame(x: item.x - 8, y: item.y - 8, width: 16, height: 16))
    }
    var room = LabelRoom(in: map.frame, avoiding: taken)
    for item in shown { label(item.station, item.value, x: item.x, y: item.y, &room, on: canvas) }
  }

  /// A disc in the colour of the value; hollow where nothing was measured, hatched where the index is partial.
  static func mark(
    x: Double, y: Double, _ ink: Ink, isMeasured: Bool, isPartial: Bool = false, on canvas: Canvas
  ) {
    canvas.circle(x: x, y: y, radius: radius + 1.8)
    canvas.set(.white)
    cairo_fill(canvas.context)
    canvas.circle(x: x, y: y, radius: radius)
    canvas.set(ink)
    cairo_fill(canvas.context)
    if isPartial { hatch(x: x, y: y, on: canvas) }
    if !isMeasured { hollow(x: x, y: y, on: canvas) }
    canvas.circle(x: x, y: y, radius: radius)
    canvas.set(.text)
    cairo_set_line_width(canvas.context, 1.4)
    cairo_stroke(canvas.context)
  }

  private static func hatch(x: Double, y: Double, on canvas: Canvas) {
    canvas.isolated {
      canvas.circle(x: x, y: y, radius: radius)
      cairo_clip(canvas.context)
      PartialDrawing.hatch(canvas, Frame(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }
  }

  private static func hollow(x: Double, y: Double, on canvas: Canvas) {
    canvas.circle(x: x, y: y, radius: radius * 0.45)
    canvas.set(.white)
    cairo_fill_preserve(canvas.context)
    canvas.set(Ink.text.faded(0.7))
    cairo_set_line_width(canvas.context, 0.8)
    cairo_stroke(canvas.context)
  }

  /// Writes value and name on the first side that is free, the value alone where the name has no room, and nothing
  /// where neither has: the dot has the colour of the value.
  private func label(
    _ station: ReportStation, _ value: Double, x: Double, y: Double, _ room: inout LabelRoom, on canvas: Canvas
  ) {
    canvas.setFont(size: Self.nameSize)
    var name = canvas.lines(of: station.name, width: Self.longestName)
    if name.count > Self.maxNameLines { name = name.prefix(Self.maxNameLines - 1) + ["…"] }
    let nameWidth = name.map { canvas.width(of: $0) }.max() ?? 0
    let nameHeight = Self.nameLeading * Double(max(1, name.count))
    canvas.setFont(size: 14, isBold: true)
    let figure = layer == .index ? value.text(decimals: 0) : words.figure(value)
    let number = station.isPartial(layer) ? "≥\u{202F}\(figure)" : figure
    let size = LabelRoom.Label(
      figureWidth: canvas.width(of: number), nameWidth: nameWidth, nameHeight: nameHeight)
    guard let place = room.take(size, x: x, y: y) else { return }
    canvas.writeHaloed(number, x: place.x, y: place.y, .text, anchor: place.anchor, halo: 3.5)
    guard place.hasName else { return }
    canvas.setFont(size: Self.nameSize)
    for (number, line) in name.enumerated() {
      canvas.writeHaloed(
        line, x: place.x, y: place.y + Self.nameLeading * Double(number + 1), Ink.text.faded(0.85), anchor: place.anchor
      )
    }
  }
}

extension ReportStation {
  /// What the station says of a layer, nil where it says nothing.
  func value(of layer: MapLayer) -> Double? {
    switch layer {
    case .index: index
    case .pollutant(let pollutant): concentrations[pollutant]
    }
  }
}
