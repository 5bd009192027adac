internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Setup
internal import Streets

extension TrackFinder {
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
    // Like speeds share the network that is made for them.
    traveller.speedsKilometersPerHour[mode] = Traveller.speeds(mode).clamping((speed * 4).rounded() / 4)
    return traveller
  }

  /// The ways at the question's pace; at the usual one where the network does not tell what a pace needs.
  private func ways(_ question: RouteQuestion) async throws(BrisaError) -> RouteAnswer {
    do throws(BrisaError) {
      return try await RouteFinder(keeper).route(question)
    } catch  where error.code == .badNetwork && question.travellerSpeedKilometersPerHour != nil {
      var usual = question
      usual.traveller?.speedsKilometersPerHour = [:]
      if usual.traveller?.isNobody == true { usual.traveller = nil }
      return try await RouteFinder(keeper).route(usual)
    }
  }

  /// Ways with the burdens that the track would have along them, where it lies in several hours.
  ///
  /// They are sought in air that changes evenly between the middles of hours, and a track is told by the mean of each
  /// hour: one way at one time would have two burdens.
  private func charged(_ ways: RouteAnswer, as hours: [TrackHour]) async -> RouteAnswer {
    let measure = ways.question.measure
    // Where burdens have no unit, the track has none, unless that is what was asked for.
    guard hours.count > 1, ways.relative == nil || measure == .traffic else { return ways }
    let start = ways.question.departure.timeIntervalSince1970
    let steps = ways.routes.map { TrackStep.steps(TrackLine($0.path, from: start), nil, graph: graph) }
    guard let wayAir = await air(of: steps, hours, measure) else { return ways }
    let burdens = steps.map { wayAir.burdenMinutes($0) }
    var (charged, factor) = (ways, 1.0)
    if ways.relative != nil {
      guard let relative = RelativeBurden(fastestBurden: burdens.first) else { return ways }
      charged.relative = relative
      factor = relative.movingFactor
    }
    for (index, burden) in burdens.enumerated() {
      charged.routes[index].movingBurden = MovingBurden(minutes: burden * factor)
    }
    return charged
  }

  /// The air of the hours in which ways lie, the very one of the track in those that it has; nil where no hour counts.
  private func air(
    of ways: [[TrackStep]], _ hours: [TrackHour], _ measure: PollutionMeasure
  ) async -> TrackWayAir? {
    var known: [Date: HourPollution] = [:]
    var further = Set(ways.joined().map(\.hour))
    for hour in hours {
      guard let start = hour.steps.first?.hour else { continue }
      known[start] = hour.air
      further.remove(start)
    }
    for start in further.sorted() {
      // What cannot be had counts as what is not known.
      guard let hour = try? await keeper.hour(at: start) else { continue }
      known[start] = await hour.preparedPollution(by: measure)
    }
    return TrackWayAir(known)
  }

  /// Adds the ways between the ends of a track, or why there are none.
  func addWays(
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
    // Held against a way through the air of several hours, others are sought in that of all of them.
    if hours.count > 1, question.measure != .traffic { question.movingTolerance = RouteQuestion.standardTolerance }
    do throws(BrisaError) {
      let found = try await ways(question)
      answer.ways = await charged(found, as: hours)
    } catch {
      answer.notices.append(Notice(code: "no-other-way", text: error.text))
    }
  }
}
