internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Routing
package import Setup
internal import Streets
package import Tracks

/// Says what somebody breathed on a track.
package struct TrackFinder: Sendable {
  let keeper: HourKeeper
  let city: CityConfiguration

  /// Takes the hours of a city from their keeper.
  package init(_ keeper: HourKeeper, city: CityConfiguration) {
    self.keeper = keeper
    self.city = city
  }

  var graph: StreetGraph { keeper.router.graph }

  /// What was breathed on the tracks of a file, taken together, or on the one that is named.
  /// - Parameters:
  ///   - file: The tracks; routes where there are none.
  ///   - question: What is asked.
  ///   - source: What the file is called in errors.
  /// - Returns: the figures, and the other ways.
  /// - Throws: ``BrisaError`` for a track that makes no sense, lies elsewhere, or of whose air nothing is known.
  package func answer(
    _ file: TrackFile, _ question: TrackQuestion, named source: String
  ) async throws(BrisaError) -> TrackAnswer {
    let file = try TrackChoice(file, named: source).chosen(question.track)
    let metersPerSecond = graph.profile.speed(of: question.mode ?? .walk) / 3.6
    let fixes = try TrackFixes(
      file.lines, departure: question.departure, metersPerSecond: metersPerSecond, source: source)
    try checkPlace(fixes, source)
    let motions = fixes.parts.map { TrackMotion($0, isRecorded: fixes.hasTimes) }
    // Without times, it has no speed that would tell.
    let mode = question.mode ?? (fixes.hasTimes ? Self.mode(motions) : .walk)
    let matched = try self.lines(motions, mode, isMatched: !question.isAsRecorded)
    // Without times, a track tells neither how long its streets take nor of any standing.
    let lines = fixes.hasTimes ? matched : matched.map { $0.travelled(metersPerSecond: metersPerSecond) }
    let steps = zip(lines, motions).flatMap { TrackStep.steps($0, fixes.hasTimes ? $1 : nil, graph: graph) }
    try checkHours(steps, question, source)
    let breathed = try await breathed(steps, question)
    let sums = TrackSums(
      breathed.hours,
      ventilationCubicMetersPerHour: question.breathingCubicMetersPerHour[mode]
        ?? city.ventilationCubicMetersPerHour(of: mode))
    var answer = TrackAnswer(
      name: file.tracks.first { !$0.name.isEmpty }?.name ?? file.name, question: question,
      course: TrackCourse(fixes, lines: lines, steps: steps, mode: mode, question: question, on: graph),
      air: sums.air, minutes: sums.minutes, worst: sums.worst { label($0, mode) }, hour: breathed.longest,
      provenance: breathed.provenance, notices: TrackNotices.notices(fixes) + breathed.notices,
      attribution: breathed.attribution)
    if question.wantsCleanest { await addWays(to: &answer, lines, fixes, breathed.hours) }
    answer.scaleRelativeBurdens()
    if answer.ways != nil, !answer.isWhole { answer.notices.append(TrackNotices.knownInPart) }
    return answer
  }

  private static func mode(_ motions: [TrackMotion]) -> TravelMode {
    let meters = motions.reduce(0) { $0 + ($1.meters.last ?? 0) }
    let seconds = motions.reduce(0) { $0 + ($1.movingSeconds.last ?? 0) }
    return TrackMotion.mode(metersPerSecond: seconds > 0 ? meters / seconds : 0)
  }

  /// Refuses a track of another city.
  private func checkPlace(_ fixes: TrackFixes, _ source: String) throws(BrisaError) {
    let isHere = fixes.parts.joined().contains { graph.box.distanceMeters(from: $0.place) <= city.snapLimitMeters }
    guard !isHere, let first = fixes.all.first else { return }
    let place = TripStop(first.place).title
    throw BrisaError(
      .offNetwork,
      "\(source) begins at \(place), and none of it lies where '\(city.name)' has streets: name the network of its city."
    )
  }

  /// Refuses a track in more hours than the question may gather.
  private func checkHours(
    _ steps: [TrackStep], _ question: TrackQuestion, _ source: String
  ) throws(BrisaError) {
    guard let most = question.maxHours else { return }
    let count = Set(steps.map(\.hour)).count
    guard count <= most else {
      throw BrisaError(
        .badData, "\(source) lies in \(count) hours, and \(most) at most are taken at once: cut it into parts.")
    }
  }

  private func lines(
    _ motions: [TrackMotion], _ mode: TravelMode, isMatched: Bool
  ) throws(BrisaError) -> [TrackLine] {
    guard isMatched else { return motions.map { TrackLine(recorded: $0) } }
    let matcher = TrackLineMatcher(mode: mode, router: keeper.router)
    do throws(RoutingError) {
      return try motions.map { (motion) throws(RoutingError) in try matcher.line(motion) }
    } catch {
      throw BrisaError(error, mode: mode)
    }
  }

  /// What people call the street of a step.
  private func label(_ step: TrackStep, _ mode: TravelMode) -> StreetLabel {
    let segment = step.segment ?? (try? graph.snap(step.place, mode: mode, limitMeters: 30))?.segment
    return segment.map { keeper.router.namer.label(ofSegment: $0) } ?? StreetLabel(kind: .nameless, name: "")
  }
}
