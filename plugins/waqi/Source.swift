public import AirData
internal import Foundation
internal import Geo

/// Stations of the World Air Quality Index project, worked back from the index that it publishes.
public struct WAQISource: AirSource {
  private let options: Options
  private let context: SourceContext

  /// What the source says about itself.
  public static var manifest: SourceManifest { Options.manifest }

  /// Checks the settings; touches no network.
  /// - Throws: ``SourceError/setting(name:problem:)``.
  public init(settings: SourceSettings, context: SourceContext) throws {
    options = try Options(settings)
    self.context = context
  }

  /// The newest hour of the stations in a query's box, as far as it belongs to the query.
  /// - Throws: ``SourceError`` when the service does not answer for the list of stations, or for none of them.
  public func readings(for query: ReadingQuery) async throws -> [Reading] {
    let feed = Feed(options: options, http: context.http)
    var problems = RecordProblems(feed: feed.name)
    let stations = try await feed.stations(in: query.box, problems: &problems)
    let chosen = stations.prefix(options.mostStations)
    let answers = try StationAnswers(
      await FeedQueue.answers(about: Array(chosen)) { station async throws(SourceError) -> StationAnswer in
        StationAnswer(try await feed.data("/feed/@\(station.id)/"), listed: station, pollutants: query.pollutants)
      })
    answers.problems.forEach { problems.add($0) }
    problems.tell(context.log)
    tellLimit(chosen.count, of: stations.count)
    if let notice = answers.notice { context.log.notice(notice) }
    let wanted = answers.readings.filter(query.contains)
    tell(wanted, of: answers.readings)
    return wanted
  }

  private func tellLimit(_ chosen: Int, of count: Int) {
    guard chosen < count else { return }
    say("too-many-stations", "WAQI has \(count) stations here, and \(chosen) are asked: max_stations allows more.")
  }

  private func tell(_ wanted: [Reading], of all: [Reading]) {
    if !wanted.isEmpty {
      say(
        "from-index",
        "WAQI gives sub-indices of the US scale and no concentrations: µg/m³ are worked back from them, and rough.")
    } else if let newest = all.map(\.end).max() {
      say(
        "other-hour",
        "WAQI has no figure of that time, only its newest: \(TimeText.format(newest, zone: context.timeZone)).")
    }
  }

  private func say(_ code: String, _ message: String) {
    context.log.notice(Notice(code: code, message: message))
  }
}

/// Hands the source to the host.
@_cdecl("brisa_plugin_register")
public func register(_ registry: UnsafeMutableRawPointer) {
  PluginEntryPoint.register([WAQISource.self], in: registry)
}
