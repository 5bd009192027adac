import Foundation
import TestSupport

/// A library, compiled once, whose source does what its setting `trouble` says.
enum TroubleLibrary {
  private static let folder = Result { try TemporaryFolder() }

  private static let built = Result { () throws -> String in
    let path = try folder.get().path("libbrisa-trouble.so")
    try PluginLibrary.compileSwift(code, to: path)
    return path
  }

  /// Copies it into a folder.
  static func copy(to folder: ProgramFolder) throws {
    try FileManager.default.copyItem(atPath: built.get(), toPath: folder.folder.path("libbrisa-trouble.so"))
  }

  private static let code = """
    import AirData
    import Foundation
    import Geo

    struct TroubleSource: AirSource, WindProvider {
      static let manifest = SourceManifest(
        id: "trouble", name: "Trouble", version: "1.2.3", summary: "For tests.", pollutants: [.no2, .pm25],
        providesWind: true, licence: "CC0", attribution: "Nobody",
        quota: SourceManifest.Quota(requests: 60, perSeconds: 3600), cacheRule: .forbidden,
        settings: [
          SettingSpec("trouble", .choice(["none", "trap", "hang", "fork", "print", "exit", "nan", "throw"]), default: "none", help: "What."),
          SettingSpec("limit", .integer(1...9), default: 3, help: "A whole number."),
          SettingSpec("factor", .number(0...2), default: .number(0.5), help: "A number."),
          SettingSpec("loud", .boolean, default: true, help: "A truth value."),
          SettingSpec("key", .secret, help: "A key."),
        ])
      let settings: SourceSettings
      let context: SourceContext
      init(settings: SourceSettings, context: SourceContext) throws {
        self.settings = settings
        self.context = context
        if settings.text("key") == "wrong" { throw SourceError.setting(name: "key", problem: "opens nothing") }
        // A process of its own starts in the library's folder, and notes itself there.
        let folder = FileManager.default.currentDirectoryPath
        guard FileManager.default.fileExists(atPath: folder + "/libbrisa-trouble.so") else { return }
        let note = folder + "/pids"
        let old = (try? String(contentsOfFile: note, encoding: .utf8)) ?? ""
        try (old + "\\(getpid())\\n").write(toFile: note, atomically: true, encoding: .utf8)
      }
      func readings(for query: ReadingQuery) async throws -> [Reading] {
        switch settings.text("trouble") {
        case "trap": let none: [Int] = []; return [reading(query, Double(none[context.timeZone.identifier.count]))]
        case "hang": while true { sleep(1) }
        case "fork":
          var child: pid_t = 0
          let script = "setsid sh -c 'echo $$ >>pids; sleep 600' & while [ $(wc -l <pids) -lt 3 ]; do sleep 0.05; done"
          var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sh"), strdup("-c"), strdup(script), nil]
          posix_spawn(&child, "/bin/sh", nil, nil, &words, nil)
          waitpid(child, nil, 0)
        case "print": print("hello from the library")
        case "exit": exit(7)
        case "nan": return [reading(query, .nan), reading(query, 4)]
        case "throw": throw SourceError.quota("Come back tomorrow.")
        default: break
        }
        context.log.notice(Notice(code: "zone", message: "\\(context.timeZone.identifier) \\(context.cacheFolder.lastPathComponent)"))
        return [reading(query, settings.number("factor") ?? 0)]
      }
      func winds(for query: ReadingQuery) async throws -> [WindReading] {
        [WindReading(coordinate: Coordinate(latitude: 39.5, longitude: -0.4), speedMetersPerSecond: 3, fromDegrees: 90,
          start: query.interval.start, end: query.interval.end, kind: .forecast(issued: context.clock.now), sourceID: "trouble")]
      }
      func reading(_ query: ReadingQuery, _ value: Double) -> Reading {
        Reading(
          station: Station(id: "a", name: "A", coordinate: Coordinate(latitude: 39.5, longitude: -0.4), type: .traffic,
            credit: Credit(attribution: "Ana", licence: "CC-BY-4.0")),
          pollutant: .no2, concentration: value, start: query.interval.start, end: query.interval.start + 3600.25,
          quality: [.provisional, .humidityBias], sourceID: "trouble")
      }
    }

    @_cdecl("brisa_plugin_register")
    public func register(_ registry: UnsafeMutableRawPointer) {
      PluginEntryPoint.register([TroubleSource.self], in: registry)
    }
    """
}
