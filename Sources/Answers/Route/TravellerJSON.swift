internal import AirData
internal import Setup
internal import Trips

/// Who a route is for, as JSON has it.
struct TravellerJSON: Encodable {
  let name: String?
  let speedKilometersPerHour: Double?
  let breathingCubicMetersPerHour: Double
  let sensitive: Bool
  let stairs: String
  let needs: [String]
  let summary: String

  /// Nil where it is for nobody in particular.
  init?(_ answer: RouteAnswer) {
    guard let traveller = answer.question.traveller else { return nil }
    name = traveller.name
    speedKilometersPerHour = answer.question.travellerSpeedKilometersPerHour
    breathingCubicMetersPerHour = answer.ventilationCubicMetersPerHour
    sensitive = traveller.isSensitive
    stairs = traveller.stairs.rawValue
    needs = traveller.needWords
    summary = answer.question.travellerText?.en ?? ""
  }
}
