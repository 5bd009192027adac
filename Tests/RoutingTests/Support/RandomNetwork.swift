import Geo
import Routing
import Streets
import TestSupport

extension TestNetwork {
  /// How the travel times of a random network come about.
  enum Durations: CaseIterable {
    /// From the length, by mode.
    case bySpeed
    /// Whatever, from 0 on: a street may be quicker than its ends are apart.
    case arbitrary
    /// As `bySpeed`, with some close to the greatest that a graph can hold.
    case huge
  }

  /// A small random network with all that is legal: islands, one-way streets, loops, multi-edges, streets of no length,
  /// and copies of junctions as they stand for turn restrictions.
  init(random generator: inout SeededRandom) {
    self.init()
    let style = Durations.allCases[Int.random(in: 0..<3, using: &generator)]
    for _ in 0..<Int.random(in: 2...9, using: &generator) {
      addNode(.random(in: -800...800, using: &generator), .random(in: -800...800, using: &generator))
    }
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      nodes.append(nodes[Int.random(in: nodes.indices, using: &generator)])
    }
    for _ in 0..<Int.random(in: 1...24, using: &generator) { addRandomStreet(style, &generator) }
    var prices = SeededRandom(seed: UInt64(segments.count * 1000 + edges.count))
    dearSegments = Set(segments.indices.filter { _ in prices.chance(0.4) })
  }

  private mutating func addRandomStreet(_ style: Durations, _ generator: inout SeededRandom) {
    let tail = Int.random(in: nodes.indices, using: &generator)
    let head = Int.random(in: nodes.indices, using: &generator)
    var via: [PlanePoint] = []
    if generator.chance(0.4) {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        via.append(
          PlanePoint(x: .random(in: -900...900, using: &generator), y: .random(in: -900...900, using: &generator)))
      }
    }
    let segment = addSegment(tail, head, via: via)
    addRandomEdge(tail, head, segment, isReversed: false, style, &generator)
    if generator.chance(0.7) { addRandomEdge(head, tail, segment, isReversed: true, style, &generator) }
    if generator.chance(0.2) {
      let copy = copy(of: head, &generator)
      addRandomEdge(tail, copy, segment, isReversed: false, style, &generator)
    }
    if generator.chance(0.2) {
      let copy = copy(of: tail, &generator)
      addRandomEdge(copy, head, segment, isReversed: false, style, &generator)
    }
  }

  private func copy(of node: Int, _ generator: inout SeededRandom) -> Int {
    let copies = nodes.indices.filter { nodes[$0] == nodes[node] }
    return copies[Int.random(in: copies.indices, using: &generator)]
  }

  private mutating func addRandomEdge(
    _ tail: Int, _ head: Int, _ segment: Int, isReversed: Bool, _ style: Durations, _ generator: inout SeededRandom
  ) {
    let length = Double(lengthMillimeters(ofSegment: segment))
    let durations: [UInt32?] = [1.3333, 4.1667, 5].map { metersPerSecond in
      if generator.chance(0.15) { return nil }
      switch style {
      case .bySpeed: return UInt32((length / metersPerSecond).rounded(.up))
      case .arbitrary: return .random(in: 0...3000, using: &generator)
      case .huge:
        return generator.chance(0.3)
          ? .random(in: .max / 2 ... .max - 1, using: &generator) : UInt32((length / metersPerSecond).rounded(.up))
      }
    }
    edges.append(Edge(tail: tail, head: head, segment: segment, isReversed: isReversed, durations: durations))
  }

  /// A point of a random street, often at its end.
  func randomPoint(_ generator: inout SeededRandom) -> SnappedPoint {
    let fractions = [0, 1, 0.5, Double.random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator)]
    return point(
      onSegment: .random(in: segments.indices, using: &generator),
      fraction: fractions[.random(in: fractions.indices, using: &generator)])
  }

  /// p by segment: often clean, seldom far above the guideline.
  func randomPollution(_ generator: inout SeededRandom) -> [Float] {
    segments.map { _ in
      generator.chance(0.2) ? 0 : Float.random(in: 0.05...(generator.chance(0.1) ? 12 : 2), using: &generator)
    }
  }

  /// p along a segment, which may have little to do with the segment's own figure.
  static func randomProfile(_ generator: inout SeededRandom) -> SegmentProfile {
    SegmentProfile(
      (0..<Int.random(in: 1...7, using: &generator)).map { _ in
        generator.chance(0.2) ? 0 : .random(in: 0.01...(generator.chance(0.2) ? 12 : 2), using: &generator)
      })
  }

  /// Several zones that overlap now and then.
  static func randomZones(_ generator: inout SeededRandom) -> [Zone] {
    (0..<Int.random(in: 1...4, using: &generator)).map { index in
      let center = PlanePoint(
        x: .random(in: -700...700, using: &generator), y: .random(in: -700...700, using: &generator))
      return Zone(
        id: "z\(index)", center: plane.unproject(center), radiusMeters: .random(in: 30...500, using: &generator))
    }
  }
}
