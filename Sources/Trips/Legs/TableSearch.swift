internal import AirData
internal import AirField
internal import Routing
internal import Setup
internal import Streets

/// The searches of a table.
struct TableSearch: Sendable {
  private let finder: PathFinder
  private let question: TableQuestion
  private let streets: StreetAir?
  private let ends: Set<Int>
  private let profiles: [Int: SegmentProfile]
  private var hour: HourSnapshot { finder.hour }

  init(_ question: TableQuestion, over places: [SnappedPoint], in hour: HourSnapshot) {
    finder = PathFinder(hour)
    self.question = question
    let streets = hour.pollution(by: question.route.measure).streets
    self.streets = streets
    ends = Set(places.map(\.segment))
    profiles = streets?.profiles(ofEnds: ends) ?? [:]
  }

  /// The ways from one place, a search for each of them or one for all.
  func row(from origin: SnappedPoint, to targets: [SnappedPoint]) throws(BrisaError) -> [TableAnswer.Cell?] {
    let query = query(from: origin)
    return try paths(query, targets).map { path in path.map { cell($0, query) } }
  }

  /// All rows at once, where nothing is asked of the air and the network has a hierarchy; else nil.
  func figures(from origins: [SnappedPoint], to targets: [SnappedPoint]) throws(BrisaError) -> [[TableAnswer.Cell?]]? {
    guard !question.needsAir, let first = origins.first else { return nil }
    let query = query(from: first)
    do throws(RoutingError) {
      return try hour.router.table(query, from: origins, to: targets)?.map { row in
        row.map { $0.map { TableAnswer.Cell($0, needsCost: question.needsCost) } }
      }
    } catch {
      throw BrisaError(error, mode: question.route.mode)
    }
  }

  private func query(from origin: SnappedPoint) -> Router.Query {
    var query = finder.query(question.route, between: TripEnds(origin), streets: streets)
    query.profiles = profiles
    query.objective = objective
    return query
  }

  private var objective: Objective {
    switch question.label {
    case .cleanest: streets == nil ? .fastest : .cleanest
    case .balanced: .weighted(avoidance: hour.city.balancedAvoidance)
    case .chosen: .weighted(avoidance: question.route.avoidance ?? hour.city.balancedAvoidance)
    default: .fastest
    }
  }

  private func paths(_ query: Router.Query, _ targets: [SnappedPoint]) throws(BrisaError) -> [Path?] {
    do throws(RoutingError) {
      guard query.objective == .cleanest else {
        return try ChoiceRouter(hour.router).paths(query, to: targets)
      }
      var paths: [Path?] = []
      for target in targets {
        var single = query
        single.destination = target
        paths.append(try path(single))
      }
      return paths
    } catch {
      throw BrisaError(error, mode: question.route.mode)
    }
  }

  /// The best path; nil where none leads there that keeps out of forbidden zones, as where one search serves all.
  private func path(_ query: Router.Query) throws(RoutingError) -> Path? {
    do throws(RoutingError) {
      let path = try hour.router.path(query)
      return path.breaksExclusion ? nil : path
    } catch .noRoute {
      return nil
    }
  }

  private func cell(_ path: Path, _ query: Router.Query) -> TableAnswer.Cell {
    let cost = question.needsCost ? hour.router.costSeconds(ofPieces: path.pieces, query).reduce(0, +) : nil
    var breathed = question.needsAir ? BreathedAir(in: hour, streets: streets, ends: ends) : nil
    let air = breathed?.figures(
      of: path,
      ventilationCubicMetersPerHour: hour.city.ventilationCubicMetersPerHour(of: question.route.mode))
    return .init(
      durationSeconds: path.durationSeconds, distanceMeters: path.lengthMeters, costSeconds: cost,
      burdenMinutes: air?.burdenMinutes, doseMicrograms: air?.doseMicrograms ?? [:])
  }
}

extension TableAnswer.Cell {
  fileprivate init(_ figures: PathFigures, needsCost: Bool) {
    self.init(
      durationSeconds: figures.durationSeconds, distanceMeters: figures.lengthMeters,
      costSeconds: needsCost ? figures.costSeconds : nil, burdenMinutes: nil, doseMicrograms: [:])
  }
}
