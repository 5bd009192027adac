internal import AirData
internal import Files
internal import PluginHost

extension ConfigurationFile {
  /// The entries of a file that holds nothing but what stands under `sources:`, as a plugin's `sample.yml` does; paths
  /// stay as they are written.
  /// - Throws: ``BrisaError``.
  static func readSources(_ path: String) throws(BrisaError) -> [SourceConfiguration] {
    let name = PathText.name(of: path)
    guard let document = try YAMLReader.document(try TextFile.read(path), file: name) else { return [] }
    return try readSources(document, paths: PathBase(folder: "")).map {
      SourceConfiguration(id: $0.id, settings: $0.settings)
    }
  }

  /// The entries under `sources:`.
  /// - Throws: ``BrisaError``, also where two entries are the same or have one name.
  static func readSources(_ reader: YAMLReader, paths: PathBase) throws(BrisaError) -> [CityConfiguration.Source] {
    var sources: [CityConfiguration.Source] = []
    var names: [YAMLReader?] = []
    for element in try reader.elements() {
      let (source, name) = try readSource(element, paths: paths, earlier: sources)
      sources.append(source)
      names.append(name)
    }
    let twice = SourceNames.firstRepeated(SourceNames.names(of: sources))
    if let twice, let name = names[twice.second] ?? names[twice.first] {
      throw name.fault("is the name of two sources: choose another")
    }
    return sources
  }

  /// One entry, and the node of its name, where it has one.
  private static func readSource(
    _ element: YAMLReader, paths: PathBase, earlier: [CityConfiguration.Source]
  ) throws(BrisaError) -> (source: CityConfiguration.Source, name: YAMLReader?) {
    let keys = try element.children(["id", "name", "settings", "isolation"])
    guard let id = keys["id"] else { throw element.fault("has an entry without 'id', the source's id") }
    let settings = try keys["settings"]?.settings() ?? [:]
    let isolation = try keys["isolation"].map { (reader) throws(BrisaError) in
      try readIsolation(reader, id: id.text(), earlier: earlier)
    }
    var source = CityConfiguration.Source(
      id: try id.text(), name: try keys["name"]?.text(), settings: settings, folder: paths.folder,
      isolation: isolation
    ).withProgram(in: paths)
    source.place = element.place
    source.settingPlaces = keys["settings"]?.keyPlaces ?? [:]
    // Several sources of one type are fine; the very same one would count its stations twice.
    guard !earlier.contains(where: { $0.id == source.id && $0.settings == source.settings }) else {
      throw element.fault("has the source \(source.id) twice with the same settings: remove one")
    }
    return (source, keys["name"])
  }

  /// Reads where a source runs; all entries of one source run in the same place, and programs always in their own.
  private static func readIsolation(
    _ reader: YAMLReader, id: String, earlier: [CityConfiguration.Source]
  ) throws(BrisaError) -> Isolation.Mode {
    guard let mode = Isolation.Mode(rawValue: try reader.text()) else {
      throw reader.fault("must be one of \(Isolation.Mode.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    if id == ExecSources.id && mode == .host {
      throw reader.fault("cannot be host here: a program always runs in a process of its own")
    }
    if earlier.contains(where: { $0.id == id && ($0.isolation ?? mode) != mode }) {
      throw reader.fault("differs from an earlier entry of '\(id)': a source runs in one place")
    }
    return mode
  }
}
