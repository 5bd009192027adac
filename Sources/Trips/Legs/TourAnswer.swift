package import AirData
package import CityAir
package import Routing
package import Streets

/// The ways over places one after the other, and what their figures were made of.
package struct TourAnswer: Sendable {
  /// What was asked; its ends are not looked at.
  package let question: RouteQuestion
  /// The places on their streets.
  package let places: [SnappedPoint]
  /// The ways, the fastest first.
  package let itineraries: [Itinerary]
  /// Where the figures of the air come from.
  package let air: AirProvenance
  /// What has to be said about all of them.
  package let notices: [Notice]
  /// Who must be named where it is shown.
  package let attribution: [String]
  /// The air and the streets that they were found over.
  package let hour: HourSnapshot
  /// p along the streets, nil where nothing is known of the air.
  private let streets: StreetAir?

  init(_ question: RouteQuestion, over places: [SnappedPoint], in hour: HourSnapshot, itineraries: [Itinerary]) {
    let pollution = hour.pollution(by: question.measure)
    self.question = question
    self.places = places
    self.itineraries = itineraries
    air = pollution.provenance.aged(at: question.departure)
    notices = QuestionNotices(question, in: hour).all
    attribution = pollution.attribution
    self.hour = hour
    streets = pollution.streets
  }

  /// What has to be said of the indices on the ways.
  package var indexNotices: [Notice] {
    itineraries.reduce(into: IndexCaveats()) { $0.add($1.caveats) }.notices
  }

  /// The way of a label; that of the fastest where no other has it.
  package func itinerary(_ label: RouteLabel) -> Itinerary {
    itineraries.first { $0.labels.contains(label) } ?? itineraries[0]
  }

  /// The line of a leg on the map.
  package func line(of leg: Itinerary.Leg) -> PathLine { hour.router.line(of: leg.path, from: leg.origin) }

  /// A leg street by street, the arrival last.
  package func steps(of leg: Itinerary.Leg, along line: PathLine) -> [RouteStep] {
    hour.router.routeSteps(
      of: leg.path, mode: question.mode, line: line, destination: leg.destination.requested)
  }

  /// The air on a piece of a path, as its segment has it in the mean.
  package func air(on piece: Path.Piece) -> PieceAir {
    let segment = hour.air(ofSegment: piece.segment)
    func mean(_ pollutant: Pollutant) -> Double? {
      segment.concentrations.first { $0.pollutant == pollutant }
        .flatMap { $0.values.mean.isNaN ? nil : Double($0.values.mean) }
    }
    return PieceAir(
      pollution: streets.map { Double($0.pollution[piece.segment]) }, no2: mean(.no2), pm25: mean(.pm25),
      index: segment.index(on: piece).mean)
  }
}

/// The air on a piece of a path; nil where nothing is known.
package struct PieceAir: Sendable, Hashable {
  /// p, which is 1 at the guideline.
  package let pollution: Double?
  /// µg/m³.
  package let no2: Double?
  /// µg/m³.
  package let pm25: Double?
  /// The index of the city's scale.
  package let index: Double?
}
