public import AirData
internal import Foundation

/// The models behind Open-Meteo: CAMS for the air, weather models for the wind, on a grid of points.
public struct OpenMeteoSource: AirSource, WindProvider {
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

  /// The model's hours of a query at the grid's points inside its box, all in one request.
  /// - Throws: ``SourceError`` when the service does not answer, or not with series.
  public func readings(for query: ReadingQuery) async throws -> [Reading] {
    let variables = AirVariable.all.filter { query.pollutants.contains($0.pollutant) }
    guard let request = question(query, of: .air, names: variables.map(\.name))?.air(options) else { return [] }
    var builder = AirReadings(issued: issued, address: request.http.displayAddress)
    try await Answer(to: request, from: context.http).forEachPoint { builder.add($0, variables: variables) }
    builder.tell(context.log)
    return builder.readings.filter(query.contains)
  }

  /// The wind of a query's hours at the same points.
  /// - Throws: ``SourceError`` when the service does not answer, or not with series.
  public func winds(for query: ReadingQuery) async throws -> [WindReading] {
    guard options.isWindAsked,
      let request = question(query, of: .wind, names: WindReadings.names)?.wind(options)
    else { return [] }
    var builder = WindReadings(issued: issued, address: request.http.displayAddress)
    try await Answer(to: request, from: context.http).forEachPoint { builder.add($0) }
    builder.tell(context.log)
    return builder.winds.filter { $0.start < query.interval.end && $0.end > query.interval.start }
  }

  /// What is asked, nil when nothing of the query can be had; tells what had to be left out.
  private func question(_ query: ReadingQuery, of subject: HourRange.Subject, names: [String]) -> Question? {
    guard !names.isEmpty else { return nil }
    let now = context.clock.now
    let hours = HourRange(query.interval, of: subject, now: now)
    let grid = Grid(query.box, spacingDegrees: options.spacingDegrees, maxPoints: options.maxPoints)
    // What both lack is told with the air, and so is the grid.
    let isTold = subject == .air || hours != HourRange(query.interval, of: .air, now: now)
    if isTold, let notice = HourRange.notice(hours, of: subject, asked: query.interval) { context.log.notice(notice) }
    if subject == .air, let notice = grid.notice { context.log.notice(notice) }
    return hours.map { Question(points: grid.points, names: names, hours: $0) }
  }

  /// The service does not say when a model ran: the hour of asking stands for it.
  private var issued: Date { context.clock.now.startOfHour }
}

/// Hands the source to the host.
@_cdecl("brisa_plugin_register")
public func register(_ registry: UnsafeMutableRawPointer) {
  PluginEntryPoint.register([OpenMeteoSource.self], in: registry)
}
