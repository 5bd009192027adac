internal import AirData
internal import CCairo
internal import Foundation
internal import Geo

/// A map of routes as one HTML file: ground and pollution as a picture, all else as lines and text that answer to
/// pointer and keyboard.
struct RouteMapHTML {
  private let routes: RouteMap
  private let words: ReportWords
  private let map: MapFrame
  private let drawing: RouteDrawing
  private let table: RouteTable
  private let ground: Data

  private static let width = 1000.0
  private static let height = 860.0
  /// Pixels of the ground to a point of the drawing, for dense screens.
  private static let density = 1.5

  init(_ routes: RouteMap, base: BaseMap, language: Language, font: ReportFont) throws(ReportsError) {
    let words = ReportWords(language: language)
    let fitted = MapFrame(routes.box, within: Frame(x: 0, y: 0, width: Self.width, height: Self.height)).frame
    self.routes = routes
    self.words = words
    map = MapFrame(
      routes.box, within: Frame(x: 0, y: 0, width: fitted.width.rounded(), height: fitted.height.rounded()),
      isCentered: false)
    drawing = RouteDrawing(routes, on: map)
    table = RouteTable(routes, words: words)
    ground = try Self.ground(routes, on: base, in: map, font: font)
  }

  private static func ground(
    _ routes: RouteMap, on base: BaseMap, in map: MapFrame, font: ReportFont
  ) throws(ReportsError) -> Data {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32((map.frame.width * density).rounded(.up)),
      Int32((map.frame.height * density).rounded(.up)))
    let canvas = try Canvas(surface: surface, font: font)
    cairo_scale(canvas.context, density, density)
    RouteMapDrawing(routes, base: base, map: map).drawGround(on: canvas)
    return try canvas.png()
  }

  /// The file.
  var data: Data {
    Data(
      """
      <!doctype html>
      <html lang="\(words.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'">
      <title>\(escaped(routes.title(words)))</title>
      <link rel="icon" href="data:,">
      <style>
      \(WebFiles.routesCSS)</style>
      </head>
      <body>
      <header><h1>\(escaped(routes.title(words)))</h1>
      <p class="soft">\(escaped(routes.subtitle(words)))</p></header>
      <main>
      <figure>\(picture)</figure>
      <section>
      \(figures)
      <p class="soft screen">\(escaped(words(RouteWords.hint)))</p>
      \(RouteMapLegend(routes, words: words).html)
      <ul class="soft">\(routes.notes(words).map { "<li>\(escaped($0))</li>" }.joined())</ul>
      </section>
      </main>
      <footer class="soft">\(escaped(Credits(names: routes.attribution, words: words).text))</footer>
      <script>
      \(WebFiles.routesJS)</script>
      </body>
      </html>

      """.utf8)
  }

  private func escaped(_ text: String) -> String { XMLText.escaped(text) }
  private func number(_ value: Double) -> String { value.text(decimals: 1) }

  private func dashes(_ pen: RoutePen) -> String {
    pen.dashes.isEmpty ? "" : " stroke-dasharray=\"\(pen.dashes.map(number).joined(separator: " "))\""
  }

  // MARK: Map

  private var picture: String {
    let frame = map.frame
    let zones = routes.zones.map { zone in
      let center = map.point(zone.center)
      return
        "<circle class=\"zone\(zone.isForbidden ? " closed" : "")\" cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" "
        + "r=\"\(number(zone.radiusMeters / map.metersPerPoint))\"/>"
    }
    // The first lies on top, where it is alone with the reader's finger.
    let lines = table.rows.indices.reversed().map { line($0) }
    let ends = drawing.signs.reversed().map { end($0) }
    return """
      <svg viewBox="0 0 \(number(frame.width)) \(number(frame.height))" role="group" aria-label="\(escaped(routes.title(words)))">
      <image href="data:image/png;base64,\(ground.base64EncodedString())" width="\(number(frame.width))" height="\(number(frame.height))"/>
      \((zones + lines + ends + [scaleBar, north]).joined(separator: "\n"))
      </svg>
      """
  }

  private func line(_ index: Int) -> String {
    let row = table.rows[index]
    let pen = drawing.pens[index]
    let path = drawing.lanes[index].enumerated()
      .map { "\($0 == 0 ? "M" : "L")\(number($1.x)) \(number($1.y))" }.joined()
    let hollow =
      pen.isHollow ? "<path class=\"core\" d=\"\(path)\" stroke-width=\"\(number(pen.width * 0.32))\"/>" : ""
    let badge = drawing.badges[index]
    let label = "\(row.number) \(row.name): \(row.time), \(row.distance), \(words(RouteWords.burden)) \(row.burden)"
    return """
      <g class="route" data-route="\(row.number)" tabindex="0" role="img" aria-label="\(escaped(label))"><title>\(escaped(label))</title>
      <path class="reach" d="\(path)"/><path class="casing" d="\(path)" stroke-width="\(number(pen.width + 2 * RoutePen.casing))"/>
      <path d="\(path)" stroke="\(pen.ink.hex)" stroke-width="\(number(pen.width))"\(dashes(pen))\(pen.dashes.isEmpty ? "" : " stroke-linecap=\"butt\"")/>\(hollow)
      <g class="sign"><circle cx="\(number(badge.x))" cy="\(number(badge.y))" r="\(number(RouteDrawing.badgeRadius))" fill="\(pen.ink.hex)" stroke="#fff" \
      stroke-width="1.6"/><text x="\(number(badge.x))" y="\(number(badge.y + 4))" fill="\(pen.ink.contrasting.hex)">\(row.number)</text></g></g>
      """
  }

  private func end(_ sign: RouteSign) -> String {
    let (place, radius) = (sign.place, RouteDrawing.endRadius)
    return
      "<g class=\"end sign\"><rect x=\"\(number(place.x - sign.reachPoints - radius))\" y=\"\(number(place.y - radius))\" "
      + "width=\"\(number(2 * (sign.reachPoints + radius)))\" height=\"\(number(2 * radius))\" rx=\"\(number(radius))\"/>"
      + "<text x=\"\(number(place.x))\" y=\"\(number(place.y + 4.6))\">\(sign.text)</text></g>"
  }

  private var scaleBar: String {
    let furniture = MapFurniture(map: map)
    let width = furniture.barMeters / map.metersPerPoint
    let y = map.frame.height - 18
    return "<g class=\"bar\"><rect x=\"10\" y=\"\(number(y - 22))\" width=\"\(number(width + 20))\" height=\"32\"/>"
      + "<path d=\"M20 \(number(y - 5))V\(number(y))H\(number(20 + width))V\(number(y - 5))\"/>"
      + "<text x=\"\(number(20 + width / 2))\" y=\"\(number(y - 8))\">\(furniture.barText)</text></g>"
  }

  private var north: String {
    let x = map.frame.width - 26
    return "<g class=\"bar north\"><rect x=\"\(number(x - 15))\" y=\"10\" width=\"30\" height=\"46\"/>"
      + "<path class=\"arrow\" d=\"M\(number(x)) 15l7 20l-7 -5l-7 5z\"/><text x=\"\(number(x))\" y=\"50\">N</text></g>"
  }

  // MARK: Table

  private var figures: String {
    let heads = [
      RouteWords.time, RouteWords.distance, RouteWords.burden, RouteWords.index,
    ].map { escaped(words($0)) }
    let doses = table.pollutants.map { escaped($0.typeset) }
    let head = (heads + doses).map { "<th scope=\"col\">\($0)</th>" }.joined()
    return """
      <div class="scroll"><table>
      <thead><tr>\(head)</tr></thead>
      \(table.rows.indices.map { row($0) }.joined(separator: "\n"))
      </table></div>
      """
  }

  private func row(_ index: Int) -> String {
    let row = table.rows[index]
    let pen = drawing.pens[index]
    let core = pen.isHollow ? "<path d=\"M4 8H44\" stroke=\"#fff\" stroke-width=\"\(number(pen.width * 0.32))\"/>" : ""
    let sample =
      "<svg class=\"sample\" viewBox=\"0 0 48 16\" aria-hidden=\"true\"><path d=\"M4 8H44\" stroke=\"#fff\" "
      + "stroke-width=\"\(number(pen.width + 2 * RoutePen.casing))\" stroke-linecap=\"round\"/><path d=\"M4 8H44\" "
      + "stroke=\"\(pen.ink.hex)\" stroke-width=\"\(number(pen.width))\"\(dashes(pen))/>\(core)</svg>"
    let cells =
      [
        (row.time, row.timeDifference), (row.distance, ""), (row.burden, row.burdenDifference),
        (row.index, row.indexMost),
      ].map { text, detail in
        "<td>\(escaped(text))\(detail.isEmpty ? "" : "<small>\(escaped(detail))</small>")</td>"
      } + row.doses.map { "<td>\(escaped($0))</td>" }
    let columns = 4 + table.pollutants.count
    return
      "<tbody data-route=\"\(row.number)\"><tr><th scope=\"rowgroup\" colspan=\"\(columns)\"><button type=\"button\" aria-pressed=\"false\">"
      + "<span class=\"badge\" style=\"background:\(pen.ink.hex);color:\(pen.ink.contrasting.hex)\">\(row.number)</span>"
      + "\(sample) \(escaped(row.name))</button></th></tr><tr>\(cells.joined())</tr></tbody>"
  }
}
