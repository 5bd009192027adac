package import AirData
internal import Files
internal import Foundation
package import PluginHost

extension CityConfiguration.Source {
  /// The entry with its program's path counted from a folder.
  func withProgram(in paths: PathBase) -> CityConfiguration.Source {
    guard id == ExecSources.id, let program = settings[ExecSources.programSetting]?.writtenText else { return self }
    var source = self
    source.settings[ExecSources.programSetting] = .text(paths.resolved(program))
    source.programName = Self.programName(program)
    return source
  }

  /// What is wrong with the entry as an error, with the place of the setting or the entry where a file has it.
  /// - Parameters:
  ///   - problem: One sentence.
  ///   - setting: The setting that it is about; nil: the entry as a whole.
  /// - Returns: The error.
  package func error(_ problem: String, setting: String?) -> BrisaError {
    let place = setting.flatMap { settingPlaces[$0] } ?? self.place
    return BrisaError(.badConfiguration, (place.map { "\($0): " } ?? "") + "Source '\(id)': \(problem)")
  }

  /// `feeds/hill.py` and `brisa-source-hill` as `hill`.
  private static func programName(_ path: String) -> String? {
    let file = PathText.stem(of: path)
    let name = file.hasPrefix(ExecSources.filePrefix) ? String(file.dropFirst(ExecSources.filePrefix.count)) : file
    return name.isEmpty ? nil : name
  }
}

extension CityConfiguration {
  /// Where the configured sources run.
  package var isolation: Isolation {
    let modes = sources.compactMap { source in source.isolation.map { (source.id, $0) } }
    return Isolation(modes: Dictionary(modes, uniquingKeysWith: { first, _ in first }))
  }

  /// Ids of the sources that plugins of the search path must bring; programs that the file names are none of them.
  package var pluginIDs: Set<String> { Set(sources.map(\.id)).subtracting([ExecSources.id]) }

  /// The same city with every entry `exec` under the id of its program, which is asked for it and registered.
  ///
  /// A source whose plugin is there but does not work is registered as one that fails and says why.
  /// - Parameters:
  ///   - registry: The sources of the plugins.
  ///   - problems: What was left out of them.
  ///   - cache: What programs said that they are; nil: each is asked anew.
  ///   - debug: Takes what programs write to their logs meanwhile.
  /// - Returns: The city.
  /// - Throws: ``BrisaError`` when an entry names no program, or two programs have one id.
  package func openingPrograms(
    into registry: Registry, problems: [PluginProblem], cache: ManifestCache? = nil,
    debug: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(BrisaError) -> CityConfiguration {
    let entries = sources.map { SourceConfiguration(id: $0.id, settings: $0.settings, folder: $0.folder) }
    let opened: [SourceConfiguration]
    var isolation = isolation
    isolation.manifestCache = cache
    isolation.debug = debug
    do throws(ExecSources.Fault) {
      opened = try ExecSources.open(entries, into: registry, isolation: isolation)
    } catch {
      throw sources[error.index].error(error.error.message, setting: error.setting)
    }
    let standIns = FailingSources.add(for: opened, problems: problems, to: registry)
    if let conflict = registry.conflicts.first {
      throw BrisaError(.badConfiguration, ExecSources.sentence(conflict))
    }
    var city = self
    city.sources = zip(sources, opened).map { source, opened in
      var source = source
      source.id = opened.id
      source.settings = opened.settings
      source.isStandIn = ExecSources.isStandIn(opened.id) || standIns.contains(opened.id)
      return source
    }
    return city
  }
}
