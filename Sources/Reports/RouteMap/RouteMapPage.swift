internal import AirData
internal import Geo

/// One page with title, map, table, legend and credits: the one drawing of PNG and SVG alike.
struct RouteMapPage {
  static let width = 1200.0
  private static let top = 96.0
  private static let margin = 28.0
  private static let panelWidth = 336.0
  private static let tallest = 900.0
  private static let shortest = 560.0

  let routes: RouteMap
  let base: BaseMap
  let words: ReportWords
  let height: Double
  private let panel: RoutePanelDrawing
  private let credits: [String]

  /// Lays out the page; the canvas is only asked for the widths of texts.
  init(_ routes: RouteMap, base: BaseMap, words: ReportWords, measuring canvas: Canvas) {
    self.routes = routes
    self.base = base
    self.words = words
    panel = RoutePanelDrawing(routes, words: words)
    credits = Credits(names: routes.attribution, words: words).lines(width: Self.width - 2 * Self.margin, on: canvas)
    let footer = Credits.height(lines: credits.count) + 30
    let room = Frame(x: 0, y: 0, width: Self.mapWidth, height: Self.tallest - Self.top - footer)
    let map = MapFrame(routes.box, within: room).frame.height
    let needed = max(map, panel.height(Self.panelWidth, on: canvas))
    height = max(Self.shortest, (Self.top + needed + footer).rounded(.up))
  }

  private static var mapWidth: Double { width - 3 * margin - panelWidth }

  /// Draws the page on a canvas of ``width`` by ``height`` points.
  func draw(on canvas: Canvas) {
    canvas.fill(Frame(x: 0, y: 0, width: Self.width, height: height), .paper)
    let wide = Self.width - 2 * Self.margin
    canvas.writeFitted(
      routes.title(words), TextStyle(size: 27, isBold: true, ink: .text), x: Self.margin, y: 52, width: wide)
    canvas.writeFitted(routes.subtitle(words), TextStyle(size: 15, ink: .softText), x: Self.margin, y: 78, width: wide)
    let foot = drawFooter(on: canvas)
    let room = Frame(x: Self.margin, y: Self.top, width: Self.mapWidth, height: foot - Self.top - 12)
    RouteMapDrawing(routes, base: base, map: MapFrame(routes.box, within: room, isCentered: false)).draw(on: canvas)
    panel.draw(
      in: Frame(
        x: Self.width - Self.margin - Self.panelWidth, y: Self.top, width: Self.panelWidth, height: room.height),
      on: canvas)
  }

  /// Writes who must be named at the foot; returns where the foot begins.
  private func drawFooter(on canvas: Canvas) -> Double {
    Credits.draw(credits, x: Self.margin, lastBaseline: height - 18, on: canvas)
    return height - 14 - Credits.height(lines: credits.count)
  }
}

extension RouteMap {
  /// `Valencia: ways on foot`.
  func title(_ words: ReportWords) -> String { words.title(of: city, words(RouteWords.title(trip.mode))) }

  /// When one leaves, and the hour whose air is drawn.
  func subtitle(_ words: ReportWords) -> String {
    let clock = LocalHour(trip.departure, in: zone).clock
    return "\(words(RouteWords.leaving)) \(clock) · \(words(RouteWords.airOf)) \(words.moment(air.hour, in: zone))"
  }
}
