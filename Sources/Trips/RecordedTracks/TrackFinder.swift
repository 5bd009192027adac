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
  private let hours: HourKeeper
  let city: CityConfiguration

  /// Takes the hours of a city from their keeper.
  package init(_ hours: HourKeeper, city: CityConfiguration) {
    self.hours = hours
    self.city = city
  }

  var graph: StreetGraph { hours.router.graph }

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
    let speed = graph.profile.speed(of: question.mode ?? .walk)
    let fixes = try TrackFixes(
      file.lines, departure: question.departure, metersPerSecond: speed / 3.6, source: source)
    try checkPlace(fixes, source)
    let motions = fixes.parts.map { TrackMotion($0, isRecorded: fixes.hasTimes) }
    let mode = question.mode ?? Self.mode(motions)
    let lines = try lines(motions, mode, isMatched: !question.isAsRecorded)
    let steps = zip(lines, motions).flatMap { TrackStep.steps($0, $1, graph: graph) }
    let breathed = try await breathed(steps, question)
    let sums = TrackSums(
      breathed.hours,
      ventilation: question.breathingCubicMetersPerHour[mode] ?? city.ventilationCubicMetersPerHour(of: mode))
    let namer = Namer(graph, mode)
    var answer = TrackAnswer(
      name: file.tracks.first { !$0.name.isEmpty }?.name ?? file.name, question: question,
      course: TrackCourse(
        fixes, motions: motions, lines: lines, steps: steps, mode: mode, question: question, on: graph),
      air: sums.air, minutes: sums.minutes, worst: sums.worst { namer.label($0) }, hour: breathed.longest,
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

  // MARK: Places

  /// Refuses a track of another city.
  private func checkPlace(_ fixes: TrackFixes, _ source: String) throws(BrisaError) {
    let box = graph.box.expanded(byMeters: city.snapLimitMeters)
    guard !fixes.parts.contains(where: { $0.contains { box.contains($0.place) } }), let first = fixes.all.first else {
      return
    }
    let place = TripStop(first.place).title
    throw BrisaError(
      .offNetwork,
      "\(source) begins at \(place), and none of it lies where '\(city.name)' has streets: name the network of its city."
    )
  }

  private func lines(
    _ motions: [TrackMotion], _ mode: TravelMode, isMatched: Bool
  ) throws(BrisaError) -> [TrackLine] {
    guard isMatched else { return motions.map { TrackLine(recorded: $0) } }
    do throws(RoutingError) {
      return try motions.map { (motion) throws(RoutingError) in
        try TrackLine(matched: motion, mode: mode, router: hours.router)
      }
    } catch {
      throw BrisaError(error, mode: mode)
    }
  }

  /// Names the street of a step.
  private struct Namer {
    private let graph: StreetGraph
    private let namer: StreetNamer
    private let mode: TravelMode

    init(_ graph: StreetGraph, _ mode: TravelMode) {
      self.graph = graph
      self.mode = mode
      namer = StreetNamer(graph)
    }

    func label(_ step: TrackStep) -> StreetLabel {
      let segment = step.segment ?? (try? graph.snap(step.place, mode: mode, limitMeters: 30))?.segment
      return segment.map { namer.label(ofSegment: $0) } ?? StreetLabel(kind: .nameless, name: "")
    }
  }

  // MARK: Air

  /// The air of all hours.
  private struct Breathed {
    var hours: [TrackHour] = []
    /// The hour in which most of the track lies, and how many seconds do.
    var longest: HourSnapshot
    var longestSeconds = 0.0
    var provenance: AirProvenance
    var notices: [Notice] = []
    var attribution: [String] = []

    mutating func note(_ hour: HourSnapshot, seconds: Double) {
      guard seconds > longestSeconds else { return }
      (longest, longestSeconds) = (hour, seconds)
    }
  }

  private func breathed(_ steps: [TrackStep], _ question: TrackQuestion) async throws(BrisaError) -> Breathed {
    var known: Breathed?
    var hours: [TrackHour] = []
    var unknown: [Date] = []
    var failure: BrisaError?
    let groups = Dictionary(grouping: steps) { Date(timeIntervalSince1970: $0.start).startOfHour }
    for start in groups.keys.sorted() {
      let own = groups[start] ?? []
      do throws(BrisaError) {
        let hour = try await self.hours.hour(at: start)
        let pollution = await hour.preparedPollution(by: question.measure)
        let track = TrackHour(own, hour, pollution)
        hours.append(track)
        guard track.steps.indices.contains(where: { track.knows(step: $0) }) else {
          unknown.append(start)
          continue
        }
        var breathed = known ?? Breathed(longest: hour, provenance: pollution.provenance.aged(at: start))
        breathed.note(hour, seconds: own.reduce(0) { $0 + $1.seconds })
        breathed.notices += pollution.airNotices.filter { !breathed.notices.contains($0) }
        breathed.attribution += pollution.attribution.filter { !breathed.attribution.contains($0) }
        known = breathed
      } catch {
        // One hour without air takes nothing away from the others.
        hours.append(TrackHour(unknown: own))
        unknown.append(start)
        failure = error
      }
    }
    guard var breathed = known else {
      throw failure
        ?? BrisaError(
          .noAir,
          "Nothing is known of the air in the hours of the track: collect their readings, or ask --by traffic.")
    }
    breathed.hours = hours
    breathed.notices += unknown.map { TrackNotices.unknownHour($0, zone: city.timeZone) }
    return breathed
  }

  // MARK: Other ways

  /// Ends nearer to each other than that are those of a round trip.
  private static let roundTripMeters = 100.0

  /// When one would have left on another way: with the track, or where nobody knows its first hour, in the first hour
  /// that is known, so that burdens can be compared.
  private static func departure(at start: Date, _ hours: [TrackHour]) -> Date {
    let known = hours.first { $0.pollution.contains { !$0.isNaN } }?.steps.first?.start
    guard let known = known.map({ Date(timeIntervalSince1970: $0) }), known.startOfHour > start.startOfHour else {
      return start
    }
    return known
  }

  /// By how much a way may be dirtier than the best one through air that changes.
  private static let movingTolerance = 0.01
  /// By which factor somebody is faster or slower than the network's profile before it counts.
  private static let usualPace = 0.9...1.1

  /// The pace at which other ways are counted: that of the track, or nil where it is about the profile's.
  ///
  /// A slower walk is no dirtier way. What the network itself takes longer for, as slopes, is no pace.
  private func pace(of course: TrackCourse, along lines: [TrackLine]) -> Traveller? {
    let mode = course.mode
    let usualSeconds = lines.reduce(0) { $0 + $1.usualSeconds(mode, in: graph) }
    guard course.movingSeconds > 0, usualSeconds > 0 else { return nil }
    let pace = usualSeconds / course.movingSeconds
    guard !Self.usualPace.contains(pace) else { return nil }
    let speed = graph.profile.speed(of: mode) * pace
    var traveller = Traveller()
    let taken = Traveller.speeds(mode)
    // Like speeds share the network that is made for them.
    traveller.speedsKilometersPerHour[mode] = min(taken.upperBound, max(taken.lowerBound, (speed * 4).rounded() / 4))
    return traveller
  }

  /// The ways at the question's pace; at the usual one where the network does not tell what a pace needs.
  private func ways(_ question: RouteQuestion) async throws(BrisaError) -> RouteAnswer {
    do throws(BrisaError) {
      return try await RouteFinder(hours).route(question)
    } catch  where error.code == .badNetwork && question.travellerSpeedKilometersPerHour != nil {
      var usual = question
      usual.traveller?.speedsKilometersPerHour = [:]
      if usual.traveller?.isNobody == true { usual.traveller = nil }
      return try await RouteFinder(hours).route(usual)
    }
  }

  private func addWays(
    to answer: inout TrackAnswer, _ lines: [TrackLine], _ fixes: TrackFixes, _ hours: [TrackHour]
  ) async {
    let all = fixes.all
    guard let first = all.first?.place, let last = all.last?.place else { return }
    let ends = (origin: lines.first?.ends?.origin ?? first, destination: lines.last?.ends?.destination ?? last)
    guard ends.origin.distanceMeters(to: ends.destination) >= Self.roundTripMeters else {
      answer.notices.append(TrackNotices.roundTrip)
      return
    }
    var question = RouteQuestion(
      origin: ends.origin, destination: ends.destination,
      departure: Self.departure(at: answer.course.period.start, hours))
    question.mode = answer.course.mode
    question.measure = answer.question.measure
    question.offersAllRoutes = true
    if fixes.hasTimes { question.traveller = pace(of: answer.course, along: lines) }
    if let rate = answer.question.breathingCubicMetersPerHour[question.mode] {
      var traveller = question.traveller ?? Traveller()
      traveller.breathingCubicMetersPerHour[question.mode] = rate
      question.traveller = traveller
    }
    // Held against a way that was charged hour by hour, others are charged so too.
    if hours.count > 1, question.measure != .traffic { question.movingTolerance = Self.movingTolerance }
    do throws(BrisaError) {
      answer.ways = try await ways(question)
    } catch {
      answer.notices.append(Notice(code: "no-other-way", message: error.message))
    }
  }
}
