internal import CCairo
internal import Computing
internal import Geo

/// Land, water, parks and streets.
struct BaseMapDrawing {
  let map: MapFrame
  let base: BaseMap

  func drawGround(on canvas: Canvas) {
    fill(base.parks, .park, on: canvas)
    fill(base.water, .water, on: canvas)
  }

  /// Water shows through the field, since it is what people find their way by.
  func drawWaterOver(on canvas: Canvas) {
    fill(base.water, Ink.water.faded(0.55), on: canvas)
    canvas.set(Ink(rgb: 0x3F7396).faded(0.8))
    cairo_set_line_width(canvas.context, 1.2)
    for line in base.coast { path(line, on: canvas) }
    cairo_stroke(canvas.context)
  }

  func drawStreets(on canvas: Canvas) {
    cairo_set_line_cap(canvas.context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(canvas.context, CAIRO_LINE_JOIN_ROUND)
    for rank in BaseMap.StreetRank.allCases {
      let (width, strength) = pen(rank)
      guard width > 0 else { continue }
      cairo_set_line_width(canvas.context, width)
      stroke(base.streets.filter { $0.rank == rank && isSeen($0.line) }, Ink.street, strength: strength, on: canvas)
    }
  }

  /// Most lines of one stroke.
  ///
  /// Where lines cross, a picture's stroke costs the square of their number, and thirty thousand streets may meet in
  /// one junction.
  static let maxAtOnce = 2000

  /// Strokes lines so that where they lie over each other they are no darker than one of them.
  private func stroke(_ streets: [BaseMap.Street], _ ink: Ink, strength: Double, on canvas: Canvas) {
    guard canvas.isPicture, streets.count > Self.maxAtOnce else {
      canvas.set(ink.faded(strength))
      for street in streets { path(street.line, on: canvas) }
      cairo_stroke(canvas.context)
      return
    }
    cairo_push_group(canvas.context)
    canvas.set(ink)
    for part in streets.indices.pieces(of: Self.maxAtOnce) {
      for street in streets[part] { path(street.line, on: canvas) }
      cairo_stroke(canvas.context)
    }
    cairo_pop_group_to_source(canvas.context)
    cairo_paint_with_alpha(canvas.context, strength)
  }

  private func isSeen(_ line: [Coordinate]) -> Bool { BoundingBox(around: line)?.intersects(map.box) == true }

  /// Width in points and strength; small streets are left out of a map of a whole region.
  private func pen(_ rank: BaseMap.StreetRank) -> (width: Double, strength: Double) {
    let scale = min(1.5, max(0.5, (12 / map.metersPerPoint).squareRoot()))
    return switch rank {
    case .trunk: (2.0 * scale, 0.55)
    case .main: (1.3 * scale, 0.45)
    case .local: map.metersPerPoint > 60 ? (0, 0) : (0.7 * scale, 0.32)
    case .minor: map.metersPerPoint > 12 ? (0, 0) : (0.45 * scale, 0.22)
    }
  }

  private func fill(_ areas: [BaseMap.Area], _ ink: Ink, on canvas: Canvas) {
    canvas.set(ink)
    cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_EVEN_ODD)
    for area in areas {
      for ring in area.rings { path(ring, on: canvas) }
      cairo_fill(canvas.context)
    }
    cairo_set_fill_rule(canvas.context, CAIRO_FILL_RULE_WINDING)
  }

  /// Adds a line to the path, without places that would fall together, if any of it may be seen.
  private func path(_ line: [Coordinate], on canvas: Canvas) {
    guard isSeen(line), let first = line.first else { return }
    var last = map.point(first)
    cairo_move_to(canvas.context, last.x, last.y)
    for (number, place) in line.enumerated().dropFirst() {
      let point = map.point(place)
      let distance = abs(point.x - last.x) + abs(point.y - last.y)
      guard distance > 0.8 || number == line.count - 1 else { continue }
      cairo_line_to(canvas.context, point.x, point.y)
      last = point
    }
  }
}
