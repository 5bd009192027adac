internal import AirData
internal import AirField
internal import CityAir
internal import Computing
internal import Foundation
internal import Geo
internal import Places
internal import PluginHost
internal import Setup
internal import Streets
internal import VectorMap

/// What was opened of a city so far, each thing when it was first needed: network, sources, and what its field is made
/// with.
final class OpenedCity: Sendable {
  let city: CityConfiguration
  let host: HostEnvironment
  /// The hours whose fields are kept at most.
  private let fieldCount: Int
  // Each by itself: reading a file or starting a source's program keeps nobody waiting who needs something else.
  private let openedNetwork = OpenedPart<StreetGraph>()
  private let openedSources: Lock<OpenedSources>
  private let openedField = OpenedPart<Field>()
  private let openedGazetteer = OpenedPart<Gazetteer>()
  private let openedTiledMap = OpenedPart<TiledMap>()
  private let knownHourGatherer = Lock<(stamp: FileStamp?, gatherer: AirGatherer)?>(nil)

  /// What is settled about the field, and the file that it was read from.
  private struct Field {
    let stamp: FileStamp?
    let settings: FieldSettings
  }

  /// Opens nothing yet.
  init(city: CityConfiguration, host: HostEnvironment, hourCapacity: Int) {
    self.city = city
    self.host = host
    openedSources = Lock(OpenedSources(city: city, host: host))
    // An hour looks at those before it, and at the one that follows.
    fieldCount = hourCapacity + HourFields.historyHours
  }

  /// The configured network, read once.
  /// - Throws: ``BrisaError`` where none is set, or it cannot be read; it is then tried again at the next question.
  func network() throws(BrisaError) -> StreetGraph {
    guard let path = city.network else {
      throw BrisaError(.badConfiguration, "No network is set: name one in the configuration (or with --network).")
    }
    if let graph = city.openedNetwork { return graph }
    return try openedNetwork.value { () throws(BrisaError) in
      try NetworkLoader(city: city, cacheFolder: host.cacheFolder).load(path)
    }
  }

  /// The index of the network's places: the file beside a network file, opened again when it is replaced, or one in
  /// memory of an extract's.
  /// - Throws: ``BrisaError`` where there is none, or it cannot be read.
  func gazetteer() throws(BrisaError) -> Gazetteer {
    guard let network = city.network else { throw .noNetworkForNames }
    let path = NetworkLoader.isNetwork(network) ? Gazetteer.path(beside: network) : nil
    return try openedGazetteer.value(of: FileStamp(path ?? network)) { () throws(BrisaError) in
      if let path { return try .opened(path) }
      return try .made(of: network)
    }
  }

  /// The base map of the city.
  ///
  /// It is that of the file beside a network file, opened again when it is replaced; that of an extract itself; or,
  /// where there is no such file, the network's streets alone.
  /// - Throws: ``BrisaError`` where no network is set, or it or the file cannot be read.
  func baseMap() throws(BrisaError) -> TiledMap {
    let graph = try network()
    guard let network = city.network else { return TiledMap(streetsOf: graph) }
    let isFile = NetworkLoader.isNetwork(network)
    let path = isFile ? BaseMapFile.path(beside: network) : network
    let stamp = FileStamp(path)
    return try openedTiledMap.value(of: stamp) { () throws(BrisaError) in
      if !isFile { return try .made(of: network) }
      if stamp != nil { return try .opened(path) }
      return TiledMap(streetsOf: graph)
    }
  }

  /// The base map that is there already; nil where there is none, or its file was replaced.
  var openedBaseMap: TiledMap? {
    guard let network = city.network else { return nil }
    let path = NetworkLoader.isNetwork(network) ? BaseMapFile.path(beside: network) : network
    return openedTiledMap.known(of: FileStamp(path))
  }

  /// The network where one is set.
  func optionalNetwork() throws(BrisaError) -> StreetGraph? {
    city.network == nil ? nil : try network()
  }

