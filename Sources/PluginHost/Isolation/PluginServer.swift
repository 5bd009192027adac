package import AirData
internal import Foundation

/// The other side of the protocol: opens one library in this process and answers one question from its sources.
package enum PluginServer {
  /// The hidden command that runs it.
  package static let commandName = "run-plugin"

  /// Serves a library on this process's standard input and output.
  /// - Parameters:
  ///   - path: The library.
  ///   - http: The way to the network.
  package static func serve(file path: String, http: any HTTPClient) async {
    let output = LineWriter.takingStandardOutput()
    let registry = Registry()
    do throws(PluginProblem) {
      try PluginHost.load(file: path, into: registry)
    } catch {
      output.write(AnswerLine(error: ErrorMessage(kind: error.code.rawValue, message: error.message)))
      return
    }
    output.write(Handshake(registry.entries.map(\.manifest)))
    guard let line = Swift.readLine(strippingNewline: true) else { return }
    await answer(Array(line.utf8)[...], with: registry, over: http, to: output)
  }

  private static func answer(
    _ line: ArraySlice<UInt8>, with registry: Registry, over http: any HTTPClient, to output: LineWriter
  ) async {
    do {
      let request = try SourceProtocol.decode(RequestMessage.self, line)
      let source = try source(request, in: registry, over: http, to: output)
      switch request.request {
      case .check: break
      case .readings:
        let all = try await source.all(for: query(request))
        for reading in all.readings { output.write(AnswerLine(reading: ReadingMessage(reading))) }
        for reading in all.others { output.write(AnswerLine(reading: ReadingMessage(reading))) }
      case .winds:
        for wind in try await source.promisedWinds(for: query(request)) {
          output.write(AnswerLine(wind: WindMessage(wind)))
        }
      case .maps:
        let query = try query(request)
        let maps = AirMapQuery(box: query.box, pollutants: query.pollutants)
        for map in try await source.promisedMaps(for: maps) {
          for line in map.answerLines { output.write(line) }
        }
      }
      output.write(AnswerLine(end: true))
    } catch let error as SourceError {
      output.write(AnswerLine(error: ErrorMessage(error)))
    } catch let fault as ProtocolFault {
      output.write(AnswerLine(error: ErrorMessage(.malformed("The question cannot be read: \(fault.message)."))))
    } catch {
      let text = String("\(error)".prefix(200))
      output.write(AnswerLine(error: ErrorMessage(.unavailable("The source failed: \(text)."))))
    }
  }

  private static func query(_ request: RequestMessage) throws(ProtocolFault) -> ReadingQuery {
    guard let query = request.query else { throw ProtocolFault("query: is missing") }
    return try query.query()
  }

  private static func source(
    _ request: RequestMessage, in registry: Registry, over http: any HTTPClient, to output: LineWriter
  ) throws -> any ReadingProvider {
    guard let entry = registry.entry(request.source) else { throw ProtocolFault("source: is not in this library") }
    guard let zone = TimeZone(identifier: request.timeZone) else { throw ProtocolFault("time_zone: is unknown") }
    let settings = try SourceSettings(request.settings.mapValues(\.value), specs: entry.manifest.settings)
    let environment = SourceEnvironment(
      http: http, clock: ShiftedClock(now: try ZonedTime.parse(request.now, path: "now")),
      cacheFolder: URL(filePath: request.cacheFolder).deletingLastPathComponent(), timeZone: zone)
    // The host kills this process at the deadline; until then short waits for a quota are waited for.
    return try environment.source(
      entry, settings: settings, log: ServerLog(output: output), deadlineSeconds: .infinity)
  }
}

/// The host's clock, which may be a test's.
private struct ShiftedClock: WallClock {
  private let start: Date
  private let startInstant = ContinuousClock.now

  init(now: Date) {
    start = now
  }

  var now: Date { start + (ContinuousClock.now - startInstant) / .seconds(1) }
}
