package import CityAir
internal import Computing
package import Foundation
package import Geo
package import Setup

extension CityEngine {
  /// The air at a place.
  /// - Throws: ``BrisaError``, with code ``ErrorCode/noAir`` when nothing is known of it.
  package func air(at place: Coordinate, moment: Date) async throws(BrisaError) -> AirAnswer {
    try await computing { () async throws(BrisaError) in
      let field = try opened.field()
      let air = try await opened.gatherer(over: opened.airStreets(field), field)
        .gather(at: moment, box: stationBox(around: place))
      return try AirAnswer(place: place, moment: moment, air: air, maskDistanceMeters: city.maskDistanceMeters)
    }
  }

  /// The air at a place in so many hours that follow each other; the first holds the moment.
  /// - Throws: ``BrisaError``, with code ``ErrorCode/noAir`` when nothing is known of any of them.
  package func air(at place: Coordinate, hours: Int, from moment: Date) async throws(BrisaError) -> AirHoursAnswer {
    try await computing { () async throws(BrisaError) in
      let field = try opened.field()
      let gatherer = try opened.gatherer(over: opened.airStreets(field), field)
      var known: [AirHoursAnswer.Hour] = []
      // Of each hour no more is held than its answer.
      let box = stationBox(around: place)
      try await gatherer.gather(hours: hours, from: moment, box: box) { (air) throws(BrisaError) in
        known.append(try AirHoursAnswer.Hour(of: air, at: place, maskDistanceMeters: city.maskDistanceMeters))
      }
      return try AirHoursAnswer(place: place, moment: moment, hours: known)
    }
  }

  /// The stations that have a reading of the hour.
  /// - Throws: ``BrisaError``, with code ``ErrorCode/noAir`` when there is none.
  package func stations(moment: Date) async throws(BrisaError) -> StationsAnswer {
    try await computing { () async throws(BrisaError) in
      let streets = CityStreets(none: "not-asked")
      let air = try await opened.gatherer(over: streets, try opened.field())
        .gather(at: moment, box: everyStationBox)
      guard !air.fields.isEmpty else { throw air.nothingKnown(of: GatheredAir.anyStation) }
      return StationsAnswer(moment: moment, air: air)
    }
  }

  /// Where the city's stations are: everywhere where neither its box nor its network is set, or the network cannot be
  /// read, of which routes tell.
  var everyStationBox: BoundingBox {
    if let box = city.box { return box }
    let graph = try? opened.optionalNetwork()
    return graph.map { stationBox(on: $0) } ?? BoundingBox(west: -180, south: -90, east: 180, north: 90)
  }

  private func stationBox(around place: Coordinate) -> BoundingBox {
    city.stationBox(
      around: BoundingBox(
        west: place.longitude, south: place.latitude, east: place.longitude, north: place.latitude))
  }
}
