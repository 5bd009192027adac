internal import AirData
internal import CityAir
internal import Setup

/// What an answer comes to, in one sentence: what the route costs, what it saves, and how sure that is.
struct RouteVerdict {
  /// More of another pollutant that is inhaled is worth a word, in percent of the fastest route's dose.
  static let tellingDosePercent = 1.0
  /// The pollutants whose doses are looked at: those that the usual measure is made of.
  private static let dosePollutants = PollutionMeasure.mix.pollutants

  private let answer: RouteAnswer
  private let fastest: PlannedRoute

  /// Nil for an answer without a route.
  init?(_ answer: RouteAnswer) {
    guard let fastest = answer.routes.first else { return nil }
    self.answer = answer
    self.fastest = fastest
  }

  /// The sentence.
  var text: LocalizedText {
    if isThereAlready { return VerdictWords.thereAlready }
    if let asked = Self.asked(answer.question) { return verdict(asked: asked) }
    let others = answer.routes.dropFirst()
    if let cleanest = others.filter({ isWorth($0) }).min(by: { percent($0) < percent($1) }) {
      let label = cleanest.labels.contains(.cleanest) ? RouteLabel.cleanest : cleanest.labels[0]
      return found(cleanest, VerdictWords.lead(label, isBestDeparture: isBestDeparture))
    }
    if let around = others.filter({ RouteOffers.avoidsZone($0, fastest) }).min(by: { percent($0) < percent($1) }) {
      return found(around, VerdictWords.aroundZones)
    }
    guard knowsBurden else { return VerdictWords.nothingKnown(pollution) }
    if isMostlyUnknown { return VerdictWords.mostlyUnknown(pollution) }
    return VerdictWords.noDetour(
      isBestDeparture: isBestDeparture, isWeighed: answer.question.traveller?.weighsStreets ?? false)
  }

  /// What was asked for by number instead of the usual routes.
  private static func asked(_ question: RouteQuestion) -> RouteLabel? {
    if question.wantsTradeOff { return nil }
    return question.maxDetour != nil ? .budget : question.avoidance != nil ? .chosen : nil
  }

  private func verdict(asked label: RouteLabel) -> LocalizedText {
    if let route = answer.routes.dropFirst().first(where: { $0.labels.contains(label) }) {
      let isDirtier = percent(route) > 0 && RouteOffers.avoidsZone(route, fastest)
      return found(
        route, isDirtier ? VerdictWords.aroundZones : VerdictWords.lead(label, isBestDeparture: isBestDeparture))
    }
    if !knowsBurden { return VerdictWords.nothingKnown(pollution) }
    if label == .chosen { return VerdictWords.chosenIsFastest }
    let isWeighed = !answer.notices.contains { $0.code == "no-choice" }
    return isWeighed ? VerdictWords.noDetourWithin : VerdictWords.noDetourWeighed
  }

  /// Whether both ends lie at one place of the streets, so that nothing is travelled: less than what is told as 1 m.
  private var isThereAlready: Bool { answer.routes.count == 1 && fastest.distanceMeters < 0.5 }

  private var isBestDeparture: Bool { answer.departures != nil }

  private var knowsBurden: Bool { fastest.air?.burdenMinutes != nil }

  /// Whether nothing is known of the air on more than half of the fastest route.
  private var isMostlyUnknown: Bool { (fastest.air?.metersWithoutAir ?? 0) > fastest.distanceMeters / 2 }

  private func isWorth(_ route: PlannedRoute) -> Bool {
    route.burdenPercent(of: fastest) != nil && RouteOffers.isWorth(route, fastest)
  }

  private func percent(_ route: PlannedRoute) -> Double { route.burdenPercent(of: fastest) ?? 0 }

  private var pollution: VerdictWords.Pollution {
    VerdictWords.pollution(by: answer.question.measure, in: answer.air)
  }

  /// What a route costs and saves.
  private func found(_ route: PlannedRoute, _ lead: LocalizedText) -> LocalizedText {
    let longer = VerdictWords.longer(route.durationSeconds - fastest.durationSeconds)
    guard let percent = route.burdenPercent(of: fastest) else {
      return VerdictWords.sentence(lead, [longer, VerdictWords.unknown], doses: [])
    }
    let less = VerdictWords.less(pollution, percent: percent, interval: route.difference.burdenInterval68Percent)
    let sure = route.cleanerProbability.map { VerdictWords.cleaner($0) }
    return VerdictWords.sentence(lead, [longer, less] + [sure].compactMap { $0 }, doses: doses(of: route))
  }

  /// Pollutants of which clearly more is inhaled, beside the one that the route was chosen by.
  private func doses(of route: PlannedRoute) -> [LocalizedText] {
    Self.dosePollutants.compactMap { pollutant in
      guard answer.question.measure != .pollutant(pollutant),
        let more = route.difference.doseMicrogramsPercent[pollutant], more >= Self.tellingDosePercent
      else { return nil }
      return VerdictWords.inhaled(pollutant.symbol, percent: more)
    }
  }
}
