public import AirData
internal import Foundation
internal import Geo

/// Stations of many networks of the world, as OpenAQ collects them.
public struct OpenAQSource: AirSource {
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

  /// The hours of a query: one request for the stations of its box, and one for each of their sensors.
  /// - Throws: ``SourceError`` when the service does not answer for the stations, or for none of the sensors.
  public func readings(for query: ReadingQuery) async throws -> [Reading] {
    let feed = Feed(options: options, http: context.http)
    var stations = StationList(query: query, feed: feed.name)
    try await feed.forEachResult("/locations", stations.parameters) { stations.add($0) }
    let chosen = stations.sensors(atMost: options.maxSensors)
    let answers = await FeedQueue.answers(about: chosen) { sensor async throws(SourceError) -> SensorHours in
      try await feed.hours(of: sensor, in: query.interval)
    }
    let merged = try MergedAnswers(answers, problems: stations.problems)
    for notice in stations.notices(chosen: chosen.count) { context.log.notice(notice) }
    merged.tell(context.log)
    return merged.readings.filter(query.contains)
  }
}

/// Hands the source to the host.
@_cdecl("brisa_plugin_register")
public func register(_ registry: UnsafeMutableRawPointer) {
  PluginEntryPoint.register([OpenAQSource.self], in: registry)
}
