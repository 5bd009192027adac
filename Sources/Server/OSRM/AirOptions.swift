internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Setup
internal import Trips

/// What Brisa takes beside OSRM's options: which pollution to keep low, when, and what to keep out of.
struct AirOptions {
  /// Their names.
  static let options: Set<String> = [
    "avoidance", "by", "at", "exclude_radius", "exclude_above", "exclude_zone", "exclusion", "label",
  ]

  private enum Exclusion: String, CaseIterable {
    case avoid, forbid
  }

  private let reader: OSRMReader
  private let limits: ServiceLimits

  init(_ reader: OSRMReader, limits: ServiceLimits) {
    self.reader = reader
    self.limits = limits
  }

  /// The way that is wanted first.
  func label() throws(OSRMError) -> RouteLabel {
    if reader.items["avoidance"] != nil, reader.items["label"] == nil { return .chosen }
    return try reader.word("label", RouteLabelWord.balanced).label
  }

  /// Sets what was asked for.
  /// - Throws: ``OSRMError``.
  func apply(to question: inout RouteQuestion, _ city: CityConfiguration, now: Date) throws(OSRMError) {
    question.avoidance = try reader.number("avoidance", in: CityConfiguration.avoidances)
    question.forbidsZones = try reader.word("exclusion", Exclusion.avoid) == .forbid
    do throws(BrisaError) {
      if let by = reader.items["by"] { question.measure = try PollutionMeasure(parsing: by) }
      let departure = try reader.items.read("at") { (text) throws(BrisaError) -> Date in
        try MomentText.date(text, zone: city.timeZone, now: now)
      }
      if let departure { question.departure = departure }
    } catch {
      throw OSRMError(error)
    }
    question.circles = try circles()
    let radius = try reader.number("exclude_radius", in: 1...limits.zoneRadiusMeters)
    let above = try reader.number("exclude_above", in: 0...10_000)
    if let radius {
      question.stationCircles = .init(
        radiusMeters: radius, indexAbove: above ?? IndexScale(city.scale).exclusionThreshold)
    } else if above != nil {
      throw OSRMError(.invalidOptions, "'exclude_above' needs 'exclude_radius'.")
    }
  }

  private func circles() throws(OSRMError) -> [RouteQuestion.Circle] {
    let given = try reader.items.read("exclude_zone") { (text) throws(OSRMError) -> [RouteQuestion.Circle] in
      guard !text.isEmpty else { return [] }
      return try text.split(separator: ";", omittingEmptySubsequences: false).map { (part) throws(OSRMError) in
        try circle(String(part))
      }
    }
    let circles = given ?? []
    guard circles.count <= limits.zones else {
      throw OSRMError(.tooBig, "There are \(circles.count) zones, and \(limits.zones) are taken at most.")
    }
    return circles
  }

  private func circle(_ text: String) throws(OSRMError) -> RouteQuestion.Circle {
    do throws(RouteQuestion.Circle.TextFault) {
      return try RouteQuestion.Circle(parsing: text, radii: 1...limits.zoneRadiusMeters, isLongitudeFirst: true)
    } catch {
      if case .center(.outsideGlobe) = error {
        throw OSRMError(.invalidOptions, "A zone of 'exclude_zone' is not on the globe.")
      }
      throw OSRMError(
        .invalidQuery,
        "'exclude_zone' takes longitude,latitude,metres, with ; between several, and a radius of 1 to "
          + "\(Int(limits.zoneRadiusMeters)) m.")
    }
  }
}
