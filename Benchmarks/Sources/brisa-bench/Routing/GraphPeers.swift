/// What `routing_graph.py` says.
struct GraphPeers: Decodable {
  struct Answers: Decodable {
    let milliseconds: [Double]
    let costs: [Int?]

    var quantiles: Quantiles { Quantiles(milliseconds: milliseconds) }
  }

  struct RoutingKit: Decodable {
    let milliseconds: [Double]
    let costs: [Int?]
    let orderSeconds: Double
    let buildSeconds: Double
    let customizeSeconds: [Double]
  }

  struct IGraph: Decodable {
    struct Own: Decodable {
      let milliseconds: [Double]
      let costs: [Int?]
      let handOverMilliseconds: [Double]
    }

    let shared: Answers
    let own: Own
  }

  let routingkit: RoutingKit?
  let igraph: IGraph?
  let networkx: Answers?
}

/// Holds the costs of two programs against each other.
enum CostCheck {
  /// - Throws: ``BenchError`` that names the first pair whose costs differ.
  static func check(_ name: String, _ theirs: [Int?], against ours: [Int?]) throws {
    guard !theirs.isEmpty, theirs.count <= ours.count else {
      throw BenchError("\(name) answered \(theirs.count) pairs, Brisa \(ours.count).")
    }
    for (index, costs) in zip(theirs, ours).enumerated() where costs.0 != costs.1 {
      let words = [costs.0, costs.1].map { $0.map { "\($0) ms" } ?? "no way" }
      throw BenchError("The costs of pair \(index + 1) differ: \(name) has \(words[0]), Brisa \(words[1]).")
    }
    Report.printFigure("costs as \(name) has them", "\(theirs.count) of \(theirs.count)")
  }
}
