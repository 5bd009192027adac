internal import AirData
internal import Foundation
internal import Streets

extension RoutePlanner {
  /// Metres from a street beyond which a traveller is told.
  private static let tellingSnapMeters = 100.0

  /// What has to be said about ends that lie far from a street.
  func snapNotices(_ origin: SnappedPoint, _ destination: SnappedPoint) -> [Notice] {
    [("origin", origin), ("destination", destination)].compactMap { what, point in
      guard point.distanceMeters > Self.tellingSnapMeters else { return nil }
      return Notice(
        code: "far-from-street",
        message: "The \(what) is \(Int(point.distanceMeters.rounded())) m from the street that the way is on.")
    }
  }

  /// What has to be said about the pollution, the network and the circles of an answer.
  func notices(_ question: RouteQuestion, sampler: PollutionSampler, streets: StreetAir?) -> [Notice] {
    [
      streets == nil ? noAir(sampler) : partialMix(sampler), otherSpeeds, circlesWithoutAir(question),
      noCircles(question), scaleOfMeasure(question),
    ].compactMap { $0 }
  }

  private func noAir(_ sampler: PollutionSampler) -> Notice {
    Notice(
      code: "no-air",
      message: air.picture.isEmpty
        ? "Nothing is known of the air at this hour: only the time of the way counts."
        : "No station that measures \(sampler.measure.word) is near enough: only the time of the way counts.")
  }

  private func partialMix(_ sampler: PollutionSampler) -> Notice? {
    guard sampler.measure == .mix, sampler.pollutants.count < sampler.wanted.count else { return nil }
    let missing = sampler.wanted.filter { !sampler.pollutants.contains($0) }.map(\.symbol).joined(separator: ", ")
    return Notice(
      code: "mix-partial",
      message:
        "The pollution is that of \(sampler.pollutants.map(\.symbol).joined()) alone: no station measures \(missing).")
  }

  private var otherSpeeds: Notice? {
    guard city.profile != ProfileSettings(), graph.metadata.profile != city.profile.summary else { return nil }
    return Notice(
      code: "other-speeds",
      message:
        "The network was built with other speeds (\(graph.metadata.profile)): build it again for those of the "
        + "configuration.")
  }

  private func circlesWithoutAir(_ question: RouteQuestion) -> Notice? {
    guard question.stationCircles != nil, air.picture.isEmpty else { return nil }
    return Notice(
      code: "exclusion-without-air",
      message: "No circle is drawn around a station: no station has a reading of this hour.")
  }

  private func noCircles(_ question: RouteQuestion) -> Notice? {
    guard let rule = question.stationCircles, !air.picture.isEmpty, stationZones(rule).isEmpty else { return nil }
    let limit = String(format: "%g", rule.indexAbove)
    return Notice(
      code: "exclusion-empty", message: "No station's index is above \(limit) at this hour: no zone is drawn.")
  }

  private func scaleOfMeasure(_ question: RouteQuestion) -> Notice? {
    guard question.measure == .ica, city.scale != .usEPA else { return nil }
    return Notice(
      code: "ica-scale", message: "The measure 'ica' is the us-epa index ÷ 100, whatever scale is shown.")
  }
}