  /// The sources of the configuration, checked once.
  /// - Throws: ``BrisaError`` where one is wrong.
  func sources() throws(BrisaError) -> ConfiguredSources { try openedSources.withLock { $0 }.all() }

  /// The sources of the configuration, each in a process of its own; those that cannot be are not asked.
  /// - Throws: ``BrisaError`` where one is wrong.
  func isolatedSources() throws(BrisaError) -> ConfiguredSources { try openedSources.withLock { $0 }.isolated() }

  /// Before another round of questions: has programs that did not say what they are asked for it again.
  func reopenSources() {
    guard let reopened = openedSources.withLock({ $0 }).reopened() else { return }
    openedSources.withLock { $0 = reopened }
  }

  /// What is settled about the field; the calibration is read again when its file changes.
  /// - Throws: ``BrisaError`` where it cannot be used.
  func field() throws(BrisaError) -> FieldSettings { try readField().settings }

  private func readField() throws(BrisaError) -> Field {
    let stamp = city.calibration?.stamp
    return try openedField.value(of: stamp) { () throws(BrisaError) in
      Field(stamp: stamp, settings: try FieldSettings(city))
    }
  }

  /// What gathers the hours that are kept: the same as long as the calibration is.
  /// - Throws: ``BrisaError`` where calibration or sources cannot be used.
  func hourGatherer(on graph: StreetGraph) throws(BrisaError) -> AirGatherer {
    let field = try readField()
    if let known = knownHourGatherer.withLock({ $0 }), known.stamp == field.stamp { return known.gatherer }
    let gatherer = try gatherer(over: streets(graph, field.settings), field.settings)
    return knownHourGatherer.withLock { known in
      if let known, known.stamp == field.stamp { return known.gatherer }
      known = (field.stamp, gatherer)
      return gatherer
    }
  }

  /// What gathers hours anew: the archive is read again, and only sources in processes of their own are asked.
  /// - Throws: ``BrisaError`` where calibration or sources cannot be used.
  func refreshGatherer(on graph: StreetGraph) throws(BrisaError) -> AirGatherer {
    let field = try readField()
    reopenSources()
    let gatherer = try hourGatherer(on: graph)
    let renewed = gatherer.renewed(asking: try sources())
    knownHourGatherer.withLock { $0 = (field.stamp, renewed) }
    return gatherer.renewed(asking: try isolatedSources().forOneRound())
  }

  /// What gathers the air of many hours over the streets of the city's network, with or without asking sources for what
  /// the archive lacks.
  /// - Throws: ``BrisaError`` where calibration or sources cannot be used.
  func gatherer(on graph: StreetGraph?, asksSources: Bool = true) throws(BrisaError) -> AirGatherer {
    let field = try field()
    return try gatherer(over: streets(graph, field), field, asksSources: asksSources)
  }

  /// What gathers the air over some streets.
  func gatherer(
    over streets: CityStreets, _ field: FieldSettings, asksSources: Bool = true
  ) throws(BrisaError) -> AirGatherer {
    AirGatherer(
      city: city, host: host, sources: try sources(), field: field, streets: streets, asksSources: asksSources,
      fitted: FittedFields(capacity: fieldCount))
  }

  private func streets(_ graph: StreetGraph?, _ field: FieldSettings) -> CityStreets {
    graph.map { CityStreets($0, city: city, tried: field.model.calibration) } ?? .withoutNetwork(city)
  }

  /// The streets for the air of a place; a network that cannot be read degrades the answer and does not take it away.
  func airStreets(_ field: FieldSettings) -> CityStreets {
    if let none = CityStreets.unwanted(by: city) { return none }
    guard city.network != nil else { return .withoutNetwork(city) }
    do throws(BrisaError) {
      return CityStreets(try network(), city: city, tried: field.model.calibration)
    } catch {
      return CityStreets(none: "no-streets", notice: .noStreets(error.message))
    }
  }
}
