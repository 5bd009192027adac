public import AirData

/// The hourly means of the Generalitat Valenciana's network.
public struct GVARVVCCASource: AirSource, WindProvider {
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

  /// The readings of a query, from the service or the folder.
  /// - Throws: ``SourceError`` when nothing at all can be read.
  public func readings(for query: ReadingQuery) async throws -> [Reading] {
    let stations = try StationTable(path: options.stations, log: context.log)
    if stations.stations(in: query.box).isEmpty { tellOtherPlace() }
    switch options.origin {
    case .folder(let path):
      let figures = try Folder(path: path, stations: stations, log: context.log).figures(query)
      return readings(of: figures, [], query)
    case .service(let route, let url):
      let service = Service(request: ServiceRequest(route: route, url: url), context: context)
      let figures = try await service.figures(of: stations.stations(in: query.box), query)
      // The network validates its figures later.
      let readings = readings(of: figures, .provisional, query)
      if !readings.isEmpty { tellAssumption() }
      return readings
    }
  }

  /// The wind of a query, from the files of stations that measure it; the service is not asked for it.
  /// - Throws: ``SourceError`` when nothing at all can be read.
  public func winds(for query: ReadingQuery) async throws -> [WindReading] {
    guard case .folder(let path) = options.origin else { return [] }
    let stations = try StationTable(path: options.stations, log: TableLog())
    return try Folder(path: path, stations: stations, log: context.log).winds(query)
  }

  private func readings(
    of stations: [StationFigures], _ quality: Reading.Quality, _ query: ReadingQuery
  ) -> [Reading] {
    var list = ReadingList(query: query, quality: quality)
    for station in stations {
      var problems = station.problems
      list.add(station, &problems)
      problems.tell(context.log)
    }
    return list.readings
  }

  private func tellOtherPlace() {
    context.log.notice(
      Notice(
        code: "no-station-here",
        text: LocalizedText(
          en:
            "The network has no known station in the box that is asked for: add those that it has to a table and name that in the setting stations.",
          es:
            "La red no tiene ninguna estación conocida en el recuadro que se pide: añada las que tenga a una tabla e indíquela en el ajuste stations.",
          ca:
            "La xarxa no té cap estació coneguda en el requadre que es demana: afija les que tinga a una taula i indique-la en l'ajust stations."
        )))
  }

  private func tellAssumption() {
    context.log.notice(
      Notice(
        code: "assumed-hour",
        text: LocalizedText(
          en:
            "The network's service does not say what its times mean: taken as the end of the hour in UTC, which its text files are proven to use.",
          es:
            "El servicio de la red no dice qué significan sus horas: se toman como el final de la hora en UTC, que es lo que usan sus ficheros de texto.",
          ca:
            "El servici de la xarxa no diu què signifiquen les seues hores: es prenen com el final de l'hora en UTC, que és el que usen els seus fitxers de text."
        )))
  }
}

/// Drops what is wrong with a table of stations, which is reported where readings are read.
private struct TableLog: SourceLog {
  func debug(_ message: String) {}
  func notice(_ notice: Notice) {}
}

/// Hands the source to the host.
@_cdecl("brisa_plugin_register")
public func register(_ registry: UnsafeMutableRawPointer) {
  PluginEntryPoint.register([GVARVVCCASource.self], in: registry)
}
