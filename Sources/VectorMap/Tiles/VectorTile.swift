/// Makes a tile of the objects of base maps.
package struct VectorTile {
  private let frame: TileFrame
  private let detail: TileDetail
  private var layers: [BaseLayer: LayerFeatures] = [:]
  private var pointCount = 0

  /// The bytes of a tile that shows several maps; empty where nothing is on it.
  /// - Complexity: About O(objects in the tile and their points).
  package static func bytes(_ frame: TileFrame, of maps: [TiledMap]) -> [UInt8] {
    var tile = VectorTile(frame)
    for (number, map) in maps.enumerated() { tile.add(map, number) }
    let writer = TileWriter()
    for layer in BaseLayer.allCases {
      if let features = tile.layers[layer]?.features { writer.add(layer.rawValue, features.map(\.written)) }
    }
    return writer.bytes
  }

  private init(_ frame: TileFrame) {
    self.frame = frame
    detail = TileDetail(zoom: frame.zoom)
  }

  private mutating func add(_ map: TiledMap, _ number: Int) {
    let box = frame.box
    var objects: [Int] = []
    map.forEachObject(touching: box) { objects.append($0) }
    // Objects come by the zoom from which on they show, so that the more important ones come first.
    for object in objects where pointCount < detail.maxPoints {
      guard let mapClass = MapClass(rawValue: map.tables.classes[object]) else { continue }
      if mapClass.firstZoom > frame.zoom { break }
      let size = map.boxes[object].size / frame.unit
      let layer = mapClass.layer
      guard layer == .places || detail.shows(layer, size: size) else { continue }
      draw(object, of: map, number: number, on: layer, isInside: box.holds(map.boxes[object]))
    }
  }

  private mutating func draw(_ object: Int, of map: TiledMap, number: Int, on layer: BaseLayer, isInside: Bool) {
    let rings = map.rings(of: object)
    // A label belongs to one tile, and would else be there twice.
    guard let first = rings.first, !first.isEmpty, layer != .places || frame.holds(first[0]) else { return }
    let isLine = MapClass(rawValue: map.tables.classes[object])?.isLine ?? false
    let (kind, parts): (LayerFeatures.Kind, [[[TilePoint]]]) =
      layer == .places
      ? (.point, [[[frame.point(first[0])]]])
      : isLine ? (.lines, [lines(rings, isInside: isInside)]) : (.polygons, polygons(rings, isInside: isInside))
    guard !parts.joined().isEmpty else { return }
    pointCount += parts.joined().reduce(0) { $0 + $1.count }
    layers[layer, default: LayerFeatures()].add(object, of: map, number: number, kind) { geometry in
      for part in parts.joined() {
        switch kind {
        case .point: geometry.addPoint(part[0])
        case .lines: geometry.addLine(part)
        case .polygons: geometry.addRing(part)
        }
      }
    }
  }

  private func lines(_ rings: [[WorldPoint]], isInside: Bool) -> [[TilePoint]] {
    rings.flatMap { isInside ? [$0] : LineClip.pieces(of: $0, in: frame.box) }.compactMap { piece in
      let line = Simplification.line(projected(piece), tolerance: detail.tolerance)
      return line.count > 1 ? line : nil
    }
  }

  private func polygons(_ rings: [[WorldPoint]], isInside: Bool) -> [[[TilePoint]]] {
    let clipped = isInside ? rings : RingClip.rings(rings, in: frame.box)
    return Polygons.of(clipped.flatMap { cleaned(projected($0)) })
  }

  /// A ring with as few points as the zoom needs, and as many as it takes for its lines not to cross.
  private func cleaned(_ ring: [TilePoint]) -> [[TilePoint]] {
    guard isWide(ring) else { return [] }
    for tolerance in [detail.tolerance, detail.tolerance / 4] {
      let rings = RingCleaning.simple(Simplification.ring(ring, tolerance: tolerance))
      if !rings.isEmpty { return rings.filter(isLarge) }
    }
    return RingCleaning.parted(ring).filter(isLarge)
  }

  /// Whether a ring reaches farther than what it may be wrong by.
  private func isWide(_ ring: [TilePoint]) -> Bool {
    guard ring.count > 3 else { return false }
    let (first, limit) = (ring[0], 2 * detail.tolerance)
    return ring.contains { abs(Double($0.x) - Double(first.x)) > limit || abs(Double($0.y) - Double(first.y)) > limit }
  }

  /// Whether a ring has more surface than a speck.
  private func isLarge(_ ring: [TilePoint]) -> Bool {
    abs(Double(RingCleaning.doubleArea(ring))) >= 4 * detail.tolerance * detail.tolerance
  }

  /// The points in the tile's units, none twice in a row.
  private func projected(_ points: [WorldPoint]) -> [TilePoint] {
    var projected: [TilePoint] = []
    projected.reserveCapacity(points.count)
    for point in points {
      let place = frame.point(point)
      if projected.last != place { projected.append(place) }
    }
    return projected
  }
}

extension MapClass {
  /// Whether its objects are lines, where those of its layer may be surfaces too.
  var isLine: Bool {
    switch self {
    case .river, .canal, .stream: true
    default: layer == .streets || layer == .rail
    }
  }
}
