internal import AirData
internal import Computing
internal import Geo
internal import Routing
internal import Setup
internal import Streets

/// The modes in which somebody may try a way that does not lead in the one asked for.
struct OtherModes {
  private let finder: PathFinder
  /// What was asked: its mode is not tried again, and its zones count in the others too.
  private let question: RouteQuestion
  private var hour: HourSnapshot { finder.hour }

  /// Needs the hour, and what was asked of it; the ends in the question are not looked at.
  init(_ question: RouteQuestion, in hour: HourSnapshot) {
    self.question = question
    finder = PathFinder(hour)
  }

  /// How ways lead over places, at best.
  enum Ways: Comparable {
    /// From one of them none leads to the next.
    case missing
    /// Between two of them none keeps out of the forbidden zones.
    case throughZones
    /// They lead there.
    case leading
  }

  /// How ways lead from each of some places to the next in the mode in which they do so best; as they should where
  /// there is no time to know.
  ///
  /// Meant for what is said where a question has no answer: one that has an answer does not wait for it.
  /// - Complexity: for each mode that of finding the streets, and where these are not connected, or zones are
  ///   forbidden, that of a search.
  func ways(over places: [Coordinate]) -> Ways {
    let requests = requests(places)
    var best = Ways.missing
    for mode in others where best < .leading { best = max(best, ways(over: requests, mode)) }
    return Deadline.isPassed ? .leading : best
  }

  /// Whether a change of the question leaves a way from a place to another that is no long detour; so too where there
  /// is no time to know.
  ///
  /// Forbidden zones count in no mode: a detour that they make is put down to them.
  /// - Complexity: that of a search for each mode.
  func haveShortWay(
    _ change: DetourHelp.Change, from origin: Coordinate, to destination: Coordinate
  ) -> Bool {
    let requests = requests([origin, destination])
    let modes = change == .inAnotherMode ? others : [question.mode]
    return modes.contains { hasShortWay(requests, $0) } || Deadline.isPassed
  }

  /// The error of a question that no way answers: another mode stays named only where a way leads in one.
  func told(_ error: BrisaError, from origin: Coordinate, to destination: Coordinate) -> BrisaError {
    // What a profile closes is told instead of other modes.
    guard hour.traveller?.noWayText(question.mode) == nil else { return error }
    return switch ways(over: [origin, destination]) {
    case .leading: error
    case .throughZones: .routeThroughZonesInOtherModes(than: question.mode)
    case .missing: .noRouteInAnyMode
    }
  }

  /// The end of a sentence that says what to do: one of them too where a way leads in it, and where no profile closes
  /// ways, for in another mode that profile would not count.
  func advice(over places: [Coordinate]) -> LocalizedText {
    guard hour.traveller?.noWayText(question.mode) == nil, ways(over: places) == .leading else {
      return LocalizedText(same: ".")
    }
    return LocalizedText(
      en: ", or try another mode.", es: ", o pruebe otro modo.", ca: ", o prove un altre mode.")
  }

  private var others: [TravelMode] { TravelMode.allCases.filter { $0 != question.mode } }

  private func requests(_ places: [Coordinate]) -> [SnappingRequest] {
    places.map { SnappingRequest($0, limitMeters: hour.city.snapLimitMeters) }
  }

  private func hasShortWay(_ requests: [SnappingRequest], _ mode: TravelMode) -> Bool {
    guard case .success(let points) = hour.graph.snapped(requests, mode: mode), points.count == 2 else { return false }
    let ends = TripEnds(points[0], points[1])
    guard let path = try? finder.fastestPath(between: ends, mode: mode) else { return false }
    return !ends.isLongDetour(path.lengthMeters)
  }

  private func ways(over requests: [SnappingRequest], _ mode: TravelMode) -> Ways {
    guard case .success(let points) = hour.graph.snapped(requests, mode: mode) else { return .missing }
    var worst = Ways.leading
    for (origin, destination) in zip(points, points.dropFirst()) where worst > .missing {
      worst = min(worst, way(from: origin, to: destination, mode))
    }
    return worst
  }

  private func way(from origin: SnappedPoint, to destination: SnappedPoint, _ mode: TravelMode) -> Ways {
    guard question.forbidsZones else {
      if hour.graph.areConnected(origin, destination, mode: mode) { return .leading }
      return hour.leads(from: origin, to: destination, mode: mode) ? .leading : .missing
    }
    var other = question
    other.mode = mode
    let query = finder.query(other, between: TripEnds(origin, destination), streets: nil)
    guard let path = try? finder.path(query) else { return .missing }
    return path.breaksExclusion ? .throughZones : .leading
  }
}
