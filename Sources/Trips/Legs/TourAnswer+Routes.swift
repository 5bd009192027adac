package import AirData
internal import CityAir
internal import Geo
internal import Routing
internal import Setup
internal import Streets

extension TourAnswer {
  /// This tour as an answer about routes, each with its legs.
  /// - Parameters:
  ///   - stops: What the places after the first are called where directions are wanted; without it they are called by
  ///     their turn.
  ///   - names: What all places are called at the beginning of a sentence; without it the first is the origin, the last
  ///     the destination, and the others are stops.
  /// - Returns: the answer, with the ways as far as they are worth a choice.
  package func routes(naming stops: [String] = [], called names: [LocalizedText]? = nil) -> RouteAnswer {
    let ends = TripEnds(places[0], places[places.count - 1])
    var asked = question
    asked.origin = ends.origin.requested
    asked.destination = ends.destination.requested
    var assembly = AnswerAssembly(asked, between: ends, in: hour, segments: Set(places.map(\.segment)))
    let paths = itineraries.map { LabelledPath($0) }
    let routes = assembly.offeredRoutes(paths).map { route in
      guard let place = paths.firstIndex(where: { $0.isPath(of: route) }) else { return route }
      let itinerary = itineraries[place]
      var route = route
      route.legs = itinerary.legs.map { RouteLeg($0) }
      route.guidance = route.guidance.map { guidance(itinerary, stops, remarks: $0.remarks) }
      return route
    }
    let far =
      names.map { EndNotices.far(places, called: $0) }
      ?? EndNotices(ends: ends).farEnds + EndNotices.farStops(places.dropFirst().dropLast(), stops)
    var answer = assembly.answer(routes, notices: notices + far)
    answer.via = places.dropFirst().dropLast().map(\.requested)
    return answer
  }

  /// What one does from place to place; what is said on the way is that of all of it.
  private func guidance(_ itinerary: Itinerary, _ names: [String], remarks: [PathRemark]) -> PathGuidance {
    let legs = itinerary.legs.map { leg in
      let guidance = hour.router.guidance(
        of: leg.path, mode: question.mode, from: leg.origin, to: leg.destination)
      return (path: leg.path, guidance: PathGuidance(steps: guidance.steps, remarks: []))
    }
    let stops = legs.indices.dropLast().map { number in
      names.indices.contains(number) ? names[number] : "\(number + 1)"
    }
    let line = hour.router.line(of: Path(joining: legs.map(\.path)), from: places[0])
    return PathGuidance(joining: legs, over: stops, along: line).adding(remarks)
  }
}

extension LabelledPath {
  /// The way of an itinerary as one path.
  fileprivate init(_ itinerary: Itinerary) {
    self.init(
      labels: itinerary.labels, avoidance: itinerary.avoidance, path: Path(joining: itinerary.legs.map(\.path)))
  }
}

extension RouteLeg {
  fileprivate init(_ leg: Itinerary.Leg) {
    self.init(distanceMeters: leg.path.lengthMeters, durationSeconds: leg.path.durationSeconds, air: leg.air)
  }
}
