package import AirData
internal import Files
internal import Foundation

/// Stand-ins for sources whose plugin is there but does not work: they fail when they are asked, and say why.
package enum FailingSources {
  /// Problems that may be gone the next time, which must not take the answer away.
  static let passing: Set<PluginProblem.Code> = [.crashed, .tooSlow, .saysError, .noHandshake]

  /// Registers a stand-in for every entry of the configuration whose source is not there because its plugin does not
  /// work.
  ///
  /// Which plugin that would be is known from its file's name: `libbrisa-ID.so` or `brisa-source-ID`.
  /// - Parameters:
  ///   - sources: The entries of the configuration.
  ///   - problems: What was left out of the search path.
  ///   - registry: Where the others are.
  /// - Returns: The ids of the stand-ins.
  @discardableResult
  package static func add(
    for sources: [SourceConfiguration], problems: [PluginProblem], to registry: Registry
  ) -> Set<String> {
    var standIns: Set<String> = []
    for source in sources where registry.entry(source.id) == nil {
      let names = [
        PluginFile.namePrefix + source.id + PluginFile.nameSuffix, PluginCandidate.programPrefix + source.id,
      ]
      let problem = problems.first { problem in
        passing.contains(problem.code) && names.contains(PathText.name(of: problem.path))
      }
      if let problem {
        registry.add(.failing(source.id, problem, settings: source.settings))
        standIns.insert(source.id)
      }
    }
    return standIns
  }
}

extension Registry.Entry {
  /// A source that takes some settings and cannot work.
  ///
  /// Its terms are not known, so none forbid what was kept while it worked.
  static func failing(_ id: String, _ problem: PluginProblem, settings: [String: SettingValue]) -> Registry.Entry {
    let manifest = SourceManifest(
      id: id, name: id, version: "0", summary: "A plugin that does not work.", pollutants: [], licence: "",
      attribution: "", cacheRule: .keep(seconds: 0),
      settings: settings.map { SettingSpec($0.key, $0.value.widestKind, help: "Not looked at.") })
    return Registry.Entry(manifest: manifest, file: problem.path, isIsolated: true) { _, _ in
      FailingSource(error: .unavailable(problem.message))
    }
  }
}

extension SettingValue {
  /// The kind of setting that takes this value and any other of its type.
  fileprivate var widestKind: SettingSpec.Kind {
    switch self {
    case .text: .text
    case .integer: .integer(.min ... .max)
    case .number: .number(-.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
    case .boolean: .boolean
    }
  }
}

private struct FailingSource: ReadingProvider {
  let error: SourceError

  func readings(for query: ReadingQuery) async throws -> [Reading] { throw error }
}
