internal import AirData
internal import ArgumentParser
internal import CityAir
internal import Foundation
internal import Geo
internal import Setup
internal import Trips

/// How, when, over which network and for whom somebody travels.
struct TravelOptions: ParsableArguments {
  @Option(help: "How you travel: \(TravelModeWord.list).")
  var mode = OneOf<TravelModeWord>("walk")

  @OptionGroup var moment: MomentOption

  @Option(help: NetworkOption.help())
  var network: String?

  @Option(help: ArgumentHelp(stringLiteral: TravellerOptions.byHelp))
  var by: OneOf<PollutionMeasure>?

  @OptionGroup var traveller: TravellerOptions

  /// How one travels, who, and which pollution counts.
  func requested(in city: CityConfiguration) throws(BrisaError) -> RequestedTravel {
    let anywhere = Coordinate(latitude: 0, longitude: 0)
    var question = RouteQuestion(origin: anywhere, destination: anywhere, departure: .distantPast)
    question.mode = try mode.value
    try traveller.apply(to: &question, by: by, city)
    return RequestedTravel(question: question)
  }
}

/// What ``TravelOptions`` ask for: it is read before places are looked up, of which notices tell.
struct RequestedTravel {
  /// A question of which nothing else counts.
  fileprivate let question: RouteQuestion

  /// Puts it into a question.
  func apply(to other: inout RouteQuestion) {
    (other.mode, other.traveller, other.measure) = (question.mode, question.traveller, question.measure)
  }
}
