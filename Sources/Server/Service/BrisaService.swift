package import AirData
internal import HummingbirdCore
package import Logging
internal import NIOCore
internal import NIOPosix
internal import Planner
internal import ServiceLifecycle
internal import Setup
internal import UnixSignals

/// The service: cities, asked over HTTP.
package struct BrisaService: Sendable {
  /// How it is set.
  package struct Settings: Sendable {
    /// Where it listens.
    package var address: ListenAddress
    package var limits = ServiceLimits()
    package var refresh = RefreshSettings()
    /// Which other sites' pages may ask.
    package var allowedOrigin = AllowedOrigin.everybody
    /// The folder of heatmap reports that is shown; nil for none.
    package var heatmapFolder: String?
    /// What tells the time.
    package var clock: any WallClock = SystemClock()

    /// Standard limits at an address.
    package init(address: ListenAddress) {
      self.address = address
    }
  }

  /// Seconds in which calls under way are answered after it was told to end.
  private static let drainSeconds = 7
  /// Seconds that are left for the refusals of those that have no answer by then.
  private static let refusalSeconds = 2

  private let settings: Settings
  private let cities: any CityOpening
  private let log: Logger

  /// Needs what opens the cities, now and when it is told to read its configuration again.
  package init(_ settings: Settings, _ cities: any CityOpening, log: Logger) {
    self.settings = settings
    self.cities = cities
    self.log = log
  }

  /// Answers until it is told to end, by SIGTERM, SIGINT or cancellation.
  /// - Parameter listening: Is told the address when it listens.
  /// - Throws: ``BrisaError`` where a city cannot be opened, or nobody can listen at the address, or no longer.
  package func run(listening: @escaping @Sendable (_ address: String) -> Void) async throws {
    // Opening takes long, and a signal that nobody has trapped would end the program.
    let hangUps = await UnixSignalsSequence(trapping: .sighup)
    let roster = CityRoster(try Self.opened(cities))
    let state = ServiceState(
      roster: roster, limits: settings.limits, lanes: ServiceLanes(settings.limits), clock: settings.clock,
      figures: ServiceFigures(), reports: RefreshReports(),
      tiles: TileCache(limitBytes: settings.limits.tileBytes),
      unsent: UnsentReplies(limitBytes: settings.limits.unsentBytes), heatmapFolder: settings.heatmapFolder, log: log)
    let hours = CityHours(
      roster: roster, settings: settings.refresh, reports: state.reports, clock: settings.clock, log: log)
    let baseMap = BaseMapWarmUp(state: state)
    let reload = ReloadOnHangUp(
      hangUps: hangUps,
      configuration: ConfigurationReload(cities: cities, roster: roster, hours: hours, baseMap: baseMap, log: log))
    let (untilClosed, closed) = AsyncStream.makeStream(of: Void.self)
    let answers = AnswersUnderWay()
    let server = try server(state, answers, listening, closed)
    let listener = ListeningServer(
      address: settings.address, drain: .seconds(Self.drainSeconds), listening: untilClosed,
      giveUp: { answers.giveUpAll() }, serve: { try await server.run() })
    let services: [any Service] = [listener, hours, baseMap, reload]
    var configuration = ServiceGroupConfiguration(
      services: services.map { service in
        .init(service: service, successTerminationBehavior: .ignore, failureTerminationBehavior: .cancelGroup)
      }, gracefulShutdownSignals: [.sigterm, .sigint], logger: Self.quiet(log))
    configuration.maximumGracefulShutdownDuration = Duration.seconds(Self.drainSeconds + Self.refusalSeconds)
    do {
      try await Self.run(ServiceGroup(configuration: configuration), for: roster)
    } catch let error as IOError {
      throw settings.address.refusal(error)
    } catch is SocketAddressError.UnknownHost {
      throw settings.address.unknownHost
    }
  }

  /// Runs the services until they end, and then ends what is being gathered for nobody any more.
  private static func run(_ group: ServiceGroup, for roster: CityRoster) async throws {
    do {
      try await group.run()
    } catch {
      await roster.stop()
      throw error
    }
    await roster.stop()
  }

  /// The libraries' own words are for whoever looks for a fault.
  private static func quiet(_ log: Logger) -> Logger {
    var quiet = log
    if quiet.logLevel != .debug { quiet.logLevel = .error }
    return quiet
  }

  /// Opens the cities, their networks and what their hours are gathered with.
  static func opened(_ opening: any CityOpening) throws(BrisaError) -> ServedCities {
    var cities: [ServedCity] = []
    for engine in try opening.open() {
      // Wrong sources or a wrong calibration are told now, and not by every answer.
      _ = try engine.hours()
      let city = ServedCity(engine, network: try engine.network())
      guard !cities.contains(where: { $0.id == city.id }) else {
        throw BrisaError(
          .badConfiguration,
          "Two cities are called '\(engine.city.name)': give one of them another 'name' in its configuration.")
      }
      for other in cities { try checkArchive(of: city, beside: other) }
      cities.append(city)
    }
    return ServedCities(all: cities)
  }

  private static func checkArchive(of city: ServedCity, beside other: ServedCity) throws(BrisaError) {
    guard let source = city.configuration.sourceKept(togetherWith: other.configuration) else { return }
    throw BrisaError(
      .badConfiguration,
      "'\(other.configuration.name)' and '\(city.configuration.name)' keep the source '\(source)' in one archive: give "
        + "each city an 'archive' of its own, or the source another 'name' in one of them.")
  }

  /// What listens; `closed` is finished when it does no longer.
  private func server(
    _ state: ServiceState, _ answers: AnswersUnderWay, _ listening: @escaping @Sendable (String) -> Void,
    _ closed: AsyncStream<Void>.Continuation
  ) throws -> any Service {
    let responder = ServiceResponder(
      osrm: OSRMService(state: state), api: APIService(state),
      page: PageService(tileSources: { state.roster.current.all.flatMap(\.configuration.tileSources) }), state: state,
      allowedOrigin: settings.allowedOrigin)
    let limits = settings.limits
    let allowedOrigin = settings.allowedOrigin
    let unsent = state.unsent
    let http = HTTP1Channel.Configuration(
      additionalChannelHandlers: [
        LastRequests(),
        ConnectionDeadlines(requestSeconds: limits.requestSeconds, idleSeconds: limits.idleSeconds),
        UnreadableRequests(headerBytes: limits.headerBytes, allowedOrigin: allowedOrigin),
        ContinuingRequests(bodyBytes: limits.bodyBytes),
        ReplyCounting(unsent),
        GoneClients(answers),
      ],
      httpDecoderConfiguration: .init(maxHeaderFieldSize: limits.headerBytes, maxHeaderListSize: limits.headerBytes))
    let configuration = ServerConfiguration(
      address: .hostname(settings.address.host, port: settings.address.port),
      availableConnectionsDelegate: MaximumAvailableConnections(limits.connections))
    return try HTTPServerBuilder.http1(configuration: http).buildServer(
      configuration: configuration, eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: Self.quiet(log)
    ) { request, writer, channel in
      let connection = ObjectIdentifier(channel)
      let response = await answers.answer(over: connection, isOpen: channel.isActive) {
        await responder.respond(to: request, over: connection)
      }
      try await Self.write(response, by: writer, over: channel, in: unsent)
    } onServerRunning: { [address = settings.address] channel in
      channel.closeFuture.whenComplete { _ in closed.finish() }
      listening(address.text(port: channel.localAddress?.port ?? address.port))
    }
  }

  /// Writes a response, and gives up the room that was kept for what of it is never written.
  private static func write(
    _ response: Response, by writer: consuming ResponseWriter, over channel: any Channel, in unsent: UnsentReplies
  ) async throws {
    let connection = ObjectIdentifier(channel)
    do {
      try await writer.write(response: response.head, body: response.body)
    } catch {
      unsent.release(connection)
      // An answer of which a part may have gone out is not followed by that of an error.
      throw ChannelError.outputClosed
    }
    // What was handed over is written by the connection's own thread in its turn, unless the connection has ended.
    guard unsent.isReserved(for: connection) else { return }
    try? await channel.eventLoop.submit {}.get()
    unsent.release(connection)
  }
}
