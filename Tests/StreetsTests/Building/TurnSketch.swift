import Geo
import TestSupport

@testable import Streets

/// A small random map with turn restrictions and a barrier, and a slow search that holds all its past against them.
struct TurnSketch {
  /// A directed edge of the network without restrictions.
  struct Edge {
    let packedSegment: UInt32
    let letters: String
    /// Letters of the way.
    let way: String
    let meters: Double
    /// By mode; ``StreetGraph/closed`` where not allowed.
    let durations: [UInt32]
  }

  /// A turn that a restriction is about; edges are numbers of ``edges``.
  struct Turn {
    /// What one comes along.
    let path: [Int]
    let exit: Int
    let isOnly: Bool
  }

  /// The map without restrictions, and with them.
  private(set) var map: DrawnStreets
  private(set) var restrictedMap: DrawnStreets
  private(set) var edges: [Edge] = []
  private(set) var turns: [Turn] = []
  /// The edges that begin where an edge ends, by edge.
  private var successors: [[Int]] = []
  private var ways: [String] = []
  /// A node that some modes may not pass.
  private var barrier: (node: Character, stopped: Set<TravelMode>)?

  private static let letters = Array("ABCDEFG")

  init(random generator: inout SeededRandom) throws {
    let cells = (0..<60).shuffled(using: &generator)
    var grid = [Character](repeating: "-", count: 60)
    for (letter, cell) in zip(Self.letters, cells) { grid[cell] = letter }
    // Near nodes, behind which nobody turns round, or far ones.
    map = DrawnStreets(
      stride(from: 0, to: 60, by: 12).map { String(grid[$0..<$0 + 12]) }.joined(separator: "\n"),
      spacingMeters: generator.chance(0.5) ? 25 : 100)
    restrictedMap = map
    addWays(&generator)
    restrictedMap = map
    edges = Self.edges(try map.network(), ways)
    successors = edges.map { edge in edges.indices.filter { edges[$0].letters.first == edge.letters.last } }
    if generator.chance(0.3) { addBarrier(&generator) }
    for _ in 0..<12 { addTurn(&generator) }
  }

  // MARK: Drawing

  /// Adds ways of one to three stretches; no two share a stretch.
  private mutating func addWays(_ generator: inout SeededRandom) {
    var taken: Set<Set<Character>> = []
    let kinds = [
      ["highway": "residential"], ["highway": "residential"], ["highway": "residential"],
      ["highway": "residential", "oneway": "yes"], ["highway": "residential", "small_electric_vehicle": "no"],
      ["highway": "footway"],
    ]
    for _ in 0..<Int.random(in: 5...9, using: &generator) {
      var way: [Character] = []
      for letter in Self.letters.shuffled(using: &generator).prefix(.random(in: 2...4, using: &generator)) {
        if let last = way.last, !taken.insert([last, letter]).inserted { continue }
        way.append(letter)
      }
      guard way.count > 1 else { continue }
      ways.append(String(way))
      map.way(String(way), kinds[.random(in: kinds.indices, using: &generator)])
    }
  }

  private mutating func addBarrier(_ generator: inout SeededRandom) {
    let edge = edges[.random(in: edges.indices, using: &generator)]
    guard let node = edge.letters.first else { return }
    if generator.chance(0.5) {
      barrier = (node, [.bike, .scooter])
      restrictedMap.node(node, ["barrier": "stile"])
    } else {
      barrier = (node, [.scooter])
      restrictedMap.node(node, ["barrier": "gate", "small_electric_vehicle": "no"])
    }
  }

