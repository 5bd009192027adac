public import AirData
internal import AirField
public import Foundation
public import Geo
public import Logging
internal import PluginHost
internal import Streets

/// The use cases over one city: plan a route, tell the air of a place, list the stations.
///
/// Holds no state between two questions; network and readings are read anew for each.
public struct CityDesk: Sendable {
  /// What a desk needs of the outside world; replaced in tests.
  public struct Surroundings: Sendable {
    /// The source types that are registered.
    public var registry: Registry
    /// The way to the network.
    public var http: any HTTPClient
    /// What the time is.
    public var clock: any WallClock
    /// Waits some seconds, for a feed's quota to free.
    public var pause: @Sendable (_ seconds: Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }
    /// A folder for sources to keep things in.
    public var cacheFolder: URL
    /// Where sources' remarks for fault-finding go.
    public var log: Logger

    /// Creates the surroundings.
    public init(
      registry: Registry, http: any HTTPClient, clock: any WallClock = SystemClock(), cacheFolder: URL,
      log: Logger = Logger(label: "brisa") { _ in SwiftLogNoOpLogHandler() }
    ) {
      self.registry = registry
      self.http = http
      self.clock = clock
      self.cacheFolder = cacheFolder
      self.log = log
    }
  }

  /// The city.
  public let city: CityConfiguration
  let surroundings: Surroundings

  /// Creates a desk.
  public init(city: CityConfiguration, surroundings: Surroundings) {
    self.city = city
    self.surroundings = surroundings
  }

  /// The routes that answer a question.
  /// - Throws: ``BrisaError``.
  public func route(_ question: RouteQuestion) async throws(BrisaError) -> RouteAnswer {
    let graph = try loadNetwork()
    if let window = question.departures { return try await departingRoute(question, within: window, graph) }
    if question.movingTolerance != nil { return try await movingRoute(question, graph) }
    let air = try await gather(for: graph, at: question.departure)
    return try RoutePlanner(city: city, graph: graph, air: air).answer(question)
  }

  /// The air at a place.
  /// - Throws: ``BrisaError``, with code ``ErrorCode/noAir`` when nothing is known of it.
  public func air(at place: Coordinate, moment: Date) async throws(BrisaError) -> AirAnswer {
    let settled = try SettledField(city)
    let air = try await gatherer(airStreets(settled), settled).gather(at: moment, box: stationBox(around: place))
    return try AirAnswer(place: place, moment: moment, air: air, maskDistanceMeters: city.maskDistanceMeters)
  }

  /// The stations that have a reading of the hour.
  /// - Throws: ``BrisaError``, with code ``ErrorCode/noAir`` when there is none.
  public func stations(moment: Date) async throws(BrisaError) -> StationsAnswer {
    let everywhere = BoundingBox(west: -180, south: -90, east: 180, north: 90)
    let streets = CityStreets(none: "not-asked")
    let air = try await gatherer(streets, try SettledField(city)).gather(at: moment, box: city.box ?? everywhere)
    guard !air.picture.isEmpty else { throw air.nothingKnown(of: "any station") }
    return StationsAnswer(moment: moment, air: air)
  }

  /// The configured network.
  func loadNetwork() throws(BrisaError) -> StreetGraph {
    guard let network = city.network else {
      throw BrisaError(.badConfiguration, "No network is set: name one with --network or in the configuration.")
    }
    return try NetworkLoader(city: city, cacheFolder: surroundings.cacheFolder).load(network)
  }

  /// The air of a network at a moment.
  func gather(for graph: StreetGraph, at moment: Date) async throws(BrisaError) -> GatheredAir {
    let box = city.box ?? graph.box.expanded(byMeters: CityConfiguration.stationReachMeters)
    return try await gatherer(on: graph, asksSources: true).gather(at: moment, box: box)
  }

  /// What gathers the air of many hours over the streets of the city's network, with or without asking sources for what
  /// the archive lacks.
  /// - Throws: ``BrisaError`` where what the city has settled cannot be used.
  func gatherer(on graph: StreetGraph?, asksSources: Bool) throws(BrisaError) -> AirGatherer {
    let settled = try SettledField(city)
    let tried = settled.model.calibration
    let streets =
      graph.map { CityStreets($0, city: city, tried: tried) }
      ?? CityStreets.unwanted(by: city) ?? CityStreets(none: "no-streets")
    var gatherer = gatherer(streets, settled)
    gatherer.asksSources = asksSources
    return gatherer
  }

  /// The streets for the air of a place; a network that cannot be read degrades the answer and does not take it away.
  func airStreets(_ settled: SettledField) -> CityStreets {
    let tried = settled.model.calibration
    if let none = CityStreets.unwanted(by: city) { return none }
    guard city.network != nil else { return CityStreets(none: "no-streets") }
    do throws(BrisaError) {
      return CityStreets(try loadNetwork(), city: city, tried: tried)
    } catch {
      return CityStreets(none: "no-streets", notice: .noStreets(error.message))
    }
  }

  private func gatherer(_ streets: CityStreets, _ settled: SettledField) -> AirGatherer {
    AirGatherer(city: city, surroundings: surroundings, settled: settled, streets: streets)
  }

  private func stationBox(around place: Coordinate) -> BoundingBox {
    city.box
      ?? BoundingBox(west: place.longitude, south: place.latitude, east: place.longitude, north: place.latitude)
      .expanded(byMeters: CityConfiguration.stationReachMeters)
  }
}
