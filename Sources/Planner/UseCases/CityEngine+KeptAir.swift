package import CityAir
package import Foundation
package import Geo
package import Setup
package import Trips

/// An answer about the air, and the state of the hour that it is of.
package struct KeptAnswer<Answer: Sendable>: Sendable {
  package let answer: Answer
  /// The hour, the first one where there are several.
  package let hour: HourSnapshot
}

/// Answers from the hours that are kept for routes too: no source is asked again for them.
extension CityEngine {
  /// The air at a place.
  /// - Throws: ``BrisaError``, with code ``ErrorCode/noAir`` when nothing is known of it.
  package func keptAir(at place: Coordinate, moment: Date) async throws(BrisaError) -> KeptAnswer<AirAnswer> {
    let hour = try await hours().hour(at: moment)
    let answer = try AirAnswer(
      place: place, moment: moment, air: hour.air, maskDistanceMeters: city.maskDistanceMeters)
    return KeptAnswer(answer: answer, hour: hour)
  }

  /// The air at a place in so many hours that follow each other; the first holds the moment.
  /// - Throws: ``BrisaError``, with code ``ErrorCode/noAir`` when nothing is known of any of them.
  package func keptAir(
    at place: Coordinate, hours count: Int, from moment: Date
  ) async throws(BrisaError) -> KeptAnswer<AirHoursAnswer> {
    let moments = (0..<max(1, count)).map { moment + Double($0) * 3600 }
    let hours = try await hours().hours(at: moments)
    let answers = try hours.map { (hour) throws(BrisaError) in
      try AirHoursAnswer.Hour(of: hour.air, at: place, maskDistanceMeters: city.maskDistanceMeters)
    }
    return KeptAnswer(answer: try AirHoursAnswer(place: place, moment: moment, hours: answers), hour: hours[0])
  }

  /// The stations that have a reading of the hour.
  /// - Throws: ``BrisaError``, with code ``ErrorCode/noAir`` when there is none.
  package func keptStations(moment: Date) async throws(BrisaError) -> KeptAnswer<StationsAnswer> {
    let hour = try await hours().hour(at: moment)
    guard !hour.air.fields.isEmpty else { throw hour.air.nothingKnown(of: GatheredAir.anyStation) }
    return KeptAnswer(answer: StationsAnswer(moment: moment, air: hour.air), hour: hour)
  }
}
