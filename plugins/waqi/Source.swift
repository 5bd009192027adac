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
    let chosen = stations.prefix(options.maxStations)
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
    say(
      "too-many-stations",
      LocalizedText(
        en: "WAQI has \(count) stations here, and \(chosen) are asked: max_stations allows more.",
        es: "WAQI tiene aquí \(count) estaciones y se pregunta a \(chosen): max_stations permite más.",
        ca: "WAQI té ací \(count) estacions i se'n pregunta a \(chosen): max_stations en permet més."))
  }

  private func tell(_ wanted: [Reading], of all: [Reading]) {
    if !wanted.isEmpty {
      say(
        "from-index",
        LocalizedText(
          en:
            "WAQI gives sub-indices of the US scale and no concentrations: µg/m³ are worked back from them, and rough.",
          es:
            "WAQI da subíndices de la escala de EE. UU. y no concentraciones: los µg/m³ se calculan a partir de ellos y son aproximados.",
          ca:
            "WAQI dona subíndexs de l'escala dels EUA i no concentracions: els µg/m³ es calculen a partir d'ells i són aproximats."
        ))
    } else if let newest = all.map(\.end).max() {
      let end = TimeText.format(newest, zone: context.timeZone)
      say(
        "other-hour",
        LocalizedText(
          en: "WAQI has no figure of that time, only its newest: \(end).",
          es: "WAQI no tiene cifra de ese tiempo, solo la más nueva: \(end).",
          ca: "WAQI no té xifra d'eixe temps, només la més nova: \(end)."))
    }
  }

  private func say(_ code: String, _ text: LocalizedText) {
    context.log.notice(Notice(code: code, text: text))
  }
}

/// Hands the source to the host.
@_cdecl("brisa_plugin_register")
public func register(_ registry: UnsafeMutableRawPointer) {
  PluginEntryPoint.register([WAQISource.self], in: registry)
}
