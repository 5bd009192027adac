package import AirData
internal import AirField
package import CityAir
internal import Routing
package import Setup
package import Streets

/// The way from each of some places to each of others, in figures.
package struct TableAnswer: Sendable {
  /// One way.
  package struct Cell: Sendable, Hashable {
    package let durationSeconds: Double
    package let distanceMeters: Double
    /// What the search made small, in seconds as ``Itinerary/Leg/costSeconds`` has them; nil where nobody asked.
    package let costSeconds: Double?
    /// Minutes at the guideline; nil where nothing is known of the air, or nobody asked.
    package let burdenMinutes: Double?
    /// Inhaled mass in µg; empty where nobody asked.
    package let doseMicrograms: [Pollutant: Double]
  }

  /// All places on their streets.
  package let places: [SnappedPoint]
  /// A row for each origin with a cell for each destination; nil where no way leads there.
  package let rows: [[Cell?]]
  /// The pollutants of doses.
  package let pollutants: [Pollutant]
  /// Where the figures of the air come from.
  package let air: AirProvenance
  /// What has to be said about all of them.
  package let notices: [Notice]
  /// Who must be named where it is shown.
  package let attribution: [String]
  /// The air and the streets that they were found over.
  package let hour: HourSnapshot
  /// The streets.
  package var graph: StreetGraph { hour.graph }
}

extension RoutePlanner {
  /// The ways of a label from each of some places to each of others.
  ///
  /// The ends in the question are not looked at.
  /// - Throws: ``BrisaError``.
  /// - Complexity: a search upwards for each place where the network has a hierarchy and no figures of the air are
  ///   wanted, else one over the city for each origin; for the cleanest way one for each pair.
  package func table(
    _ question: RouteQuestion, over places: [SnappedPoint], from origins: [Int], to destinations: [Int],
    by label: RouteLabel, needsAir: Bool, needsCost: Bool = false
  ) throws(BrisaError) -> TableAnswer {
    let table = TableSearch(
      by: self, question: question, places: places, label: label, needsAir: needsAir, needsCost: needsCost)
    let targets = destinations.map { places[$0] }
    // One after the other: whoever asks for a table shares the threads with those who ask for a route.
    var cells = try table.figures(from: origins.map { places[$0] }, to: targets) ?? []
    if cells.isEmpty {
      for origin in origins { cells.append(try table.row(from: places[origin], to: targets)) }
    }
    let pollution = hour.pollution(by: question.measure)
    return TableAnswer(
      places: places, rows: cells, pollutants: needsAir ? air.picture.field.pollutants : [],
      air: pollution.provenance.told(at: question.departure), notices: commonNotices(question, base: .eachOther),
      attribution: pollution.attribution, hour: hour)
  }
}

/// The searches of a table.
private struct TableSearch: Sendable {
  private let planner: RoutePlanner
  private let question: RouteQuestion
  private let label: RouteLabel
  private let streets: StreetAir?
  private let ends: Set<Int>
  private let profiles: [Int: SegmentProfile]
  private let needsAir: Bool
  private let needsCost: Bool

  init(
    by planner: RoutePlanner, question: RouteQuestion, places: [SnappedPoint], label: RouteLabel, needsAir: Bool,
    needsCost: Bool
  ) {
    self.planner = planner
    self.question = question
    self.label = label
    self.needsAir = needsAir
    self.needsCost = needsCost
    let streets = planner.hour.pollution(by: question.measure).streets
    self.streets = streets
    ends = Set(places.map(\.segment))
    var profiles: [Int: SegmentProfile] = [:]
    for segment in ends { profiles[segment] = streets?.profile(ofEnd: segment) }
    self.profiles = profiles
  }

  func row(from origin: SnappedPoint, to targets: [SnappedPoint]) throws(BrisaError) -> [TableAnswer.Cell?] {
    var query = planner.query(question, from: origin, to: origin, streets: streets)
    query.profiles = profiles
    query.objective = objective
    return try paths(query, targets).map { path in path.map { cell($0, query) } }
  }

  /// All rows at once, where nothing is asked of the air and the network has a hierarchy; else nil.
  func figures(from origins: [SnappedPoint], to targets: [SnappedPoint]) throws(BrisaError) -> [[TableAnswer.Cell?]]? {
    guard !needsAir, let first = origins.first else { return nil }
    var query = planner.query(question, from: first, to: first, streets: streets)
    query.profiles = profiles
    query.objective = objective
    do throws(RoutingError) {
      return try planner.router.table(query, from: origins, to: targets)?.map { row in
        row.map { $0.map { TableAnswer.Cell($0, needsCost: needsCost) } }
      }
    } catch {
      throw BrisaError(error, mode: question.mode)
    }
  }

  private var objective: Objective {
    switch label {
    case .cleanest: streets == nil ? .fastest : .cleanest
    case .balanced: .weighted(avoidance: planner.city.balancedAvoidance)
    case .chosen: .weighted(avoidance: question.avoidance ?? planner.city.balancedAvoidance)
    default: .fastest
    }
  }

  private func paths(_ query: Router.Query, _ targets: [SnappedPoint]) throws(BrisaError) -> [Path?] {
    do throws(RoutingError) {
      guard query.objective == .cleanest else {
        return try ChoiceRouter(planner.router).paths(query, to: targets)
      }
      var paths: [Path?] = []
      for target in targets {
        var single = query
        single.destination = target
        paths.append(try path(single))
      }
      return paths
    } catch {
      throw BrisaError(error, mode: question.mode)
    }
  }

  private func path(_ query: Router.Query) throws(RoutingError) -> Path? {
    do throws(RoutingError) {
      return try planner.router.path(query)
    } catch .noRoute {
      return nil
    }
  }

  private func cell(_ path: Path, _ query: Router.Query) -> TableAnswer.Cell {
    let cost = needsCost ? planner.router.costSeconds(ofPieces: path.pieces, query).reduce(0, +) : nil
    guard needsAir, !planner.air.picture.isEmpty || streets != nil else {
      return .init(
        durationSeconds: path.durationSeconds, distanceMeters: path.lengthMeters, costSeconds: cost,
        burdenMinutes: nil, doseMicrograms: [:])
    }
    var breathed = BreathedAir(hour: planner.hour, streets: streets, ends: ends)
    let air = breathed.figures(
      of: path, ventilation: planner.city.ventilationCubicMetersPerHour[question.mode] ?? 0)
    return .init(
      durationSeconds: path.durationSeconds, distanceMeters: path.lengthMeters, costSeconds: cost,
      burdenMinutes: air.burdenMinutes, doseMicrograms: air.doseMicrograms)
  }
}

extension TableAnswer.Cell {
  fileprivate init(_ figures: PathFigures, needsCost: Bool) {
    self.init(
      durationSeconds: figures.durationSeconds, distanceMeters: figures.lengthMeters,
      costSeconds: needsCost ? figures.costSeconds : nil, burdenMinutes: nil, doseMicrograms: [:])
  }
}
