internal import AirField
package import Geo
internal import Reports
package import Routing
package import Streets

/// The areas around the streets that are reached, one for each of several limits.
package struct ReachArea: Sendable {
  /// How areas are drawn.
  package struct Style: Sendable, Hashable {
    /// Outlines may lie so far from where they belong, in metres, to have fewer places.
    package var generalizeMeters = 20.0
    /// Islands and holes below this share of the largest area are left out, 0 to 1.
    package var denoise = 0.0

    /// Fine outlines with all islands.
    package init() {}
  }

  /// One area.
  package struct Polygon: Sendable {
    /// The outer ring first, then holes; each ends where it begins.
    package let rings: [[Coordinate]]
  }

  /// How far beside a street one still is on it, in metres.
  private static let besideMeters = 60.0
  /// Cells of the raster that outlines are drawn from, at most.
  private static let maxCells = 400_000.0
  /// The finest cell, in metres.
  private static let finestMeters = 15.0

  private let spec: GridSpec
  private let values: [Float]
  private let style: Style

  /// Spreads what is used up on streets over the ground beside them; nil where nothing is reached.
  /// - Parameters:
  ///   - reached: The stretches.
  ///   - graph: Their streets.
  ///   - beyond: More than any limit that will be asked for.
  ///   - style: How areas are drawn.
  package init?(_ reached: [ReachedStretch], graph: StreetGraph, beyond: Double, style: Style) {
    let samples = ReachSamples(reached, graph: graph, spacingMeters: Self.finestMeters)
    guard let box = samples.box?.expanded(byMeters: 2 * Self.besideMeters) else { return nil }
    let corner = Coordinate(latitude: box.south, longitude: box.west)
    let width = corner.distanceMeters(to: Coordinate(latitude: box.south, longitude: box.east))
    let height = corner.distanceMeters(to: Coordinate(latitude: box.north, longitude: box.west))
    let cell = max(Self.finestMeters, (width * height / Self.maxCells).squareRoot())
    guard let spec = try? GridSpec(box: box, cellMeters: cell) else { return nil }
    self.spec = spec
    self.style = style
    values = ReachRaster(spec, cellMeters: cell, besideMeters: Self.besideMeters, beyond: Float(beyond)).values(samples)
  }

  /// The area within a limit, the largest polygon first.
  package func polygons(within limit: Double) -> [Polygon] {
    let bands = BandPolygons.all(
      spec: spec, values: values, thresholds: BandThresholds(bounds: [Float(limit)]))
    let all = bands.filter { $0.band == 0 }.flatMap(\.polygons)
    let areas = all.map { RingArea.squareMeters($0.rings.first ?? []) }
    guard let largest = areas.max(), largest > 0 else { return [] }
    let least = largest * style.denoise
    return zip(all, areas).filter { $1 >= least }.sorted { $0.1 > $1.1 }.map { polygon, _ in
      let holes = polygon.rings.dropFirst().filter { RingArea.squareMeters($0) >= least }
      return Polygon(rings: ([polygon.rings[0]] + holes).map(generalized))
    }
  }

  private func generalized(_ ring: [Coordinate]) -> [Coordinate] {
    guard ring.count > 4 else { return ring }
    // A ring is cut in two, since its ends are one place.
    let middle = ring.count / 2
    let first = LineSimplification.simplified(Array(ring[...middle]), toleranceMeters: style.generalizeMeters)
    let second = LineSimplification.simplified(Array(ring[middle...]), toleranceMeters: style.generalizeMeters)
    let simple = first + second.dropFirst()
    return simple.count >= 4 ? simple : ring
  }
}

/// Areas of rings.
enum RingArea {
  /// The area inside a ring, by the shoelace formula on the plane around it.
  static func squareMeters(_ ring: [Coordinate]) -> Double {
    guard let first = ring.first else { return 0 }
    let plane = LocalProjection(origin: first)
    let points = ring.map { plane.project($0) }
    let doubled = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    return abs(doubled) / 2
  }
}
