package import AirData
package import Foundation
package import Logging

/// What the program needs of the outside world; replaced in tests.
package struct HostEnvironment: Sendable {
  /// The source types that are registered.
  package var registry: Registry
  /// Asks feeds and servers over the network.
  package var http: any HTTPClient
  /// What the time is.
  package var clock: any WallClock
  /// Waits some seconds, for a feed's quota to free.
  package var pause: @Sendable (_ seconds: Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }
  /// A folder for sources to keep things in.
  package var cacheFolder: URL
  /// Where sources' remarks for fault-finding go.
  package var log: Logger
  /// Asks all programs and plugins of a city again what they are; nil where nobody can.
  ///
  /// Gives the city with the entries as they are called now, and where these are registered.
  package var reopeningSources: (@Sendable () throws(BrisaError) -> (city: CityConfiguration, registry: Registry))?
  /// Whether answers go to everybody, who is not told where files lie on this machine.
  package var answersEverybody = false

  /// Names all of it but the pause, which really waits, who asks sources again what they are (nobody), and to whom
  /// answers go (to whoever started the program).
  package init(
    registry: Registry, http: any HTTPClient, clock: any WallClock = SystemClock(), cacheFolder: URL,
    log: Logger = Logger(label: "brisa") { _ in SwiftLogNoOpLogHandler() }
  ) {
    self.registry = registry
    self.http = http
    self.clock = clock
    self.cacheFolder = cacheFolder
    self.log = log
  }

  /// Tells whoever runs the program of something that stops nothing.
  package func note(_ sentence: String) { log.notice("\(sentence)") }
}
