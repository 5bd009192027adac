internal import CCairo
internal import Geo

/// Zones, lines, their numbers and both ends, over a map.
struct RouteDrawing {
  let routes: RouteMap
  let map: MapFrame
  let lanes: [[PlanePoint]]
  /// The parts of each line on which a bike is pushed.
  let pushed: [[[PlanePoint]]]
  let pens: [RoutePen]
  let signs: [RouteSign]
  let badges: [PlanePoint]

  static let badgeRadius = 8.5
  static let endRadius = 11.0

  init(_ routes: RouteMap, on map: MapFrame) {
    self.routes = routes
    self.map = map
    func project(_ place: Coordinate) -> PlanePoint {
      let point = map.point(place)
      return PlanePoint(x: point.x, y: point.y)
    }
    let drawn = RouteLanes(
      routes.routes.map(\.line), pushed: routes.routes.map(\.pushed), spacing: RoutePen.spacing, project: project)
    (lanes, pushed) = (drawn.lines, drawn.pushed)
    pens = RoutePen.pens(of: routes.routes)
    signs = RouteSign.all(of: routes, project: project)
    badges = RouteBadges(lanes: lanes, frame: map.frame, taken: signs.flatMap(\.middles)).places
  }

  func draw(on canvas: Canvas) {
    for zone in routes.zones { draw(zone, on: canvas) }
    cairo_set_line_cap(canvas.context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(canvas.context, CAIRO_LINE_JOIN_ROUND)
    drawLinks(on: canvas)
    // White below all lines first, so that none is cut by its neighbour's.
    for (line, pen) in zip(lanes, pens) {
      trace(line, on: canvas)
      canvas.set(Ink.white.faded(0.92))
      cairo_set_line_width(canvas.context, pen.casedWidth)
      cairo_stroke(canvas.context)
    }
    for (line, pen) in zip(lanes, pens) { Self.stroke(line, pen, on: canvas) }
    for (parts, pen) in zip(pushed, pens) {
      for part in parts { Self.strokePushed(part, pen, on: canvas) }
    }
    for (number, place) in badges.enumerated() {
      Self.drawBadge("\(number + 1)", at: place, pens[number].ink, on: canvas)
    }
    // The first lies on top.
    for sign in signs.reversed() {
      Self.drawEnd(sign.text, x: sign.place.x, y: sign.place.y, reach: sign.reachPoints, on: canvas)
    }
  }

  /// A line in its pen.
  static func stroke(_ line: [PlanePoint], _ pen: RoutePen, on canvas: Canvas) {
    canvas.isolated {
      trace(line, on: canvas)
      cairo_set_line_join(canvas.context, CAIRO_LINE_JOIN_ROUND)
      cairo_set_line_cap(canvas.context, pen.dashes.isEmpty ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
      cairo_set_dash(canvas.context, pen.dashes, Int32(pen.dashes.count), 0)
      canvas.set(pen.ink)
      cairo_set_line_width(canvas.context, pen.width)
      cairo_stroke_preserve(canvas.context)
      if pen.isHollow {
        canvas.set(.white)
        cairo_set_line_width(canvas.context, pen.coreWidth)
        cairo_stroke_preserve(canvas.context)
      }
      cairo_new_path(canvas.context)
    }
  }

  /// A part on which a bike is pushed, over its line.
  static func strokePushed(_ part: [PlanePoint], _ pen: RoutePen, on canvas: Canvas) {
    for pen in pen.pushed { stroke(part, pen, on: canvas) }
  }

  private static func trace(_ line: [PlanePoint], on canvas: Canvas) {
    for (number, point) in line.enumerated() {
      if number == 0 { cairo_move_to(canvas.context, point.x, point.y) }
      cairo_line_to(canvas.context, point.x, point.y)
    }
  }

  private func trace(_ line: [PlanePoint], on canvas: Canvas) { Self.trace(line, on: canvas) }

  /// A number in a disc of the route's colour.
  static func drawBadge(_ text: String, at place: PlanePoint, _ ink: Ink, on canvas: Canvas) {
    canvas.circle(x: place.x, y: place.y, radius: badgeRadius + 1.6)
    canvas.set(.white)
    cairo_fill(canvas.context)
    canvas.circle(x: place.x, y: place.y, radius: badgeRadius)
    canvas.set(ink)
    cairo_fill(canvas.context)
    canvas.setFont(size: 11, isBold: true)
    canvas.write(text, x: place.x, y: place.y + 4, ink.contrasting, anchor: 0.5)
  }

  private func draw(_ zone: MappedZone, on canvas: Canvas) {
    let center = map.point(zone.center)
    Self.drawZone(
      x: center.x, y: center.y, radius: zone.radiusMeters / map.metersPerPoint, isForbidden: zone.isForbidden,
      within: map.frame, on: canvas)
  }

  /// A circle, as far as it is seen in a frame: dashed unless it is closed.
  static func drawZone(
    x: Double, y: Double, radius: Double, isForbidden: Bool, within frame: Frame, on canvas: Canvas
  ) {
    let part = CirclePart(x: x, y: y, radius: radius, within: frame)
    canvas.isolated {
      part.traceInside(on: canvas)
      canvas.set(Ink.zone.faded(isForbidden ? 0.26 : 0.16))
      cairo_fill(canvas.context)
      part.traceBorder(on: canvas)
      canvas.set(.zone)
      cairo_set_line_width(canvas.context, 1.8)
      if !isForbidden { cairo_set_dash(canvas.context, [6, 4], 2, 0) }
      cairo_stroke(canvas.context)
    }
  }

  /// From the places that were asked for to the street, where that is far enough to be seen.
  private func drawLinks(on canvas: Canvas) {
    canvas.isolated {
      cairo_set_dash(canvas.context, [0.1, 5], 2, 0)
      cairo_set_line_width(canvas.context, 2.4)
      canvas.set(Ink.text.faded(0.8))
      for line in routes.routes.map(\.line).prefix(1) {
        guard let first = line.first, let last = line.last else { continue }
        canvas.line(from: map.point(routes.trip.origin), to: map.point(first))
        canvas.line(from: map.point(routes.trip.destination), to: map.point(last))
      }
      cairo_stroke(canvas.context)
    }
  }

  /// A letter in a dark disc; several in one that is drawn out to both sides by `reach`.
  static func drawEnd(_ text: String, x: Double, y: Double, reach: Double = 0, on canvas: Canvas) {
    for (radius, ink) in [(endRadius + 2, Ink.white), (endRadius, Ink.text)] {
      if reach > 0 {
        canvas.pill(x: x, y: y, radius: radius, reach: reach)
      } else {
        canvas.circle(x: x, y: y, radius: radius)
      }
      canvas.set(ink)
      cairo_fill(canvas.context)
    }
    canvas.setFont(size: 13, isBold: true)
    canvas.write(text, x: x, y: y + 4.7, .white, anchor: 0.5)
  }
}

extension Ink {
  /// Circles to keep out of.
  static let zone = Ink(rgb: 0x6A1B9A)

  /// White or nearly black, whichever is read better on the colour (relative luminance as WCAG 2.2 has it, without its
  /// gamma).
  var contrasting: Ink { 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.58 ? .text : .white }
}
