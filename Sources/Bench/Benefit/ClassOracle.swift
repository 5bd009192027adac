internal import CityAir
internal import Routing
internal import Streets
internal import Trips

/// Ways by what the streets of each class have on average: as much as classes can tell.
struct ClassOracle {
  private let router: Router
  private let pollution: [Float]

  /// A class without tubes has the mean of all.
  init(_ ground: BenefitScene) {
    let all = ground.tubes.tubes
    let mean = all.reduce(0) { $0 + $1.value } / Double(max(1, all.count))
    let graph = ground.graph
    router = Router(graph: graph)
    pollution = (0..<graph.segmentCount).map { segment in
      Float(ground.tubes.meanByClass[graph.highwayClass(ofSegment: segment).key] ?? mean)
    }
  }

  /// The way of least burden.
  func cleanest(_ question: RouteQuestion) throws -> Path {
    let ends = try [question.origin, question.destination].map { try router.graph.snap($0, mode: question.mode) }
    return try router.path(
      Router.Query(
        origin: ends[0], destination: ends[1], mode: question.mode, objective: .cleanest, pollution: pollution))
  }
}
