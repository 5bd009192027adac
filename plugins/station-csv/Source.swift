public import AirData
internal import Foundation
internal import Geo

/// Readings from a CSV file, on this machine or behind an address.
public struct StationCSVSource: AirSource {
  private let options: Options
  private let context: SourceContext

  /// What the source says about itself.
  public static var manifest: SourceManifest { Options.manifest }

  /// Checks the settings; touches no file and no network.
  /// - Throws: ``SourceError/setting(name:problem:)``.
  public init(settings: SourceSettings, context: SourceContext) throws {
    options = try Options(settings)
    self.context = context
  }

  /// The readings of the table that belong to a query; the table is read anew every time.
  /// - Throws: ``SourceError`` when the table cannot be read, and with `strict: true` for the first bad row.
  public func readings(for query: ReadingQuery) async throws -> [Reading] { try await all(for: query).readings }

  /// What the table has beside pollutants.
  /// - Throws: ``SourceError`` as ``readings(for:)`` does.
  public func others(for query: ReadingQuery) async throws -> [SpeciesReading] { try await all(for: query).others }

  /// Both, of a table that is read once.
  /// - Throws: ``SourceError`` as ``readings(for:)`` does.
  public func all(for query: ReadingQuery) async throws -> SourceReadings {
    let bytes = try await options.location.bytes(through: context.http)
    var table = try Table(bytes, name: options.location.name, options: options, query: query, context: context)
    try table.read()
    table.report.tell(context.log)
    tellOthers(table.otherSpecies)
    if let station = table.firstStation(ifNoneIn: query.box) { tellElsewhere(station) }
    let ofDays = try DayExpansion(query: query, zone: context.timeZone).readings(of: table.daily)
    // A table is of one sort.
    return SourceReadings(readings: table.dated.isEmpty ? ofDays : table.dated, others: table.others)
  }

  /// Says that the whole table is of another place, which an answer without any of its figures would not show.
  private func tellElsewhere(_ first: Station) {
    let table = options.location.name
    let place = "\(first.coordinate.latitude),\(first.coordinate.longitude)"
    context.log.notice(
      Notice(
        code: "no-station-here",
        text: LocalizedText(
          en: "\(table): no station lies in the box that is asked for; the first is '\(first.id)' at \(place). Are "
            + "latitude and longitude swapped?",
          es: "\(table): ninguna estación está en el recuadro que se pide; la primera es '\(first.id)', en \(place). "
            + "¿Están cambiadas latitud y longitud?",
          ca: "\(table): cap estació és al requadre que es demana; la primera és '\(first.id)', a \(place). Estan "
            + "canviades latitud i longitud?")))
  }

  /// Says what no answer uses, so that nobody looks for it there.
  private func tellOthers(_ species: Set<Species>) {
    guard !species.isEmpty else { return }
    let names = species.sorted().map(\.symbol).joined(separator: ", ")
    let table = options.location.name
    let isOne = species.count == 1
    context.log.notice(
      Notice(
        code: "other-species",
        text: LocalizedText(
          en: "\(table): \(names) \(isOne ? "is" : "are") used by no map or route; an archive keeps "
            + "\(isOne ? "it" : "them").",
          es: "\(table): ningún mapa ni camino usa \(names); un archivo \(isOne ? "lo" : "los") guarda.",
          ca: "\(table): cap mapa ni camí usa \(names); un arxiu \(isOne ? "el" : "els") guarda.")))
  }
}

/// Hands the source to the host.
@_cdecl("brisa_plugin_register")
public func register(_ registry: UnsafeMutableRawPointer) {
  PluginEntryPoint.register([StationCSVSource.self], in: registry)
}
