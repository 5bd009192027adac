internal import Geo
internal import Streets

/// One track on its way to its streets.
struct TrackMatcher {
  /// A place with the streets that it may be on.
  struct Layer {
    let point: Int
    let candidates: [SnappedPoint]
  }

  /// A part of the track, and what is known of it.
  struct Part {
    var layers: [Layer]
    var chain: TrackChain
    /// Whether any way leads to a state of the last layer.
    var isOpen: [Bool]

    fileprivate mutating func append(_ step: Step) {
      layers.append(step.layer)
      chain.emissions.append(step.emissions)
      chain.transitions.append(step.ways)
      isOpen = step.isOpen
    }
  }

  /// One more layer of a part.
  fileprivate struct Step {
    let layer: Layer
    let emissions: [Double]
    /// From each state of the layer before to each of this one.
    let ways: [[Double]]
    let isOpen: [Bool]
  }

  let track: TrackQuery
  private let graph: StreetGraph

  init(_ router: Router, _ track: TrackQuery) {
    self.track = track
    graph = router.graph
  }

  /// The likeliest streets of each part, and how sure each place is.
  func match() -> TrackMatch {
    let layers = layers
    var alternatives = [Int](repeating: 0, count: track.points.count)
    let parts = parts(of: layers).map { part in
      let states = part.chain.best()
      let probabilities = part.chain.probabilities()
      var sum = 0.0
      for (layer, state) in states.enumerated() {
        let (sure, others) = Self.sureness(of: state, part.layers[layer].candidates, probabilities[layer])
        sum += sure
        alternatives[part.layers[layer].point] = others
      }
      return TrackMatch.Part(
        points: part.layers.map(\.point), places: zip(part.layers, states).map { $0.candidates[$1] },
        confidence: min(1, sum / Double(states.count)))
    }
    return TrackMatch(parts: parts, alternatives: alternatives, hasStreets: !layers.isEmpty)
  }

  /// How near two places on streets are that count as one, in metres: streets meet at junctions.
  private static let samePlaceMeters = 1.0

  /// The probability of a state with those at the same place, and how many others are probable.
  private static func sureness(
    of state: Int, _ candidates: [SnappedPoint], _ probabilities: [Double]
  ) -> (sure: Double, others: Int) {
    let isSame = candidates.map { $0.place.distanceMeters(to: candidates[state].place) <= samePlaceMeters }
    let sure = zip(probabilities, isSame).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    return (sure, zip(probabilities, isSame).count { $0 >= 0.01 && !$1 })
  }

  // MARK: Layers and parts

  /// The places that have streets, without those that say nothing new.
  private var layers: [Layer] {
    var layers: [Layer] = []
    for (number, point) in track.points.enumerated() {
      if track.leavesOutClose, !point.isKept, let last = layers.last, isClose(point, to: track.points[last.point]) {
        continue
      }
      let candidates = graph.candidates(point.request, mode: track.mode, count: TrackModel.maxCandidates)
      if !candidates.isEmpty { layers.append(Layer(point: number, candidates: candidates)) }
    }
    return layers
  }

  private func isClose(_ point: TrackPoint, to other: TrackPoint) -> Bool {
    point.request.place.distanceMeters(to: other.request.place) < 2 * other.deviationMeters
  }

  /// The parts of two layers or more that hang together.
  func parts(of layers: [Layer]) -> [Part] {
    var parts: [Part] = []
    var present: Part?
    // To the layer whose turn it is, where that is known already.
    var known: Step?
    for (number, layer) in layers.enumerated() {
      let next = known ?? present.flatMap { step(from: $0, to: layer) }
      known = nil
      if let next {
        present?.append(next)
      } else if number + 1 < layers.count, let ahead = present.flatMap({ step(from: $0, to: layers[number + 1]) }) {
        // It lies astray: the track goes on behind it.
        known = ahead
      } else {
        if let present { parts.append(present) }
        present = begun(layer)
      }
    }
    if let present { parts.append(present) }
    return parts.filter { $0.layers.count > 1 }
  }

  private func begun(_ layer: Layer) -> Part {
    Part(
      layers: [layer], chain: TrackChain(emissions: [emissions(layer)], transitions: []),
      isOpen: layer.candidates.map { _ in true })
  }

  private func emissions(_ layer: Layer) -> [Double] {
    layer.candidates.map {
      TrackModel.emission(meters: $0.distanceMeters, deviationMeters: track.points[layer.point].deviationMeters)
    }
  }

  /// What a layer adds to a part; nil where no way leads there, or too much time lies between.
  private func step(from part: Part, to layer: Layer) -> Step? {
    guard let last = part.layers.last, !isGap(from: last.point, to: layer.point) else { return nil }
    let ways = transitions(from: last, part.isOpen, to: layer)
    let isOpen = layer.candidates.indices.map { to in ways.contains { $0[to] > -.infinity } }
    guard isOpen.contains(true) else { return nil }
    return Step(layer: layer, emissions: emissions(layer), ways: ways, isOpen: isOpen)
  }

  private func isGap(from: Int, to: Int) -> Bool {
    guard track.splitsAtGaps, let before = track.points[from].seconds, let after = track.points[to].seconds else {
      return false
    }
    return after - before > TrackQuery.gapSeconds
  }

  private func transitions(from last: Layer, _ isOpen: [Bool], to next: Layer) -> [[Double]] {
    let straight = track.points[last.point].request.place.distanceMeters(to: track.points[next.point].request.place)
    let lengths = WayLengths(graph: graph, mode: track.mode)
    let limit = TrackModel.maxMeters(straightMeters: straight)
    return zip(last.candidates, isOpen).map { origin, isOpen in
      guard isOpen else { return next.candidates.map { _ in -.infinity } }
      return lengths.meters(from: origin, to: next.candidates, limitMeters: limit)
        .map { TrackModel.transition(meters: $0, straightMeters: straight) }
    }
  }
}
