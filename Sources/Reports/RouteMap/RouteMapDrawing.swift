internal import AirData
internal import CCairo

/// The map itself: ground, pollution, streets, routes, scale bar and north.
struct RouteMapDrawing {
  private let routes: RouteMap
  private let base: BaseMap
  private let map: MapFrame

  init(_ routes: RouteMap, base: BaseMap, map: MapFrame) {
    self.routes = routes
    self.base = base
    self.map = map
  }

  /// Draws all of it, and a line around it.
  func draw(on canvas: Canvas) {
    canvas.isolated {
      canvas.rectangle(map.frame)
      cairo_clip(canvas.context)
      drawGround(on: canvas)
      RouteDrawing(routes, on: map).draw(on: canvas)
      MapFurniture(map: map).draw(on: canvas)
    }
    canvas.stroke(map.frame, .rule, width: 1)
  }

  /// All that lies below the routes.
  func drawGround(on canvas: Canvas) {
    let drawing = BaseMapDrawing(map: map, base: base)
    canvas.fill(map.frame, .land)
    drawing.drawGround(on: canvas)
    PollutionImage(routes.air.pollution)?.paint(on: canvas, in: map.frame)
    drawing.drawWaterOver(on: canvas)
    drawing.drawStreets(on: canvas)
    if routes.air.pollution.isKnown {
      MaskDrawing(map: map, spec: routes.air.pollution.spec, values: routes.air.pollution.values).draw(on: canvas)
    }
  }
}
