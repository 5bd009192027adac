internal import Computing
internal import Geo
internal import Reports
internal import Routing
internal import Streets
internal import Trips
internal import VectorMap

/// A vector tile of streets with OSRM's layers: `speeds`, `turns` from zoom 15 on, and `osmnodes`.
struct StreetDrawing {
  /// From here on turns are shown: there are as many as streets times what leads on from each.
  private static let firstZoomOfTurns = 15
  /// Parts of a network with fewer streets are small: one hardly comes from there to anywhere.
  private static let smallPart = 1000

  /// The clock is looked at before each 1024th street.
  private static let deadlineMask = 1023

  private let tile: TileAddress
  private let mode: TravelMode
  private var drawing: TileDrawing

  init(_ tile: TileAddress, mode: TravelMode) {
    (self.tile, self.mode) = (tile, mode)
    drawing = TileDrawing(TileFrame(zoom: tile.zoom, x: tile.x, y: tile.y))
  }

  var bytes: [UInt8] { drawing.bytes }

  /// Adds the streets of a network.
  /// - Parameters:
  ///   - hour: The hour over the network.
  ///   - pollution: p by segment; nil where nothing is known.
  ///   - avoidance: λ, which makes the weights.
  /// - Throws: ``RoutingError/outOfTime`` where the ``Deadline`` passes.
  mutating func add(
    _ hour: HourSnapshot, _ pollution: EdgePollution?, avoidance: Double
  ) throws(RoutingError) {
    let graph = hour.graph
    let parts = NetworkParts(graph, mode: mode)
    let turns = StreetTurns(hour.router, mode: mode)
    let durations = graph.durations(mode)
    let prices = graph.pricedDurations(mode)
    var nodes: Set<Int> = []
    var edges: [Int] = []
    graph.forEachSegment(touching: tile.box) { segment, _ in
      edges += graph.edges(ofSegment: segment).map { Int($0) }.filter { durations[$0] != StreetGraph.closed }
    }
    for (number, edge) in edges.enumerated() {
      if number & Self.deadlineMask == 0, Deadline.isPassed { throw .outOfTime }
      let segment = graph.segment(ofEdge: edge).segment
      let costs = EdgeFigures(
        millimeters: graph.segmentLengths[segment], duration: durations[edge], price: prices[edge],
        pollution: pollution.map { Double($0[segment]) }, avoidance: avoidance)
      draw(edge, of: graph, costs, isSmall: parts.size(ofSegment: segment) < Self.smallPart)
      if tile.zoom >= Self.firstZoomOfTurns { turns.turns(fromEdge: edge).forEach { draw($0) } }
      nodes.formUnion([graph.tail(ofEdge: edge), Int(graph.head[edge])])
    }
    for node in nodes.sorted() {
      guard let id = graph.nodeID(ofNode: node), id > 0 else { continue }
      drawing.addPoint(graph.coordinate(ofNode: node), id: UInt64(id), to: "osmnodes")
    }
  }

  private mutating func draw(_ edge: Int, of graph: StreetGraph, _ figures: EdgeFigures, isSmall: Bool) {
    let (segment, isReversed) = graph.segment(ofEdge: edge)
    let shape = graph.shape(ofSegment: segment)
    var tags: [TileTag] = [
      ("speed", .number(UInt64(figures.kilometersPerHour.rounded()))), ("is_small", .flag(isSmall)),
      ("datasource", .text("OpenStreetMap")), ("weight", .decimal(rounded(figures.weight))),
      ("duration", .decimal(rounded(figures.seconds))), ("name", .text(graph.name(ofSegment: segment))),
      ("rate", .decimal(rounded(figures.rate))), ("is_startpoint", .flag(true)),
    ]
    if let pollution = figures.pollution { tags.append(("pollution", .decimal(rounded(pollution, 100)))) }
    drawing.addLine(isReversed ? shape.reversed() : shape, tags: tags, to: "speeds")
  }

  private mutating func draw(_ turn: StreetTurns.Turn) {
    // Turns themselves cost nothing: what is forbidden is not there.
    drawing.addPoint(
      turn.place,
      tags: [
        ("bearing_in", .signed(Int64(turn.arrivalDegrees.rounded()))),
        ("turn_angle", .signed(Int64(turn.degrees.rounded()))), ("cost", .decimal(0)), ("weight", .decimal(0)),
        ("type", .text(turn.kind?.rawValue ?? "(noturn)")), ("modifier", .text(turn.direction.rawValue)),
      ], to: "turns")
  }

  private func rounded(_ value: Double, _ parts: Double = 10) -> Float { Float((value * parts).rounded() / parts) }
}

/// What a tile says of an edge.
private struct EdgeFigures {
  let seconds: Double
  let kilometersPerHour: Double
  /// Seconds times 1 + λ p, with the price of the street.
  let weight: Double
  /// Metres for a unit of weight.
  let rate: Double
  /// p, nil where nothing is known of the air.
  let pollution: Double?

  /// - Parameters:
  ///   - millimeters: The length of the street.
  ///   - duration: Its travel time in milliseconds.
  ///   - price: What that counts as in searches, in milliseconds.
  ///   - pollution: p, nil where nothing is known of the air.
  ///   - avoidance: λ.
  init(millimeters: UInt32, duration: UInt32, price: UInt32, pollution: Double?, avoidance: Double) {
    let meters = Double(millimeters) / 1000
    seconds = max(0.001, Double(duration) / 1000)
    kilometersPerHour = min(1000, meters / seconds * 3.6)
    weight = max(0.001, Double(price) / 1000) * (1 + avoidance * (pollution ?? 0))
    rate = meters / weight
    self.pollution = pollution
  }
}
