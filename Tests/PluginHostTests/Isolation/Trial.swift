import AirData
import Foundation
import Geo
import Synchronization
import TestSupport
import Testing

@testable import PluginHost

extension ProgramFolder {
  /// The folder as a search path.
  var searchPath: PluginSearchPath { PluginSearchPath(folders: [.init(path: folder.url.path, isRequired: true)]) }
}

extension TemporaryFolder {
  private static let caches = try? TemporaryFolder()

  /// Where sources keep what they count, in one run of the tests: what was counted in another says nothing of this one.
  static var ofCaches: URL { caches?.url ?? FileManager.default.temporaryDirectory }
}

/// Questions to sources in processes of their own.
struct Trial {
  static let hour = Date(timeIntervalSince1970: 1_800_000_000)
  static let query = ReadingQuery(
    box: BoundingBox(west: -1, south: 39, east: 0, north: 40),
    interval: DateInterval(start: hour - 3600, duration: 7200))

  var registry = Registry()
  var problems: [PluginProblem] = []
  var clock: any WallClock = HalfPast()
  /// The environment variables that secrets lie in.
  var variables: [String: String] = [:]

  /// Registers the programs and libraries of a folder.
  init(_ folder: PluginSearchPath, isolation: Isolation = Self.patient) {
    problems = PluginHost.load(searchPath: folder, into: registry, isolation: isolation)
  }

  /// A policy without pauses, for machines that are busy with other tests.
  static var patient: Isolation {
    var isolation = Isolation()
    isolation.handshakeSeconds = 60
    isolation.checkSeconds = 60
    isolation.pause = { _ in }
    return isolation
  }

  /// Asks some sources side by side.
  func ask(
    _ ids: String..., settings: [String: SettingValue] = [:], deadline: Double = 60
  ) async -> [SourceAnswer] {
    await runner(deadline: deadline).ask(
      ids.map { SourceConfiguration(id: $0, settings: settings) }, for: Self.query, at: Self.hour)
  }

  func runner(deadline: Double = 60) -> SourceRunner {
    let environment = SourceEnvironment(
      http: NoNetwork(), clock: clock, cacheFolder: TemporaryFolder.ofCaches, timeZone: .gmt,
      variables: variables)
    return SourceRunner(registry: registry, environment: environment, deadlineSeconds: deadline)
  }
}

/// A client without a network.
struct NoNetwork: HTTPClient {
  func send(_ request: HTTPRequest, onProgress: (@Sendable (Int) -> Void)?) async throws(SourceError) -> HTTPResponse {
    throw .unavailable("There is no network to \(request.displayAddress).")
  }
}

/// A clock that stands in the middle of the trials' hour.
private struct HalfPast: WallClock {
  let now = Trial.hour + 1800
}

/// A clock that stands still until it is moved.
final class SetClock: WallClock {
  private let time = Mutex(Trial.hour)

  var now: Date { time.withLock { $0 } }

  func advance(seconds: Double) { time.withLock { $0 += seconds } }
}
