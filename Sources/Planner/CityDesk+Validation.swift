public import AirData
internal import AirField
internal import Archive
public import Foundation
internal import Geo

extension CityDesk {
  /// What an archive holds, as histories.
  struct ArchiveRecord {
    /// Path of the archive.
    let archive: String
    /// The pollutants that have any hour, in the order of every table.
    let histories: [StationHistory]
    /// The sources of each pollutant's readings, sorted.
    let sources: [Pollutant: [String]]
    /// The winds around the stations, hour by hour; nil where nobody asked for them.
    let winds: HourlyWinds?
    /// Around all stations; nil without any.
    let box: BoundingBox?
    /// The plane of the histories.
    let projection: LocalProjection
  }

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
    try await validated(from: from, to: to, pollutants: pollutants).answer
  }

  /// The same, and one HTML file of tables and plots.
  /// - Throws: ``BrisaError`` where there is no archive, or too little in it.
  public func validateWithPage(
    from: Date?, to: Date?, pollutants: Set<Pollutant>
  ) async throws(BrisaError) -> (answer: ValidationAnswer, page: String) {
    let validated = try await validated(from: from, to: to, pollutants: pollutants)
    return (validated.answer, validated.page(city: city.name, zone: city.timeZone))
  }

  private func validated(
    from: Date?, to: Date?, pollutants: Set<Pollutant>
  ) async throws(BrisaError) -> ValidatedField {
    let streets = airStreets(try SettledField(city))
    let record = try archiveRecord(
      from: from, to: to, pollutants: pollutants, streets: streets.model, withWinds: streets.needsWind)
    let maps = try await maps(for: record)
    return try await FieldValidator.validate(record, zone: city.timeZone, streets: streets.model, maps: maps.model)
  }

  /// The city's maps, on the plane of a record.
  private func maps(for record: ArchiveRecord) async throws(BrisaError) -> CityMaps {
    let sources = try ConfiguredSources(city, surroundings)
    guard let box = city.box ?? record.box?.expanded(byMeters: city.maskDistanceMeters) else { return .none }
    return await MapShelf.shared.maps(of: sources, in: box, on: record.projection, registry: surroundings.registry)
  }

  /// What the archive holds of some pollutants and some time, on the plane of the streets where there are any.
  /// - Throws: ``BrisaError`` where there is no archive, and for a time that ends before it begins.
  func archiveRecord(
    from: Date?, to: Date?, pollutants: Set<Pollutant>, streets: StreetModel? = nil, withWinds: Bool = false
  ) throws(BrisaError) -> ArchiveRecord {
    let end = to ?? surroundings.clock.now
    let start = from ?? Date(timeIntervalSince1970: 0)
    guard start < end else { throw BrisaError(.badArgument, "--to must be later than --from.") }
    let (path, archive) = try existingArchive()
    let time = DateInterval(start: start, end: end)
    let readings: [Reading]
    let windReadings: [WindReading]?
    do {
      readings = try archive.readings(in: time, pollutants: pollutants)
      windReadings = try withWinds ? archive.winds(in: time) : nil
    } catch {
      throw BrisaError(error)
    }
    let box = BoundingBox(around: readings.lazy.map(\.station.coordinate))
    let middle = box?.center ?? Coordinate(latitude: 0, longitude: 0)
    let plane = streets?.projection ?? LocalProjection(origin: middle)
    let histories = pollutants.sorted()
      .map { StationHistory(readings, of: $0, projection: plane) }
      .filter { !$0.hours.isEmpty }
    let observed = Dictionary(grouping: readings.lazy.filter { $0.kind == .observed }, by: \.pollutant)
    return ArchiveRecord(
      archive: path, histories: histories, sources: observed.mapValues { Set($0.map(\.sourceID)).sorted() },
      winds: windReadings.map { winds in
        HourlyWinds(
          winds.filter { wind in (city.box ?? box).map(wind.speaks(of:)) ?? false }, middle: city.box?.center ?? middle)
      }, box: box, projection: plane)
  }
}
