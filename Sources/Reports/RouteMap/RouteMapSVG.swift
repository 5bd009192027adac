internal import AirData
internal import Foundation
internal import Geo

/// The map of an HTML file: ground and pollution as a picture, routes, zones and ends as lines and text over it.
struct RouteMapSVG {
  private let routes: RouteMap
  private let words: ReportWords
  private let map: MapFrame
  /// Ground and pollution as a PNG file.
  private let ground: Data
  private let drawing: RouteDrawing
  private let table: RouteTable

  init(_ routes: RouteMap, words: ReportWords, map: MapFrame, ground: Data) {
    self.routes = routes
    self.words = words
    self.map = map
    self.ground = ground
    drawing = RouteDrawing(routes, on: map)
    table = RouteTable(routes, words: words)
  }

  /// The map.
  var svg: String {
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
    let path = commands(of: drawing.lanes[index])
    let hollow =
      pen.isHollow ? "<path class=\"core\" d=\"\(path)\" stroke-width=\"\(number(pen.coreWidth))\"/>" : ""
    let pushed = drawing.pushed[index].flatMap { part in pen.pushed.map { stroke(commands(of: part), $0) } }.joined()
    let badge = drawing.badges[index]
    let label = "\(row.number) \(row.name): \(row.time), \(row.distance), \(words(RouteWords.burden)) \(row.burden)"
    return """
      <g class="route" data-route="\(row.number)" tabindex="0" role="img" aria-label="\(escaped(label))"><title>\(escaped(label))</title>
      <path class="reach" d="\(path)"/><path class="casing" d="\(path)" stroke-width="\(number(pen.casedWidth))"/>
      \(stroke(path, pen))\(hollow)\(pushed.isEmpty ? "" : "<g class=\"pushed\">\(pushed)</g>")
      <g class="sign"><circle cx="\(number(badge.x))" cy="\(number(badge.y))" r="\(number(RouteDrawing.badgeRadius))" fill="\(pen.ink.hex)" stroke="#fff" \
      stroke-width="1.6"/><text x="\(number(badge.x))" y="\(number(badge.y + 4))" fill="\(pen.ink.contrasting.hex)">\(row.number)</text></g></g>
      """
  }

  /// What a path of the drawing is made of.
  private func commands(of line: [PlanePoint]) -> String {
    line.enumerated().map { "\($0 == 0 ? "M" : "L")\(number($1.x)) \(number($1.y))" }.joined()
  }

  private func stroke(_ path: String, _ pen: RoutePen) -> String {
    "<path d=\"\(path)\" stroke=\"\(pen.ink.hex)\" stroke-width=\"\(number(pen.width))\"\(pen.dashAttribute)/>"
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

  private func escaped(_ text: String) -> String { XMLText.escaped(text) }
  private func number(_ value: Double) -> String { value.text(decimals: 1) }
}

extension RoutePen {
  /// What an SVG path has for the pen's dashes; empty for a line without gaps.
  var dashAttribute: String {
    dashes.isEmpty ? "" : " stroke-dasharray=\"\(dashes.map { $0.text(decimals: 1) }.joined(separator: " "))\""
  }
}
