internal import AirData
internal import Computing
internal import Geo
internal import Routing
internal import Setup
internal import Streets

/// The modes in which somebody may try a way that does not lead in the one asked for.
struct OtherModes {
  let hour: HourSnapshot
  /// The mode that was asked for.
  let mode: TravelMode

  /// Whether a way leads from each of some places to the next in one of them; so too where there is no time to know.
  ///
  /// Meant for what is said where a question has no answer: one that has an answer does not wait for it.
  /// - Complexity: for each mode that of finding the streets, and where these are not connected that of a search.
  func lead(over places: [Coordinate]) -> Bool {
    let requests = requests(places)
    return TravelMode.allCases.contains { $0 != mode && leads(over: requests, $0) } || Deadline.isPassed
  }

  /// Whether one of them has a way from a place to another that is no long detour; so too where there is no time to
  /// know.
  /// - Complexity: that of a search for each mode.
  func haveShortWay(from origin: Coordinate, to destination: Coordinate) -> Bool {
    let requests = requests([origin, destination])
    return TravelMode.allCases.contains { $0 != mode && hasShortWay(requests, $0) } || Deadline.isPassed
  }

  /// The error of a question that no way answers: another mode stays named only where a way leads in one.
  func told(_ error: BrisaError, from origin: Coordinate, to destination: Coordinate) -> BrisaError {
    // What a profile closes is told instead of other modes.
    guard hour.traveller?.noWayText == nil else { return error }
    return lead(over: [origin, destination]) ? error : .noRouteInAnyMode
  }

  /// The end of a sentence that says what to do: one of them too where a way leads in it, and where no profile closes
  /// ways, for in another mode that profile would not count.
  func advice(over places: [Coordinate]) -> LocalizedText {
    guard hour.traveller?.noWayText == nil, lead(over: places) else { return LocalizedText(same: ".") }
    return LocalizedText(
      en: ", or try another mode.", es: ", o pruebe otro modo.", ca: ", o prove un altre mode.")
  }

  private func requests(_ places: [Coordinate]) -> [SnappingRequest] {
    places.map { SnappingRequest($0, limitMeters: hour.city.snapLimitMeters) }
  }

  private func hasShortWay(_ requests: [SnappingRequest], _ mode: TravelMode) -> Bool {
    guard case .success(let points) = hour.graph.snapped(requests, mode: mode), points.count == 2 else { return false }
    let ends = TripEnds(points[0], points[1])
    guard let path = try? PathFinder(hour).fastestPath(between: ends, mode: mode) else { return false }
    return !ends.isLongDetour(path.lengthMeters)
  }

  private func leads(over requests: [SnappingRequest], _ mode: TravelMode) -> Bool {
    guard case .success(let points) = hour.graph.snapped(requests, mode: mode) else { return false }
    return zip(points, points.dropFirst()).allSatisfy { origin, destination in
      hour.graph.areConnected(origin, destination, mode: mode) || hour.leads(from: origin, to: destination, mode: mode)
    }
  }
}
