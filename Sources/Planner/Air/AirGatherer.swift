internal import AirData
internal import AirField
internal import Foundation
internal import Geo
internal import PluginHost

/// Asks the configured sources for an hour and the hours before it.
struct AirGatherer: Sendable {
  let city: CityConfiguration
  let runner: SourceRunner

  init(city: CityConfiguration, surroundings: CityDesk.Surroundings) {
    self.city = city
    runner = SourceRunner(
      registry: surroundings.registry,
      environment: SourceEnvironment(
        http: surroundings.http, clock: surroundings.clock, cacheFolder: surroundings.cacheFolder,
        timeZone: city.timeZone, debug: surroundings.debug),
      deadlineSeconds: city.sourceDeadlineSeconds)
  }

  /// The air of the hour that holds a moment, from the stations in a box.
  /// - Throws: ``BrisaError`` when the configuration of a source is wrong.
  func gather(at moment: Date, box: BoundingBox) async throws(BrisaError) -> GatheredAir {
    let hour = Date(timeIntervalSince1970: (moment.timeIntervalSince1970 / 3600).rounded(.down) * 3600)
    let start = hour - Double(AirPicture.historyHours - 1) * 3600
    let query = ReadingQuery(box: box, interval: DateInterval(start: start, end: hour + 3600))
    let answers = await runner.ask(try sources(), for: query, at: moment)
    let ids = Self.entryIDs(city.sources.map(\.id))
    let selection = ReadingSelection(
      zip(ids, answers).flatMap { id, answer in answer.readings.map { $0.given(by: id) } })
    let picture = try AirPicture(
      hour: hour, scale: city.scale,
      readings: (0..<AirPicture.historyHours).map { selection.readings(ofHour: hour - Double($0) * 3600) },
      method: city.fieldMethod, origin: box.center,
      maskDistanceMeters: city.maskDistanceMeters)
    return GatheredAir(
      picture: picture, tooLongCount: selection.tooLongCount,
      entries: zip(ids, answers).map { GatheredAir.Entry(id: $0, report: $1.report) })
  }

  /// Names for the entries of the configuration: the source's id, and for its further entries the id with a number.
  static func entryIDs(_ sources: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return sources.map { id in
      counts[id, default: 0] += 1
      return counts[id] == 1 ? id : "\(id)-\(counts[id] ?? 1)"
    }
  }

  /// The configured sources; one that cannot be made is an error of the configuration and not of the feed.
  private func sources() throws(BrisaError) -> [SourceConfiguration] {
    let sources = city.sources.map { SourceConfiguration(id: $0.id, settings: $0.settings, folder: $0.folder) }
    for source in sources {
      if let problem = runner.problem(with: source) {
        throw BrisaError(.badConfiguration, "Source '\(source.id)': \(problem)")
      }
    }
    return sources
  }
}

extension Reading {
  /// The same reading, under the name of an entry of the configuration.
  fileprivate func given(by entryID: String) -> Reading {
    Reading(
      station: station, pollutant: pollutant, concentration: concentration, start: start, end: end, kind: kind,
      quality: quality, sourceID: entryID)
  }
}
