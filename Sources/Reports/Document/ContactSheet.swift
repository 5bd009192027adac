internal import AirField
internal import CCairo
internal import Foundation
internal import Geo

/// Every hour's map in small, side by side.
struct ContactSheet {
  let hours: [Date]
  let reports: [HourReport]
  let layer: MapLayer
  let style: ReportStyle
  let zone: TimeZone

  private static let gap = 8.0
  private static let labelHeight = 15.0

  func draw(in frame: Frame, on canvas: Canvas) {
    guard let box = reports.first?.spec.box else { return }
    let size = MapFrame(box, within: Frame(x: 0, y: 0, width: 1000, height: 1000)).frame
    let (columns, height) = Self.layout(hours.count, aspect: size.width / size.height, in: frame)
    let width = height * size.width / size.height
    let byHour = Dictionary(reports.map { ($0.hour, $0) }, uniquingKeysWith: { first, _ in first })
    let clocks = LocalHour.clocks(hours, in: zone)
    let days = style.words.dayMarks(hours, in: zone)
    for (number, hour) in hours.enumerated() {
      let place = Frame(
        x: frame.x + Double(number % columns) * (width + Self.gap),
        y: frame.y + Double(number / columns) * (height + Self.labelHeight + Self.gap) + Self.labelHeight, width: width,
        height: height)
      let clock = clocks[number].clock + (clocks[number].offset.map { " (\($0))" } ?? "")
      let label = (days[number].map { "\($0), " } ?? "") + clock
      canvas.writeFitted(label, TextStyle(size: 11, ink: .softText), x: place.x, y: place.y - 4, width: width)
      draw(byHour[hour], in: place, on: canvas)
    }
  }

  /// The columns, and the greatest height of a map with which all fit.
  private static func layout(_ count: Int, aspect: Double, in frame: Frame) -> (columns: Int, height: Double) {
    let choices = (1...max(1, count)).map { columns -> (columns: Int, height: Double) in
      let rows = Double((count + columns - 1) / columns)
      let wide = ((frame.width + gap) / Double(columns) - gap) / aspect
      let high = (frame.height + gap) / rows - gap - labelHeight
      return (columns, min(wide, high))
    }
    return choices.max { $0.height < $1.height } ?? (1, 1)
  }

  private func draw(_ report: HourReport?, in place: Frame, on canvas: Canvas) {
    canvas.isolated {
      canvas.rectangle(place)
      cairo_clip(canvas.context)
      canvas.fill(place, .land)
      guard let report else { return MaskDrawing.hatch(canvas, place) }
      let map = MapFrame(report.spec.box, within: place)
      let field = FieldImage(layer, of: report, palette: style.palette)
      field?.paint(on: canvas, in: place)
      PartialDrawing(map: map, report: report, layer: layer).draw(on: canvas)
      MaskDrawing(map: map, report: report, layer: layer).draw(on: canvas)
      canvas.set(Ink.text.faded(0.55))
      cairo_set_line_width(canvas.context, 0.6)
      for line in style.base.coast {
        for (start, end) in zip(line, line.dropFirst()) { canvas.line(from: map.point(start), to: map.point(end)) }
      }
      cairo_stroke(canvas.context)
      for station in report.stations where report.spec.box.contains(station.coordinate) {
        let point = map.point(station.coordinate)
        canvas.circle(x: point.x, y: point.y, radius: 1.4)
        canvas.set(.text)
        cairo_fill(canvas.context)
      }
    }
    canvas.stroke(place, .rule, width: 0.8)
  }
}
