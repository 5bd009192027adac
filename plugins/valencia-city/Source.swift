public import AirData
internal import Foundation
internal import Geo

/// The stations that the city of València publishes, with their present hour.
public struct ValenciaCitySource: AirSource {
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

  /// The readings of the feed's present hour that belong to a query.
  /// - Throws: ``SourceError`` when the feed does not answer, or not with stations.
  public func readings(for query: ReadingQuery) async throws -> [Reading] {
    let feed = options.request(offset: 0).displayAddress
    var reader = HourReader(options: options, now: context.clock.now, feed: feed)
    try await Feed(options: options, http: context.http).forEachRecord { reader.read($0) }
    let wanted = reader.readings.filter(query.contains)
    tell(reader, wanted, query)
    return wanted
  }

  private func tell(_ reader: HourReader, _ wanted: [Reading], _ query: ReadingQuery) {
    reader.problems.tell(context.log)
    if !reader.skipped.isEmpty { tellSkipped(reader.skipped.sorted()) }
    guard !wanted.isEmpty else { return tellOthers(reader.readings, query) }
    if options.isHourAssumed { tellAssumedHour() }
    if options.isUnitAssumed, wanted.contains(where: { $0.pollutant == .co }) { tellAssumedUnit() }
  }

  private func tellSkipped(_ stations: [String]) {
    let names = stations.joined(separator: ", ")
    say(
      "skipped-station",
      LocalizedText(
        en: "The settings leave out \(names).",
        es: "Los ajustes dejan fuera \(names).",
        ca: "Els ajustos deixen fora \(names)."))
  }

  private func tellAssumedHour() {
    say(
      "assumed-hour",
      LocalizedText(
        en:
          "València's feed says when a figure was loaded, not which hour it is the mean of: taken as the last hour that had ended by then; the setting load_hour decides.",
        es:
          "Los datos de València dicen cuándo se cargó una cifra, no de qué hora es la media: se toma la última hora que había acabado; lo decide el ajuste load_hour.",
        ca:
          "Les dades de València diuen quan es va carregar una xifra, no de quina hora és la mitjana: es pren l'última hora que havia acabat; ho decidix l'ajust load_hour."
      ))
  }

  private func tellAssumedUnit() {
    say(
      "assumed-unit",
      LocalizedText(
        en: "València's feed names no unit of CO: taken as mg/m³; the setting co_unit decides.",
        es: "Los datos de València no dicen la unidad del CO: se toma mg/m³; lo decide el ajuste co_unit.",
        ca: "Les dades de València no diuen la unitat del CO: es pren mg/m³; ho decidix l'ajust co_unit."))
  }

  /// The feed has one city and one hour only, which are not always those that are asked for.
  private func tellOthers(_ readings: [Reading], _ query: ReadingQuery) {
    let others = readings.filter { query.box.contains($0.station.coordinate) }
    if others.isEmpty, !readings.isEmpty { return tellOtherPlace() }
    guard let newest = others.max(by: { $0.end < $1.end }),
      !others.contains(where: { $0.start < query.interval.end && $0.end > query.interval.start })
    else { return }
    say(
      "other-hour",
      LocalizedText(
        en: "València's feed has no figure of that time; its newest hour ends \(text(newest.end)).",
        es: "València no tiene cifra de ese tiempo; su hora más nueva acaba \(text(newest.end)).",
        ca: "València no té xifra d'eixe temps; la seua hora més nova acaba \(text(newest.end))."))
  }

  private func tellOtherPlace() {
    say(
      "no-station-here",
      LocalizedText(
        en: "València's feed has no station in the box that is asked for: it is of that city alone.",
        es: "Los datos de València no tienen ninguna estación en el recuadro que se pide: son solo de esa ciudad.",
        ca: "Les dades de València no tenen cap estació en el requadre que es demana: són només d'eixa ciutat."))
  }

  private func text(_ date: Date) -> String { TimeText.format(date, zone: context.timeZone) }

  private func say(_ code: String, _ text: LocalizedText) {
    context.log.notice(Notice(code: code, text: text))
  }
}

/// Hands the source to the host.
@_cdecl("brisa_plugin_register")
public func register(_ registry: UnsafeMutableRawPointer) {
  PluginEntryPoint.register([ValenciaCitySource.self], in: registry)
}
