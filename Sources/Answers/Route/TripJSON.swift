internal import Geo
internal import Setup
internal import Trips

/// The stops of a trip and their order as JSON has them.
struct TripJSON: Encodable {
  struct Stop: Encodable {
    let number: Int?
    let name: String?
    let place: [Double]
    let snapMeters: Double
  }

  let optimize: String
  let order: String
  let bestOfAll: Bool
  let roundTrip: Bool
  let stops: [Stop]

  init(_ trip: RouteTrip) {
    optimize = trip.goal.rawValue
    order = trip.order.rawValue
    bestOfAll = trip.isBestOfAll
    roundTrip = trip.isRoundTrip
    stops = trip.visits.map { visit in
      Stop(
        number: visit.number, name: visit.stop.name.isEmpty ? nil : visit.stop.name, place: visit.stop.place.position,
        snapMeters: visit.snapMeters.rounded(decimals: 1))
    }
  }
}
