internal import AirData
internal import Geo
internal import Setup
internal import Trips

extension Parameters {
  /// Where ways had better not lead: the names that questions about ways take.
  static let ofZones: Set<String> = [
    "exclude", ExcludedPolygons.name, "exclude_radius", "exclude_above", "exclusion",
  ]

  /// Adds the zones that are asked for to a question.
  /// - Throws: ``Problem``.
  func addZones(to question: inout RouteQuestion, in city: CityConfiguration, _ asked: APICall) throws(Problem) {
    let limits = asked.service.limits
    switch items["exclusion"] {
    case nil, "avoid": break
    case "forbid": question.forbidsZones = true
    default: throw Problem(400, "bad-argument", "'exclusion' is avoid or forbid.")
    }
    question.polygons = try ExcludedPolygons(limits: limits).polygons(self)
    question.circles += try circles(limits)
    let zones = question.circles.count + question.polygons.count
    guard zones <= limits.zones else {
      throw Problem(400, "too-big", "There are \(zones) zones, and \(limits.zones) are taken at most.")
    }
    question.stationCircles = try stationCircles(question, in: city, limits)
  }

  private func circles(_ limits: ServiceLimits) throws(Problem) -> [RouteQuestion.Circle] {
    let circles = try items.read("exclude") { (text) throws(Problem) -> [RouteQuestion.Circle] in
      try text.split(separator: ";").map { (part) throws(Problem) in try Self.circle(String(part), limits) }
    }
    return circles ?? []
  }

  private static func circle(_ text: String, _ limits: ServiceLimits) throws(Problem) -> RouteQuestion.Circle {
    do throws(RouteQuestion.Circle.TextFault) {
      return try RouteQuestion.Circle(parsing: text, radii: 1...limits.zoneRadiusMeters)
    } catch {
      if case .center(let problem) = error { throw Problem(400, "bad-coordinate", "'exclude': \(problem.message)") }
      throw Problem(
        400, "bad-argument",
        "'exclude' takes latitude,longitude,metres, with ; between several, and a radius of 1 to "
          + "\(Int(limits.zoneRadiusMeters)) m.")
    }
  }

  private func stationCircles(
    _ question: RouteQuestion, in city: CityConfiguration, _ limits: ServiceLimits
  ) throws(Problem) -> RouteQuestion.StationCircles? {
    let above = try number("exclude_above", in: 0...10_000)
    guard let radius = try number("exclude_radius", in: 1...limits.zoneRadiusMeters) else {
      if above != nil { throw Problem(400, "bad-argument", "'exclude_above' needs 'exclude_radius'.") }
      return nil
    }
    return RouteQuestion.StationCircles(
      radiusMeters: radius,
      indexAbove: above ?? (question.traveller ?? Traveller()).exclusionThreshold(IndexScale(city.scale)))
  }
}
