public import AirData
internal import Foundation
internal import Geo

/// The low-cost dust sensors of Sensor.Community: their last five minutes.
public struct SensorCommunitySource: AirSource {
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

  /// What the sensors of a query's box have sent of late, as far as it belongs to the query.
  /// - Throws: ``SourceError`` when the service does not answer, or not with a list.
  public func readings(for query: ReadingQuery) async throws -> [Reading] {
    guard !query.pollutants.isDisjoint(with: Self.manifest.pollutants) else { return [] }
    let request = options.request(query.box)
    var records = RecordList(now: context.clock.now, feed: request.displayAddress)
    for record in try await entries(request) { records.add(record) }
    let means = SensorMeans(records, options: options)
    let wanted = means.readings.filter(query.contains)
    records.tell(context.log)
    tell(means, wanted, query)
    return wanted
  }

  private func entries(_ request: HTTPRequest) async throws(SourceError) -> [JSONNode] {
    let response = try await context.http.send(request)
    if let failure = response.failure(from: request.displayAddress) { throw failure }
    return try JSONError.toSourceError(feed: request.displayAddress) { () throws(JSONError) in
      try JSONDocument(parsing: response.body).root.elements
    }
  }

  private func tell(_ means: SensorMeans, _ wanted: [Reading], _ query: ReadingQuery) {
    let humid = Set(wanted.filter { $0.quality.contains(.humidityBias) }.map(\.station.id)).count
    if humid > 0 {
      say(
        "humid-air",
        LocalizedText(
          en:
            "Low-cost sensors in humid air, which they take for dust, so that their figures are too high: \(humid).",
          es:
            "Sensores de bajo coste en aire húmedo, que toman por polvo, y sus cifras son demasiado altas: \(humid).",
          ca:
            "Sensors de baix cost en aire humit, que prenen per pols, i les seues xifres són massa altes: \(humid)."
        ))
    }
    let inBox = means.readings.filter { query.box.contains($0.station.coordinate) }
    let isHeard = inBox.contains { $0.start < query.interval.end && $0.end > query.interval.start }
    guard !isHeard, let newest = inBox.map(\.end).max() else { return }
    let end = TimeText.format(newest, zone: context.timeZone)
    say(
      "other-hour",
      LocalizedText(
        en: "Sensor.Community has only its last minutes, until \(end).",
        es: "Sensor.Community solo tiene sus últimos minutos, hasta \(end).",
        ca: "Sensor.Community només té els seus últims minuts, fins a \(end)."))
  }

  private func say(_ code: String, _ text: LocalizedText) {
    context.log.notice(Notice(code: code, text: text))
  }
}

/// Hands the source to the host.
@_cdecl("brisa_plugin_register")
public func register(_ registry: UnsafeMutableRawPointer) {
  PluginEntryPoint.register([SensorCommunitySource.self], in: registry)
}
