import Geo

@testable import Streets

/// Streets drawn on a sheet of metres, east (x) and north (y) of a place in Valencia, and turned into graph tables.
struct GraphSketch {
  /// The place at (0, 0).
  static let plane = LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.376))

  /// A street between two nodes; the travel times are in milliseconds by mode, nil where closed.
  struct Street {
    var nodes: (Int, Int)
    var shape: [PlanePoint]
    var forward: [UInt32?]
    var backward: [UInt32?]
    var lengthMillimeters: UInt32?
    var kind: HighwayClass
    var name: UInt32
  }

  private(set) var nodes: [PlanePoint] = []
  private(set) var streets: [Street] = []
  var names = ["", "Carrer de la Pau", "Avinguda del Port"]
  var metadata = NetworkMetadata()

  static func place(x: Double, y: Double) -> Coordinate { plane.unproject(PlanePoint(x: x, y: y)) }

  mutating func node(_ x: Double, _ y: Double) -> Int {
    nodes.append(PlanePoint(x: x, y: y))
    return nodes.count - 1
  }

  /// Draws a street, open to every mode in both directions unless said otherwise; gives its segment.
  @discardableResult
  mutating func street(
    _ from: Int, _ to: Int, via: [PlanePoint] = [], forward: [UInt32?] = [1000, 500, 400],
    backward: [UInt32?] = [1000, 500, 400], lengthMillimeters: UInt32? = nil, kind: HighwayClass = .residential,
    name: UInt32 = 0
  ) -> Int {
    streets.append(
      Street(
        nodes: (from, to), shape: [nodes[from]] + via + [nodes[to]], forward: forward, backward: backward,
        lengthMillimeters: lengthMillimeters, kind: kind, name: name))
    return streets.count - 1
  }

  /// A directed edge for every direction, the closed ones too.
  var tables: GraphTables {
    var tables = GraphTables()
    for node in nodes {
      tables.nodeLatitudes.append(Self.latitude(node))
      tables.nodeLongitudes.append(Self.longitude(node))
    }
    for street in streets { Self.append(street, to: &tables) }
    appendEdges(to: &tables)
    tables.names = names
    tables.surfaces = ["", "asphalt", "cobblestone"]
    tables.metadata = metadata
    return tables
  }

  private static func append(_ street: Street, to tables: inout GraphTables) {
    tables.shapeLatitudes += street.shape.map(latitude)
    tables.shapeLongitudes += street.shape.map(longitude)
    tables.segmentFirstShape.append(UInt32(tables.shapeLatitudes.count))
    let length = Polyline(street.shape.map(plane.unproject))?.lengthMeters ?? 0
    tables.segmentLengths.append(street.lengthMillimeters ?? UInt32(length * 1000))
    tables.segmentClasses.append(street.kind.rawValue)
    tables.segmentLanes.append(2)
    tables.segmentSpeedLimits.append(30)
    tables.segmentFlags.append(SegmentFlags.bridge.rawValue)
    tables.segmentSurfaces.append(UInt8(street.shape.count % 3))
    tables.segmentNames.append(street.name)
  }

  private func appendEdges(to tables: inout GraphTables) {
    for node in nodes.indices {
      for (segment, street) in streets.enumerated() {
        if street.nodes.0 == node { Self.append(segment, to: street.nodes.1, street.forward, 0, &tables) }
        if street.nodes.1 == node { Self.append(segment, to: street.nodes.0, street.backward, 1, &tables) }
      }
      tables.firstOut.append(UInt32(tables.head.count))
    }
  }

  private static func append(
    _ segment: Int, to head: Int, _ times: [UInt32?], _ direction: UInt32, _ tables: inout GraphTables
  ) {
    tables.head.append(UInt32(head))
    tables.edgeSegment.append(UInt32(segment) << 1 | direction)
    for mode in TravelMode.allCases { tables.durations[mode.index].append(times[mode.index] ?? StreetGraph.closed) }
  }

  private static func latitude(_ point: PlanePoint) -> Int32 {
    Int32((plane.unproject(point).latitude * 1e7).rounded())
  }

  private static func longitude(_ point: PlanePoint) -> Int32 {
    Int32((plane.unproject(point).longitude * 1e7).rounded())
  }
}

extension GraphSketch {
  /// Some crooked streets between random nodes of a square of 2 km, loops and doubles among them, many of them closed.
  static func random(seed: UInt64, nodes nodeCount: Int, streets streetCount: Int) -> GraphSketch {
    var random = SeededRandom(seed: seed)
    var sketch = GraphSketch()
    for _ in 0..<nodeCount {
      _ = sketch.node(.random(in: 0..<2000, using: &random), .random(in: 0..<2000, using: &random))
    }
    for _ in 0..<streetCount {
      let via = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
        PlanePoint(x: .random(in: 0..<2000, using: &random), y: .random(in: 0..<2000, using: &random))
      }
      sketch.street(
        .random(in: 0..<nodeCount, using: &random), .random(in: 0..<nodeCount, using: &random), via: via,
        forward: times(&random), backward: times(&random),
        kind: HighwayClass.allCases.randomElement(using: &random) ?? .other,
        name: .random(in: 0..<3, using: &random))
    }
    return sketch
  }

  private static func times(_ random: inout SeededRandom) -> [UInt32?] {
    TravelMode.allCases.map { _ in Bool.random(using: &random) ? .random(in: 1..<100_000, using: &random) : nil }
  }
}
