public import AirData
internal import AirField
internal import Archive
public import Foundation
internal import Geo

extension CityDesk {
  /// How well the field's methods predict stations that they are not told, over what the archive holds.
  /// - Parameters:
  ///   - from: Start of the time; nil: the archive's first reading.
  ///   - to: Its end; nil: now.
  ///   - pollutants: Only these.
  /// - Returns: Scores of every method, by pollutant.
  /// - Throws: ``BrisaError`` where there is no archive, or too little in it.
  public func validate(
    from: Date?, to: Date?, pollutants: Set<Pollutant>
  ) async throws(BrisaError) -> ValidationAnswer {
    let end = to ?? surroundings.clock.now
    let start = from ?? Date(timeIntervalSince1970: 0)
    guard start < end else { throw BrisaError(.badArgument, "--to must be later than --from.") }
    let (path, archive) = try existingArchive()
    let readings: [Reading]
    do {
      readings = try archive.readings(in: DateInterval(start: start, end: end), pollutants: pollutants)
    } catch {
      throw BrisaError(error)
    }
    let middle = BoundingBox(around: readings.lazy.map(\.station.coordinate))?.center
    let streets = airStreets.model
    let plane = LocalProjection(origin: middle ?? Coordinate(latitude: 0, longitude: 0))
    let histories = pollutants.sorted().map {
      StationHistory(readings, of: $0, projection: streets?.projection ?? plane)
    }
    .filter { !$0.hours.isEmpty }
    return try await FieldValidator.validate(histories, archive: path, zone: city.timeZone, streets: streets)
  }
}
