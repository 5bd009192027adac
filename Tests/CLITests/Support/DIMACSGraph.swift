import Foundation
import Testing

/// An exported graph, read from its files, with a slow search that knows nothing of Brisa's.
struct DIMACSGraph {
  /// What a line `a TAIL HEAD COST` says, numbered from 1.
  struct Arc {
    let tail: Int
    let head: Int
    let cost: UInt64
  }

  let nodeCount: Int
  let arcs: [Arc]
  /// Longitude and latitude in millionths of a degree, by node number.
  let places: [Int: [Int]]

  init(folder: String) throws {
    let graph = try Self.lines(folder + "/graph.gr")
    let problem = try #require(graph.first { $0[0] == "p" })
    try #require(problem[1] == "sp")
    nodeCount = try #require(Int(problem[2]))
    arcs = try graph.filter { $0[0] == "a" }.map { words in
      Arc(tail: try #require(Int(words[1])), head: try #require(Int(words[2])), cost: try #require(UInt64(words[3])))
    }
    try #require(arcs.count == Int(problem[3]))
    let nodes = try Self.lines(folder + "/graph.co")
    try #require(nodes.first { $0[0] == "p" } == ["p", "aux", "sp", "co", "\(nodeCount)"])
    places = try Dictionary(
      uniqueKeysWithValues: nodes.filter { $0[0] == "v" }.map { words in
        (try #require(Int(words[1])), words[2...].compactMap { Int($0) })
      })
  }

  private init(nodeCount: Int, arcs: [Arc], places: [Int: [Int]]) {
    self.nodeCount = nodeCount
    self.arcs = arcs
    self.places = places
  }

  /// The same graph with other costs, in the order of its arcs.
  func with(costs: [UInt64]) throws -> DIMACSGraph {
    try #require(costs.count == arcs.count)
    let arcs = zip(arcs, costs).map { Arc(tail: $0.tail, head: $0.head, cost: $1) }
    return DIMACSGraph(nodeCount: nodeCount, arcs: arcs, places: places)
  }

  /// Lines by words, without comments.
  private static func lines(_ path: String) throws -> [[String]] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("c") }
      .map { $0.split(separator: " ").map(String.init) }
  }

  /// Least costs from a node to every node it reaches; arcs are relaxed until nothing changes (Bellman and Ford).
  func costs(from source: Int) -> [Int: UInt64] {
    var costs: [Int: UInt64] = [source: 0]
    var isChanging = true
    while isChanging {
      isChanging = false
      for arc in arcs {
        guard let reached = costs[arc.tail], reached + arc.cost < costs[arc.head] ?? .max else { continue }
        costs[arc.head] = reached + arc.cost
        isChanging = true
      }
    }
    return costs
  }
}
