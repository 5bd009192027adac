package import AirData
package import CityAir
internal import Computing
package import Foundation
internal import Geo
internal import Publishing
package import Setup

extension CityEngine {
  /// How well the field's methods predict stations that they are not told, over what the archive holds.
  /// - Parameters:
  ///   - from: Start of the time; nil: the archive's first reading.
  ///   - to: Its end; nil: now.
  ///   - pollutants: Only these.
  /// - Returns: Scores of every method, by pollutant.
  /// - Throws: ``BrisaError`` where there is no archive, or too little in it.
  package func validate(
    from: Date?, to: Date?, pollutants: Set<Pollutant>
  ) async throws(BrisaError) -> ValidationAnswer {
    try await computing { () async throws(BrisaError) in
      try await validated(from: from, to: to, pollutants: pollutants).answer
    }
  }

  /// The validation, and one HTML file of tables and plots.
  /// - Throws: ``BrisaError`` where there is no archive, or too little in it.
  package func validateWithPage(
    from: Date?, to: Date?, pollutants: Set<Pollutant>
  ) async throws(BrisaError) -> (answer: ValidationAnswer, page: String) {
    try await computing { () async throws(BrisaError) in
      let validated = try await validated(from: from, to: to, pollutants: pollutants)
      return (validated.answer, validated.page(city: city.name, zone: city.timeZone))
    }
  }

  private func validated(
    from: Date?, to: Date?, pollutants: Set<Pollutant>
  ) async throws(BrisaError) -> ValidatedField {
    let streets = opened.airStreets(try opened.field())
    let histories = try await ArchivedHistories(
      of: city,
      .init(from: from, to: to, pollutants: pollutants, streets: streets.model, withWinds: streets.needsWind),
      from: try opened.sources(), in: everyStationBox, now: host.clock.now)
    let maps = try await maps(for: histories)
    return try FieldValidator.validate(histories, zone: city.timeZone, streets: streets.model, maps: maps)
  }

  /// The city's maps, on the plane of histories.
  private func maps(for histories: ArchivedHistories) async throws(BrisaError) -> CityMaps {
    let sources = try opened.sources()
    guard let box = city.box ?? histories.box?.expanded(byMeters: city.maskDistanceMeters) else { return .none }
    return await CityMapCache.shared.maps(of: sources, in: box, on: histories.projection)
  }
}
