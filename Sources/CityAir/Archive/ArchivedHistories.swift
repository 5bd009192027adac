package import AirData
package import AirField
internal import Archive
package import Foundation
package import Geo
internal import PluginHost
package import Setup

/// What an archive holds of some pollutants and some time, as histories on one plane.
package struct ArchivedHistories: Sendable {
  /// Path of the archive.
  package let archive: String
  /// The pollutants that have any hour, in the order of every table.
  package let histories: [StationHistory]
  /// The sources of each pollutant's readings, sorted.
  package let sources: [Pollutant: [String]]
  /// The winds around the stations, hour by hour; nil where nobody asked for them.
  package let winds: HourlyWinds?
  /// Around all stations; nil without any.
  package let box: BoundingBox?
  /// The plane of the histories.
  package let projection: LocalProjection

  /// What is wanted of an archive.
  package struct Question: Sendable {
    /// Start of the time; nil: the archive's first reading.
    package var from: Date?
    /// Its end; nil: now.
    package var to: Date?
    /// Only these.
    package var pollutants: Set<Pollutant>
    /// The histories lie on the plane of these streets.
    package var streets: StreetModel?
    /// Whether winds are read too.
    package var withWinds: Bool

    /// Asks for some pollutants over some time.
    package init(
      from: Date?, to: Date?, pollutants: Set<Pollutant>, streets: StreetModel? = nil, withWinds: Bool = false
    ) {
      self.from = from
      self.to = to
      self.pollutants = pollutants
      self.streets = streets
      self.withWinds = withWinds
    }
  }

  /// Reads a city's archive: what the city's air is made of, which is the readings of its sources in its box.
  ///
  /// A city without sources has no other readings than those of its archive, which all count.
  /// - Parameters:
  ///   - city: The city.
  ///   - question: What is wanted.
  ///   - configured: The city's sources.
  ///   - stationBox: Where its stations are; winds are those that an hour of its air would have.
  ///   - now: The time; what claims to have been measured later is left out.
  /// - Throws: ``BrisaError`` where there is no archive, and for a time that ends before it begins.
  package init(
    of city: CityConfiguration, _ question: Question, from configured: ConfiguredSources, in stationBox: BoundingBox,
    now: Date
  ) async throws(BrisaError) {
    let end = question.to ?? now
    let start = question.from ?? Date(timeIntervalSince1970: 0)
    guard start < end else { throw BrisaError.endsBeforeItBegins }
    let (path, archive) = try await city.existingArchive()
    let time = DateInterval(start: start, end: end)
    var kept = KeptReadings()
    let windReadings: [WindReading]?
    do {
      let entries = configured.entries
      let names = try entries.isEmpty ? nil : ArchivedAir.names(of: entries, in: archive)
      try archive.forEachReading(in: time, sources: names, pollutants: question.pollutants) { reading in
        let isOfCity = entries.isEmpty || stationBox.contains(reading.station.coordinate)
        if isOfCity, !reading.isMeasuredAhead(of: now) { kept.add(reading) }
      }
      windReadings = try question.withWinds ? archive.winds(in: time, sources: names) : nil
    } catch {
      throw BrisaError(error)
    }
    let box = kept.box
    let middle = box?.center ?? Coordinate(latitude: 0, longitude: 0)
    let plane = question.streets?.projection ?? LocalProjection(origin: middle)
    self.archive = path
    histories = question.pollutants.sorted()
      .map { StationHistory(kept.cells.removeValue(forKey: $0) ?? HistoryCells(), of: $0, projection: plane) }
      .filter { !$0.hours.isEmpty }
    sources = kept.sources.mapValues { $0.sorted() }
    winds = windReadings.map { HourlyWinds($0.filter { $0.speaks(of: stationBox) }, middle: stationBox.center) }
    self.box = box
    projection = plane
  }
}

/// What is kept of an archive's readings, one after the other: years of them are more than memory should hold.
private struct KeptReadings {
  /// The hours of each pollutant.
  var cells: [Pollutant: HistoryCells] = [:]
  /// Who measured each pollutant.
  private(set) var sources: [Pollutant: Set<String>] = [:]
  /// Around all stations, also those that have only forecasts; nil without any.
  private(set) var box: BoundingBox?

  mutating func add(_ reading: Reading) {
    let place = reading.station.coordinate
    box = box?.including(place) ?? BoundingBox(around: [place])
    guard reading.kind == .observed else { return }
    sources[reading.pollutant, default: []].insert(reading.sourceID)
    cells[reading.pollutant, default: HistoryCells()].add(reading)
  }
}
