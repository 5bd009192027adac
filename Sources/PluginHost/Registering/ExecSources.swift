package import AirData
internal import Files
internal import Foundation

/// Entries of the configuration that name a program: `id: exec`.
package enum ExecSources {
  /// The id of such entries.
  package static let id = "exec"

  /// The setting with the program's path.
  package static let programSetting = "program"

  /// How the file of a program begins that the search path finds.
  package static let filePrefix = PluginCandidate.programPrefix

  private static let argumentsSetting = "arguments"
  private static let standInPrefix = "\(id):"

  /// Whether an id stands for a program that did not say what it is.
  package static func isStandIn(_ id: String) -> Bool { id.hasPrefix(standInPrefix) }

  /// An entry that names no program.
  package struct Fault: Error {
    /// Which of the entries it is, counted from 0.
    package let index: Int
    /// What is wrong with its settings.
    package let error: SourceError

    /// The setting that it is about.
    package var setting: String? {
      if case .setting(let name, _) = error { name } else { nil }
    }
  }

  /// Asks the programs what they are, side by side, and registers them: from there on an entry is one like any other,
  /// under the id of the program's manifest.
  ///
  /// A program that does not answer is registered too, as a source that fails and says why.
  /// - Parameters:
  ///   - sources: All entries of the configuration.
  ///   - registry: Where the programs' sources are registered; a second one of an id is in ``Registry/conflicts``.
  ///   - isolation: How programs are treated.
  /// - Returns: The entries, those with a program under its own id and with the program's own settings.
  /// - Throws: ``Fault`` for the first entry that names no program that could be started.
  package static func open(
    _ sources: [SourceConfiguration], into registry: Registry, isolation: Isolation
  ) throws(Fault) -> [SourceConfiguration] {
    var endpoints: [Int: ProgramEndpoint] = [:]
    for (index, source) in sources.enumerated() where source.id == id {
      do throws(SourceError) {
        endpoints[index] = try endpoint(source.settings, isolation)
      } catch {
        throw Fault(index: index, error: error)
      }
    }
    let different = Set(endpoints.values).sorted { $0.file < $1.file }
    let answers = ProgramManifests.ask(different, isolation)
    let answersByEndpoint = Dictionary(zip(different, answers), uniquingKeysWith: { first, _ in first })
    var registered: [ProgramEndpoint: String] = [:]
    return sources.enumerated().map { index, source in
      guard let endpoint = endpoints[index], let answer = answersByEndpoint[endpoint] else { return source }
      let settings = source.settings.filter { $0.key != programSetting && $0.key != argumentsSetting }
      let id =
        registered[endpoint] ?? register(answer, of: endpoint, settings: settings, in: registry, isolation: isolation)
      // What fails is registered anew, since it takes the settings of its entry and no others.
      if case .success = answer { registered[endpoint] = id }
      return SourceConfiguration(id: id, name: source.name, settings: settings, folder: source.folder)
    }
  }

  /// What is said of two sources of one id, which are one program's where entries give it different arguments.
  package static func sentence(_ conflict: Registry.Conflict) -> String {
    guard conflict.firstFile == conflict.secondFile else { return conflict.message }
    let (file, id) = (conflict.firstFile, conflict.id)
    return "'\(file)' is named twice with different arguments, and is the source '\(id)' with both: "
      + "let the id in its manifest follow them, or let it have a setting in their place."
  }

  private static func endpoint(
    _ settings: [String: SettingValue], _ isolation: Isolation
  ) throws(SourceError) -> ProgramEndpoint {
    guard let path = settings[programSetting]?.writtenText, !path.isEmpty else {
      throw .setting(name: programSetting, problem: "must be given: the path of the program that is the source")
    }
    let realPath = PluginCandidate.resolve(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: realPath, isDirectory: &isFolder), !isFolder.boolValue else {
      throw .setting(name: programSetting, problem: "names '\(path)', where no program is: check the path")
    }
    guard access(realPath, X_OK) == 0 else {
      throw .setting(name: programSetting, problem: "names '\(path)', which is not executable: chmod +x makes it so")
    }
    guard let arguments = try arguments(settings[argumentsSetting]) else {
      throw .setting(name: argumentsSetting, problem: "has a quote that is never closed")
    }
    return isolation.endpoint(ofProgram: realPath, arguments: arguments)
  }

  private static func arguments(_ value: SettingValue?) throws(SourceError) -> [String]? {
    guard let value else { return [] }
    guard let text = value.writtenText else { throw .setting(name: argumentsSetting, problem: "must be a text") }
    return ArgumentText.split(text)
  }

  /// Registers the sources of an endpoint, once; the id of the entry.
  private static func register(
    _ answer: Result<[SourceManifest], PluginProblem>, of endpoint: ProgramEndpoint, settings: [String: SettingValue],
    in registry: Registry, isolation: Isolation
  ) -> String {
    switch answer {
    case .success(let manifests):
      for manifest in manifests where !isListed(manifest.id, endpoint, registry) {
        registry.add(.isolated(manifest, endpoint, isolation))
      }
      return manifests.first?.id ?? id
    case .failure(let problem):
      let name = PathText.name(of: endpoint.file)
      var standInID = standInPrefix + name
      while registry.entry(standInID) != nil { standInID += "'" }
      registry.add(.failing(standInID, problem, settings: settings))
      return standInID
    }
  }

  /// Whether a program was found on the search path already.
  private static func isListed(_ id: String, _ endpoint: ProgramEndpoint, _ registry: Registry) -> Bool {
    endpoint.launch.arguments.isEmpty && registry.entry(id)?.file == endpoint.file
  }
}
