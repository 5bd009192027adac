internal import AirData
internal import Geo
internal import Narrative
internal import Routing
internal import Setup
internal import Streets
internal import Trips

/// Writes a way as OSRM's route objects have it, with Brisa's figures beside.
struct OSRMRouteWriter {
  let answer: TourAnswer
  let options: OSRMRouteOptions

  /// Writes one way with its legs, and what else its object is to have.
  func write(
    _ itinerary: Itinerary, to writer: inout JSONWriter, more: (inout JSONWriter) -> Void = { _ in }
  ) {
    let lines = itinerary.legs.map { answer.line(of: $0) }
    writer.object { writer in
      writer.key("legs")
      writer.array(zip(itinerary.legs, lines)) { leg(&$0, $1.0, $1.1) }
      if options.overview == .simplified || options.overview == .full {
        writer.key("geometry")
        options.geometry.write(overview(lines), to: &writer)
      }
      writer.member("distance", itinerary.distanceMeters, decimals: 1)
      writer.member("duration", itinerary.durationSeconds, decimals: 1)
      writer.member("weight", itinerary.legs.reduce(0) { $0 + $1.costSeconds.reduce(0, +) }, decimals: 1)
      writer.member("weight_name", itinerary.countsBurden ? "burden" : "cost")
      writer.key("labels")
      writer.array(itinerary.labels) { $0.string($1.rawValue) }
      air(&writer, itinerary.air)
      writer.member("cleanerProbability", itinerary.cleanerProbability?.roundedProbability, decimals: 3)
      if !itinerary.notices.isEmpty {
        writer.key("notices")
        writer.array(itinerary.notices) { $0.notice($1.code, $1.text) }
      }
      more(&writer)
    }
  }

  private func air(_ writer: inout JSONWriter, _ air: RouteAir?) {
    writer.member("burden", air?.burdenMinutes, decimals: 3)
    writer.member("indexMean", air?.indexMean, decimals: 1)
    if let air, air.indexMean != nil {
      writer.member("isPartial", air.indexCoverage.isPartial)
      writer.key("missingPollutants")
      writer.array(air.indexCoverage.missingPollutants) { $0.string($1.rawValue) }
    }
    writer.key("dose")
    writer.object { writer in
      for (pollutant, dose) in (air?.doseMicrograms ?? [:]).sorted(by: { $0.key < $1.key }) {
        writer.member(pollutant.rawValue, dose, decimals: 3)
      }
    }
  }

  private func overview(_ lines: [PathLine]) -> [Coordinate] {
    var line: [Coordinate] = []
    // A leg begins where the one before ends. Where it has no length its place comes again, so that each figure of the
    // annotations has its two places.
    for leg in lines { line += leg.points.dropFirst(line.isEmpty ? 0 : 1).map(\.place) }
    guard options.overview == .simplified else { return line }
    return LineSimplification.simplified(
      line, toleranceMeters: LineSimplification.overviewToleranceMeters(line))
  }

  private func leg(_ writer: inout JSONWriter, _ leg: Itinerary.Leg, _ line: PathLine) {
    let steps = options.steps ? answer.steps(of: leg, along: line) : []
    writer.object { writer in
      writer.key("steps")
      writer.array(steps.indices) { step($1, of: steps, on: leg, along: line, to: &$0) }
      writer.member("summary", Self.summary(steps, leg))
      writer.member("distance", leg.path.lengthMeters, decimals: 1)
      writer.member("duration", leg.path.durationSeconds, decimals: 1)
      writer.member("weight", leg.costSeconds.reduce(0, +), decimals: 1)
      writer.member("burden", leg.air?.burdenMinutes, decimals: 3)
      if options.overview == .byLegs {
        writer.key("geometry")
        options.geometry.write(line.points.map(\.place), to: &writer)
      }
      if !options.annotations.isEmpty {
        writer.key("annotation")
        OSRMAnnotation(answer: answer, leg: leg, line: line).write(options.annotations, to: &writer)
      }
    }
  }

