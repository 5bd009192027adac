internal import AirData
internal import Geo
internal import Streets

/// What OSRM's services have in common: places, and what their streets have to be.
struct OSRMPlaces: Sendable {
  /// Options of every service.
  static let options: Set<String> = [
    "bearings", "radiuses", "generate_hints", "hints", "approaches", "exclude", "snapping", "skip_waypoints", "city",
    "language",
  ]

  private(set) var requests: [SnappingRequest]
  /// Whether answers have hints.
  let givesHints: Bool
  /// Whether answers leave out the places on their streets.
  let skipsWaypoints: Bool

  private enum Snapping: String, CaseIterable {
    case `default`, any
  }

  /// From which side a place is come to and left.
  private enum Approach: String, CaseIterable {
    case curb, opposite, unrestricted

    /// The side where traffic keeps to the right.
    var side: SnappingRequest.Side? {
      switch self {
      case .curb: .right
      case .opposite: .left
      case .unrestricted: nil
      }
    }
  }

  /// - Throws: ``OSRMError``.
  init(_ coordinates: [Coordinate], _ reader: OSRMReader, limits: ServiceLimits) throws(OSRMError) {
    let count = coordinates.count
    let radiuses = try reader.radiuses(count: count)
    let bearings = try reader.list("bearings", count: count, Self.direction)
    for case let bearing? in bearings ?? []
    where !(0...360).contains(bearing.degrees) || !(0...180).contains(bearing.rangeDegrees) {
      throw OSRMError(
        .invalidOptions, "A bearing of 'bearings' is 0 to 360 degrees, and may differ by 0 to 180.")
    }
    let approaches = try reader.list("approaches", count: count) { Approach(rawValue: String($0)) }
    _ = try reader.word("snapping", Snapping.default)
    if let exclude = reader.items["exclude"], !exclude.isEmpty {
      throw OSRMError(.invalidValue, "Exclude flag combination is not supported.")
    }
    requests = coordinates.enumerated().map { number, place in
      SnappingRequest(
        place, limitMeters: (radiuses?[number] ?? nil) ?? limits.snapMeters, direction: bearings?[number] ?? nil,
        side: (approaches?[number] ?? nil)?.side)
    }
    givesHints = try reader.flag("generate_hints", true)
    skipsWaypoints = try reader.flag("skip_waypoints", false)
  }

  /// Whether some place has to be come to from a side.
  var haveSides: Bool { requests.contains { $0.side != nil } }

  /// The same places where traffic keeps to the left: the curb is there.
  var mirrored: OSRMPlaces {
    var places = self
    for number in places.requests.indices {
      places.requests[number].side = requests[number].side.map { $0 == .left ? .right : .left }
    }
    return places
  }

  private static func direction(_ text: Substring) -> SnappingRequest.Direction? {
    let figures = text.split(separator: ",", omittingEmptySubsequences: false).map { DecimalNumber.parse($0) }
    guard figures.count == 2, let degrees = figures[0], let range = figures[1] else { return nil }
    return SnappingRequest.Direction(degrees: degrees, rangeDegrees: range)
  }

  /// What is said where a place has no street near by; clients read the number out of it.
  static func noSegment(_ problem: NoStreetNear) -> OSRMError {
    OSRMError(.noSegment, "Could not find a matching segment for coordinate \(problem.place)")
  }
}
