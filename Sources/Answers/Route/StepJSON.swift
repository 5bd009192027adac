internal import Geo
internal import Narrative
internal import Routing
internal import Setup

/// What one does at a place of a route, as JSON has it.
struct StepJSON: Encodable {
  /// OSRM's word for it.
  let type: String
  /// OSRM's word for which way; absent at the ends.
  let modifier: String?
  /// The sentence.
  let instruction: String
  /// The street from here on, empty where it has no name.
  let name: String
  /// Length in metres.
  let distanceMeters: Double
  /// Travel time in seconds.
  let durationSeconds: Double
  /// Longitude and latitude.
  let location: [Double]
  /// The direction before it in degrees.
  let bearingBefore: Int
  /// The direction after it in degrees.
  let bearingAfter: Int
  /// The first and the last place of the route's line that belong to it, counted from 0.
  let points: [Int]
  /// Which exit of a roundabout.
  let exit: Int?
  /// On which side the destination lies.
  let side: String?

  /// The steps of a route.
  static func steps(_ guidance: PathGuidance, _ narrator: Narrator) -> [StepJSON] {
    guidance.steps.indices.map { index in
      let step = guidance.steps[index]
      let maneuver = step.maneuver
      let isEnd = [.depart, .arrive].contains(maneuver.kind)
      return StepJSON(
        type: maneuver.kind.rawValue, modifier: isEnd ? nil : maneuver.direction.rawValue,
        instruction: narrator.sentence(step, after: index > 0 ? guidance.steps[index - 1] : nil), name: step.name,
        distanceMeters: step.lengthMeters.rounded(decimals: 1),
        durationSeconds: step.durationSeconds.rounded(decimals: 1), location: maneuver.place.position,
        bearingBefore: maneuver.bearingBefore, bearingAfter: maneuver.bearingAfter,
        points: [step.points.lowerBound, step.points.upperBound], exit: maneuver.exit,
        side: maneuver.kind == .arrive ? maneuver.side?.rawValue : nil)
    }
  }
}

/// What is said on a route where there is nothing to do, as JSON has it.
struct RemarkJSON: Encodable {
  /// Metres from the start.
  let meters: Double
  /// The sentence.
  let text: String

  /// The remarks of a route.
  static func remarks(_ guidance: PathGuidance, _ narrator: Narrator) -> [RemarkJSON] {
    guidance.remarks.map { RemarkJSON(meters: $0.meters.rounded(decimals: 1), text: narrator.sentence($0)) }
  }
}