  /// The two longest streets with a name, in their order.
  private static func summary(_ steps: [RouteStep], _ leg: Itinerary.Leg) -> String {
    let named = steps.enumerated().filter { !$1.name.isEmpty && !$1.pieces.isEmpty }
    func meters(_ step: RouteStep) -> Double { leg.path.pieces[step.pieces].reduce(0) { $0 + $1.lengthMeters } }
    return named.sorted { meters($0.element) > meters($1.element) }.prefix(2).sorted { $0.offset < $1.offset }
      .map(\.element.name).joined(separator: ", ")
  }

  private func step(
    _ number: Int, of steps: [RouteStep], on leg: Itinerary.Leg, along line: PathLine, to writer: inout JSONWriter
  ) {
    let step = steps[number]
    let pieces = leg.path.pieces[step.pieces]
    var places = step.pieces.isEmpty ? [] : line.points(ofPieces: step.pieces).map(\.place)
    while places.count < 2 { places.append(places.last ?? step.maneuver.place) }
    writer.object { writer in
      writer.key("geometry")
      options.geometry.write(places, to: &writer)
      writer.key("maneuver")
      maneuver(&writer, step, after: number > 0 ? steps[number - 1] : nil)
      writer.member("mode", modeWord(pieces.isEmpty ? leg.path.pieces.suffix(1) : pieces))
      writer.member("driving_side", (answer.hour.router.graph.metadata.drivingSide ?? .right).rawValue)
      writer.member("name", step.name)
      if !step.reference.isEmpty { writer.member("ref", step.reference) }
      writer.key("intersections")
      writer.array(step.junctions) { Self.junction(&$0, $1) }
      let spoken = OSRMSpokenStep(steps: steps, number: number, mode: answer.question.mode, language: options.language)
      if options.voice { spoken.writeVoice(to: &writer) }
      if options.banners { spoken.writeBanners(to: &writer) }
      writer.member("weight", leg.costSeconds[step.pieces].reduce(0, +), decimals: 1)
      writer.member("duration", pieces.reduce(0) { $0 + $1.durationSeconds }, decimals: 1)
      writer.member("distance", pieces.reduce(0) { $0 + $1.lengthMeters }, decimals: 1)
    }
  }

  /// OSRM's word for how one goes along a step's pieces; a bike is pushed where that is so for most of their length.
  private func modeWord(_ pieces: ArraySlice<Path.Piece>) -> String {
    let mode = answer.question.mode
    guard mode == .bike else { return mode.gerund }
    let pushed = pieces.filter { answer.hour.router.graph.isPushed($0.segment, isReversed: $0.isReversed) }
    func meters(_ pieces: some Sequence<Path.Piece>) -> Double { pieces.reduce(0) { $0 + $1.lengthMeters } }
    return meters(pushed) > meters(pieces) / 2 ? "pushing bike" : mode.gerund
  }

  private func maneuver(_ writer: inout JSONWriter, _ step: RouteStep, after previous: RouteStep?) {
    let maneuver = step.maneuver
    writer.object { writer in
      writer.member("type", maneuver.kind.rawValue)
      if let modifier = maneuver.modifier { writer.member("modifier", modifier) }
      if let exit = maneuver.exit { writer.member("exit", exit) }
      writer.key("location")
      writer.position(maneuver.place)
      writer.member("bearing_before", maneuver.bearingBefore)
      writer.member("bearing_after", maneuver.bearingAfter)
      if let language = options.language {
        writer.member("instruction", Narrator(language).sentence(step, after: previous))
      }
    }
  }

  private static func junction(_ writer: inout JSONWriter, _ junction: PathJunction) {
    writer.object { writer in
      writer.key("location")
      writer.position(junction.place)
      writer.key("bearings")
      writer.array(junction.bearings) { $0.number($1) }
      writer.key("entry")
      writer.array(junction.entries) { $0.bool($1) }
      if let arrival = junction.arrival { writer.member("in", arrival) }
      if let departure = junction.departure { writer.member("out", departure) }
    }
  }
}

extension TravelMode {
  /// OSRM's word for going that way.
  fileprivate var gerund: String {
    switch self {
    case .walk: "walking"
    case .bike: "cycling"
    case .scooter: "scooter"
    }
  }
}
