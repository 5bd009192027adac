internal import AirData
internal import Foundation

/// Where a source that is checked runs.
enum SourceLocation: Sendable {
  /// In this process, where a trap would be the end.
  case host(Registry.Entry)
  /// In a process of its own.
  case process(ProgramEndpoint, Isolation)

  /// Makes an instance.
  ///
  /// A process gets a time zone far from any city's, and the trial's server for a proxy, so that neither the machine's
  /// clock nor the real feed can be used unnoticed; it is not started again when it crashes.
  /// - Parameters:
  ///   - manifest: What it says of itself.
  ///   - settings: Its settings.
  ///   - context: What it is lent.
  ///   - proxy: Address of the trial's server.
  ///   - checksSettings: Whether a process is started for its settings alone.
  /// - Returns: The instance.
  /// - Throws: ``SourceError``.
  func make(
    _ manifest: SourceManifest, _ settings: SourceSettings, _ context: SourceContext, proxy: String,
    checksSettings: Bool
  ) throws -> any ReadingProvider {
    switch self {
    case .host(let entry): return try entry.make(settings, context)
    case .process(let endpoint, var isolation):
      isolation.fetchesForChecks = true
      isolation.pause = { _ in throw ProgramCrash() }
      var launch = endpoint.launch
      launch.environment["TZ"] = "Pacific/Chatham"
      for name in ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] {
        launch.environment[name] = proxy
      }
      for name in ["no_proxy", "NO_PROXY"] { launch.environment[name] = "127.0.0.1,localhost" }
      let source = ProgramSource(
        endpoint: ProgramEndpoint(file: endpoint.file, launch: launch), manifest: manifest, settings: settings,
        context: context,
        isolation: isolation, memory: ProgramMemory())
      if checksSettings { try source.checkInTime() }
      return source
    }
  }
}

/// A program that crashed when it was asked.
struct ProgramCrash: Error {}
