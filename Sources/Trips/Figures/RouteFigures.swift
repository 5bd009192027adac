internal import AirData
internal import AirField
internal import Foundation
internal import Routing
internal import Setup
internal import Streets

/// Turns paths into routes with all their figures.
package struct RouteFigures {
  private let router: Router
  private let question: RouteQuestion
  private let ends: TripEnds
  private let ventilationCubicMetersPerHour: Double
  /// How well a difference of burden is known, nil where nothing is said of that.
  private let noise: BurdenNoise?

  /// Needs the question with its ends on the network, and the hour that it is about; without `noise` nothing is said of
  /// how sure differences are.
  package init(_ question: RouteQuestion, between ends: TripEnds, in hour: HourSnapshot, noise: BurdenNoise? = nil) {
    router = hour.router
    self.question = question
    self.ends = ends
    ventilationCubicMetersPerHour = hour.city.ventilationCubicMetersPerHour(of: question.mode)
    self.noise = noise
  }

  /// The routes of paths; the first is the fastest, which the others are compared with.
  package func routes(_ found: [LabelledPath], breathed: inout BreathedAir?) -> [PlannedRoute] {
    let paths = found.map { breathedPath($0, &breathed) }
    guard let fastest = paths.first else { return [] }
    return paths.map { path in
      var route = route(path, comparedWith: fastest)
      route.guidance = guidance(path.found.path, breathed)
      return route
    }
  }

  /// The route of a path that is compared with itself.
  func route(_ found: LabelledPath, breathed: inout BreathedAir?) -> PlannedRoute {
    let path = breathedPath(found, &breathed)
    var route = route(path, comparedWith: path)
    route.guidance = guidance(found.path, breathed)
    return route
  }

  private func breathedPath(_ found: LabelledPath, _ breathed: inout BreathedAir?) -> BreathedPath {
    let air = breathed?.figures(of: found.path, ventilationCubicMetersPerHour: ventilationCubicMetersPerHour)
    return BreathedPath(found: found, air: air)
  }

  /// What one does on a path, where that was asked for.
  private func guidance(_ path: Path, _ breathed: BreathedAir?) -> PathGuidance? {
    guard question.wantsSteps else { return nil }
    let guidance = router.guidance(of: path, mode: question.mode, from: ends.origin, to: ends.destination)
    return breathed.map { guidance.adding(AirRemarks($0, path, namer: router.namer).remarks) } ?? guidance
  }

  private func route(_ path: BreathedPath, comparedWith fastest: BreathedPath) -> PlannedRoute {
    let (found, air) = (path.found, path.air)
    let odds = odds(of: path, from: fastest)
    let line = router.line(of: found.path, from: ends.origin)
    var route = PlannedRoute(
      labels: found.labels, avoidance: found.avoidance, path: found.path,
      distanceMeters: found.path.lengthMeters, durationSeconds: found.path.durationSeconds, air: air,
      difference: difference(of: path, from: fastest, odds),
      snapFromMeters: ends.origin.distanceMeters, snapToMeters: ends.destination.distanceMeters,
      metersByClass: metersByClass(found.path), exclusions: exclusions(found.path),
      geometry: line.points.map(\.place), geometrySeconds: line.points.map(\.seconds),
      streets: streets(found.path), notices: notices(found.path, air))
    route.metersAmongFastCars = meters(found.path, by: .scooter) {
      router.graph.isAmongFastCars($0.segment, isReversed: $0.isReversed, mode: .scooter)
    }
    route.metersPushed = meters(found.path, by: .bike) { isPushed($0) }
    route.pushedPoints = pushedPoints(found.path, along: line)
    route.movingBurden = found.movingBurden
    route.cleanerProbability = odds?.probabilityBelowZero
    return route
  }

  /// How the difference of the burdens may turn out; nil for the fastest itself.
  private func odds(of path: BreathedPath, from fastest: BreathedPath) -> DifferenceOdds? {
    guard path.found.path != fastest.found.path, let noise, let burden = path.expectedBurdenMinutes,
      let fastestBurden = fastest.expectedBurdenMinutes
    else { return nil }
    return noise.odds(
      of: path.found.path, burdenMinutes: burden, from: fastest.found.path, otherMinutes: fastestBurden)
  }

  private func exclusions(_ path: Path) -> [ZoneFigures] {
    path.crossings.map {
      ZoneFigures(
        zone: $0.zone.id, name: $0.zone.name, calling: $0.zone.calling, metersInside: $0.metersInside,
        secondsInside: $0.secondsInside)
    }
  }

  private func streets(_ path: Path) -> [RouteStreet] {
    router.steps(of: path).map { RouteStreet(name: $0.name, lengthMeters: $0.lengthMeters) }
  }

  private func metersByClass(_ path: Path) -> [(highwayClass: String, meters: Double)] {
    var meters: [HighwayClass: Double] = [:]
    for piece in path.pieces {
      meters[router.graph.highwayClass(ofSegment: piece.segment), default: 0] += piece.lengthMeters
    }
    return meters.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      .map { (highwayClass: $0.key.key, meters: $0.value) }
  }

  /// The length of those pieces of a mode's path that are of a kind; nil for another mode's.
  private func meters(_ path: Path, by mode: TravelMode, where isOfKind: (Path.Piece) -> Bool) -> Double? {
    guard question.mode == mode else { return nil }
    return path.pieces.reduce(0) { $0 + (isOfKind($1) ? $1.lengthMeters : 0) }
  }

  /// The parts of the line on which a bike is pushed; nil for other modes.
  private func pushedPoints(_ path: Path, along line: PathLine) -> [ClosedRange<Int>]? {
    guard question.mode == .bike else { return nil }
    return line.parts { isPushed(path.pieces[$0]) }
  }

  private func isPushed(_ piece: Path.Piece) -> Bool {
    router.graph.isPushed(piece.segment, isReversed: piece.isReversed)
  }

  private func difference(
    of path: BreathedPath, from fastest: BreathedPath, _ odds: DifferenceOdds?
  ) -> RouteDifference {
    let (own, other) = (path.found.path, fastest.found.path)
    var doses: [Pollutant: Double] = [:]
    for (pollutant, dose) in path.air?.doseMicrograms ?? [:] {
      doses[pollutant] = Self.percent(dose, of: fastest.air?.doseMicrograms[pollutant])
    }
    return RouteDifference(
      distancePercent: Self.percent(own.lengthMeters, of: other.lengthMeters),
      durationPercent: Self.percent(own.durationSeconds, of: other.durationSeconds),
      burdenPercent: path.expectedBurdenMinutes.flatMap { Self.percent($0, of: fastest.expectedBurdenMinutes) },
      burdenSigmaPercent: odds?.shareSigma.map { $0 * 100 },
      burdenInterval68Percent: odds?.shareInterval68.map { $0.lowerBound * 100...$0.upperBound * 100 },
      doseMicrogramsPercent: doses)
  }

  /// By how much a value exceeds a base, in percent of that.
  private static func percent(_ value: Double, of base: Double?) -> Double? {
    guard let base, base > 0 else { return value == base ? 0 : nil }
    return (value / base - 1) * 100
  }

  /// Metres from which on a part of a path is worth a word.
  private static let tellingMeters = 50.0

  private func notices(_ path: Path, _ air: RouteAir?) -> [RouteNotice] {
    var notices = path.breaksExclusion ? path.crossings.map { RouteNotice.unavoidable($0) } : []
    if let air, air.metersBeyondStations >= Self.tellingMeters {
      notices.append(.beyondStations(meters: air.metersBeyondStations))
    }
    if let air, air.burdenMinutes != nil, air.metersWithoutAir > 0 {
      notices.append(.withoutAir(meters: air.metersWithoutAir))
    }
    return notices
  }
}

/// A path that was found, with what one breathes on it.
private struct BreathedPath {
  let found: LabelledPath
  /// Nil where nothing is known of the air.
  let air: RouteAir?

  /// What is expected of its burden.
  var expectedBurdenMinutes: Double? { MovingBurden.expectedMinutes(found.movingBurden, else: air) }
}