  /// Adds a restriction at the end of a random edge or along up to two ways from there, if it is a turn in one manner
  /// only.
  private mutating func addTurn(_ generator: inout SeededRandom) {
    let first = edges[.random(in: edges.indices, using: &generator)]
    guard var node = first.letters.last else { return }
    let via = node
    var vias: [String] = []
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      let next = ways.filter { ($0.first == node || $0.last == node) && $0 != first.way && !vias.contains($0) }
      guard let way = next.randomElement(using: &generator), let other = way.first == node ? way.last : way.first
      else { continue }
      vias.append(way)
      node = other
    }
    let exits = edges.filter { $0.letters.first == node && !vias.contains($0.way) }
    guard let to = exits.randomElement(using: &generator)?.way else { return }
    let found = runs(from: first.way, via, vias, to)
    guard found.count == 1, let run = found.first, run.count < 6, let exit = run.last else { return }
    let isOnly = generator.chance(0.4)
    let tags = ["restriction": isOnly ? "only_straight_on" : "no_left_turn"]
    if vias.isEmpty {
      restrictedMap.restriction(from: first.way, via: via, to: to, tags)
    } else {
      restrictedMap.restriction(from: first.way, viaWays: vias.shuffled(using: &generator), to: to, tags)
    }
    turns.append(Turn(path: run.dropLast(), exit: exit, isOnly: isOnly))
  }

  /// All runs of edges from one way into another, through a node or once along all segments of some ways.
  private func runs(from: String, _ via: Character, _ vias: [String], _ to: String) -> [[Int]] {
    let segments = Set(edges.filter { vias.contains($0.way) }.map { $0.packedSegment >> 1 })
    var runs = edges.indices.filter { edges[$0].way == from && (!vias.isEmpty || edges[$0].letters.last == via) }
      .map { [$0] }
    for _ in segments {
      runs = runs.flatMap { run in
        let past = Set(run.map { edges[$0].packedSegment >> 1 })
        return successors(of: run).filter {
          let segment = edges[$0].packedSegment >> 1
          return segments.contains(segment) && !past.contains(segment)
        }.map { run + [$0] }
      }
    }
    return runs.flatMap { run in successors(of: run).filter { edges[$0].way == to }.map { run + [$0] } }
  }

  private func successors(of run: [Int]) -> [Int] {
    run.last.map { successors[$0] } ?? []
  }

  private static func edges(_ network: DrawnNetwork, _ ways: [String]) -> [Edge] {
    network.tables.head.indices.map { edge in
      let packed = network.tables.edgeSegment[edge]
      let shape = network.letters(ofSegment: Int(packed >> 1))
      let way = ways.first { $0.contains(shape) || $0.contains(String(shape.reversed())) } ?? ""
      return Edge(
        packedSegment: packed, letters: packed & 1 == 1 ? String(shape.reversed()) : shape, way: way,
        meters: Double(network.tables.segmentLengths[Int(packed >> 1)]) / 1000,
        durations: network.tables.durations.map { $0[edge] })
    }
  }

  // MARK: Searching

  /// The time in which a mode that sets out along an edge gets to the end of each, by packed segment.
  func arrivals(_ mode: TravelMode, along start: Int) -> [UInt32: UInt32] {
    let returns = noReturns(mode)
    let memory = (turns.map(\.path.count) + returns.map { $0.count - 1 }).max() ?? 1
    var times = [[start]: edges[start].durations[mode.index]]
    var queue = [[start]]
    var done = 0
    while done < queue.count {
      let run = queue[done]
      done += 1
      for next in successors(of: run) where isAllowed(mode, next, after: run) {
        if returns.contains(where: { (run + [next]).suffix($0.count).elementsEqual($0) }) { continue }
        let time = (times[run] ?? 0) + edges[next].durations[mode.index]
        let longer = Array((run + [next]).suffix(memory))
        guard time < times[longer] ?? .max else { continue }
        times[longer] = time
        queue.append(longer)
      }
    }
    return times.reduce(into: [:]) { arrivals, entry in
      guard let last = entry.key.last else { return }
      arrivals[edges[last].packedSegment, default: .max] = min(
        entry.value, arrivals[edges[last].packedSegment] ?? .max)
    }
  }

  /// The runs of edges that nobody takes to turn round close behind a junction where a turn is forbidden, or on the via
  /// ways that lead to it.
  private func noReturns(_ mode: TravelMode) -> [[Int]] {
    guard mode != .walk else { return [] }
    var all: [[Int]] = []
    for turn in turns {
      guard binds(turn, mode) else { continue }
      let behind = onward(turn.path, mode).map { turn.path + [$0] }
      let runs = Self.spread(from: behind, most: TurnTable.maxReturns) { run in
        run.dropFirst(turn.path.count).reduce(0) { $0 + edges[$1].meters } <= TurnTable.metersWithoutReturn
      } onward: {
        onward($0, mode)
      }
      guard !runs.isAllNear else { continue }
      let between = turn.path.indices.dropFirst().map { Array(turn.path[...$0]) }.filter { !onward($0, mode).isEmpty }
      for run in runs.near + between {
        guard let back = run.last.flatMap({ last in successors(of: run).first { isReturn($0, of: last) } }) else {
          continue
        }
        all.append(run + [back])
      }
    }
    return all
  }

  /// How many turns forbid anything to bikes or scooters.
  var bindingCount: Int { turns.count { turn in [TravelMode.bike, .scooter].contains { binds(turn, $0) } } }

  /// Whether a turn forbids anything to bikes or scooters.
  private func binds(_ turn: Turn, _ mode: TravelMode) -> Bool {
    let exits = successors(of: turn.path).filter { ($0 == turn.exit) != turn.isOnly && isRidden($0, mode) }
    return isMeant(mode, by: turn) && turn.path.allSatisfy { isRidden($0, mode) } && !exits.isEmpty
  }

  /// Whether a turn is a rule for bikes or scooters: the only way on is none for those who may not take it.
  private func isMeant(_ mode: TravelMode, by turn: Turn) -> Bool { !turn.isOnly || isRidden(turn.exit, mode) }

  /// Runs that are near, the shortest by edges first, and whether none goes on from there.
  private static func spread(
    from start: [[Int]], most: Int, isNear: ([Int]) -> Bool, onward: ([Int]) -> [Int]
  ) -> (near: [[Int]], isAllNear: Bool) {
    var near: [[Int]] = []
    var isAllNear = true
    var level = start
    while !level.isEmpty {
      for run in level where isNear(run) && near.count < most { near.append(run) }
      isAllNear = isAllNear && level.allSatisfy(isNear) && near.count < most
      level = near.count < most ? level.filter(isNear).flatMap { run in onward(run).map { run + [$0] } } : []
    }
    return (near, isAllNear)
  }

  private func isOpen(_ edge: Int, _ mode: TravelMode) -> Bool {
    edges[edge].durations[mode.index] != StreetGraph.closed
  }

  /// Whether a mode rides along an edge.
  ///
  /// A bike that takes longer there than on the way back is pushed against the traffic.
  private func isRidden(_ edge: Int, _ mode: TravelMode) -> Bool {
    guard isOpen(edge, mode), mode == .bike else { return isOpen(edge, mode) }
    return edges.allSatisfy {
      $0.packedSegment != edges[edge].packedSegment ^ 1
        || $0.durations[mode.index] >= edges[edge].durations[mode.index]
    }
  }

  private func isReturn(_ edge: Int, of last: Int) -> Bool {
    edges[edge].packedSegment == edges[last].packedSegment ^ 1
  }

  private func onward(_ run: [Int], _ mode: TravelMode) -> [Int] {
    successors(of: run).filter { next in
      isAllowed(mode, next, after: run) && !(run.last.map { isReturn(next, of: $0) } ?? false)
    }
  }

  private func isAllowed(_ mode: TravelMode, _ next: Int, after run: [Int]) -> Bool {
    guard edges[next].durations[mode.index] != StreetGraph.closed, let last = run.last else { return false }
    if let barrier, barrier.node == edges[next].letters.first, barrier.stopped.contains(mode),
      edges[last].packedSegment >> 1 != edges[next].packedSegment >> 1
    {
      return false
    }
    if mode == .walk { return true }
    return turns.allSatisfy { turn in
      !run.suffix(turn.path.count).elementsEqual(turn.path) || !binds(turn, mode) || !isRidden(next, mode)
        || (next == turn.exit) == turn.isOnly
    }
  }
}
