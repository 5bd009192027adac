internal import AirData
internal import AirField
internal import CCairo
internal import Geo

/// One page with title, map, legend, figures and credits: the one drawing of pictures and documents alike.
struct MapPage {
  static let width = 1200.0
  /// The height of a sheet of A4.
  static let tallest = 848.0
  /// What the column beside the map needs.
  private static let shortest = 660.0
  private static let top = 96.0
  private static let margin = 28.0
  private static let panelWidth = 272.0
  private static let widestPanel = 340.0
  /// From a map to the first line below it.
  private static let underMap = 20.0

  let report: HourReport
  let layer: MapLayer
  let base: BaseMap
  let palette: Palette
  let words: ReportWords
  private let hasPage: Bool
  private let hasDocument: Bool
  let height: Double
  private let credits: [String]

  /// Lays out a picture, no higher than its map and the names at its foot need.
  ///
  /// The canvas is only asked for the widths of texts.
  init(report: HourReport, layer: MapLayer, style: ReportStyle, measuring canvas: Canvas) {
    let credits = Self.credits(report, style, most: .max, canvas)
    let more = Credits.height(lines: max(0, credits.count - Self.usualCreditLines))
    self.init(report, layer: layer, style: style, credits: credits, height: Self.height(for: report.spec.box) + more)
  }

  /// Lays out a sheet of A4, at whose foot some lines of names have room: the others stand at the end of the document.
  init(sheetOf report: HourReport, layer: MapLayer, style: ReportStyle, measuring canvas: Canvas) {
    let credits = Self.credits(report, style, most: Self.maxCreditLines, canvas)
    self.init(report, layer: layer, style: style, credits: credits, height: Self.tallest)
  }

  private init(
    _ report: HourReport, layer: MapLayer, style: ReportStyle, credits: [String], height: Double
  ) {
    self.report = report
    self.layer = layer
    self.credits = credits
    self.height = height
    base = style.base
    palette = style.palette
    words = style.words
    hasPage = style.hasPage
    hasDocument = style.hasDocument
  }

  private static let usualCreditLines = 2
  private static let maxCreditLines = 3

  private static func credits(_ report: HourReport, _ style: ReportStyle, most: Int, _ canvas: Canvas) -> [String] {
    Credits(names: report.attribution, words: style.words).lines(width: width - 2 * margin, most: most, on: canvas)
  }

  private static func height(for box: BoundingBox) -> Double {
    let room = Frame(x: 0, y: 0, width: width - 3 * margin - panelWidth, height: tallest - top - 66)
    return max(shortest, (top + MapFrame(box, within: room).frame.height + 66).rounded())
  }

  /// Draws the page on a canvas of ``width`` by ``height`` points.
  func draw(on canvas: Canvas) {
    canvas.fill(Frame(x: 0, y: 0, width: Self.width, height: height), .paper)
    drawTitle(on: canvas)
    let footer = drawFooter(on: canvas)
    let room = Frame(
      x: Self.margin, y: Self.top, width: Self.width - 3 * Self.margin - Self.panelWidth, height: footer - Self.top - 14
    )
    let map = MapFrame(report.spec.box, within: room, isCentered: false)
    drawMap(map, on: canvas)
    // Beside a narrow map the column is wider.
    let left = map.frame.maxX + Self.margin
    let panel = Frame(
      x: left, y: Self.top, width: min(Self.widestPanel, Self.width - Self.margin - left), height: room.height)
    let under = map.frame.maxY + Self.underMap
    let below = Frame(x: Self.margin, y: under, width: map.frame.width, height: room.maxY - under)
    PanelDrawing(
      report: report, layer: layer, palette: palette, words: words, hasPage: hasPage, hasDocument: hasDocument
    ).draw(in: panel, below: below, on: canvas)
  }

  private func drawTitle(on canvas: Canvas) {
    canvas.writeFitted(
      words.title(of: report.city, layer.title(words)), TextStyle(size: 27, isBold: true, ink: .text), x: Self.margin,
      y: 52, width: Self.width - 2 * Self.margin)
    canvas.writeFitted(
      "\(words.moment(report.hour, in: report.zone)) · \(subtitle)", TextStyle(size: 15, ink: .softText),
      x: Self.margin, y: 78, width: Self.width - 2 * Self.margin)
  }

  private var subtitle: String {
    let scale = "\(words(ReportWords.scale)) \(report.scale.id.rawValue)"
    switch layer {
    case .index:
      guard let index = report.index, index.missing.isPartial else { return scale }
      let names = index.missingByShare ?? index.missing.missingPollutants.map(\.typeset).joined(separator: ", ")
      return "\(scale), \(words(ReportWords.partial)) \(names)"
    case .pollutant(let pollutant):
      let method =
        report[pollutant].map { ", \(words(ReportWords.method)) \(words(ReportWords.method($0.method)))" } ?? ""
      return "µg/m³, \(words(ReportWords.meanOfHour)); \(scale)\(method)"
    }
  }

  /// Writes who must be named at the foot; returns where the foot begins.
  private func drawFooter(on canvas: Canvas) -> Double {
    Credits.draw(credits, x: Self.margin, lastBaseline: height - 21, on: canvas)
    return height - 22 - Credits.height(lines: credits.count)
  }

  private func drawMap(_ map: MapFrame, on canvas: Canvas) {
    canvas.isolated {
      canvas.rectangle(map.frame)
      cairo_clip(canvas.context)
      let drawing = BaseMapDrawing(map: map, base: base)
      canvas.fill(map.frame, .land)
      drawing.drawGround(on: canvas)
      FieldImage(layer, of: report, palette: palette)?.paint(on: canvas, in: map.frame)
      PartialDrawing(map: map, report: report, layer: layer).draw(on: canvas)
      drawing.drawWaterOver(on: canvas)
      drawing.drawStreets(on: canvas)
      MaskDrawing(map: map, report: report, layer: layer).draw(on: canvas)
      let lines = IsolineDrawing(map: map, report: report, layer: layer, words: words)
      let labels = lines.draw(on: canvas)
      let furniture = MapFurniture(map: map)
      furniture.draw(on: canvas)
      StationDrawing(map: map, report: report, layer: layer, palette: palette, words: words)
        .draw(on: canvas, avoiding: labels + furniture.frames)
    }
    canvas.stroke(map.frame, .rule, width: 1)
  }
}
