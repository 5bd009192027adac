internal import AirField
internal import CityAir
internal import Computing
internal import Foundation
internal import Geo
internal import Routing
package import Setup
package import Streets
internal import Synchronization
package import Trips

/// A city in use: its network and the air of its hours stay in memory, for one question or for many at once.
///
/// The use cases are extensions, each in a file of its own. They run on the ``ComputeThreads``, so that nothing
/// asynchronous waits for what they compute.
package final class CityEngine: Sendable {
  /// The city.
  package let city: CityConfiguration
  let host: HostEnvironment
  private let opened = Mutex(Opened())

  /// What was opened so far.
  private struct Opened {
    var graph: StreetGraph?
    var sources: ConfiguredSources?
    var field: (stamp: FileStamp?, settings: FieldSettings)?
    var hours: HourKeeper?
  }

  /// Opens nothing yet: network, sources and air are read when a question needs them.
  package init(city: CityConfiguration, host: HostEnvironment) {
    self.city = city
    self.host = host
  }

  /// The configured network, read once.
  /// - Throws: ``BrisaError`` where none is set, or it cannot be read; it is then tried again at the next question.
  package func network() throws(BrisaError) -> StreetGraph {
    guard let path = city.network else {
      throw BrisaError(.badConfiguration, "No network is set: name one with --network or in the configuration.")
    }
    return try opened.withLock { (opened) throws(BrisaError) in
      if let graph = opened.graph { return graph }
      let graph = try NetworkLoader(city: city, cacheFolder: host.cacheFolder).load(path)
      opened.graph = graph
      return graph
    }
  }

  /// The network where one is set.
  func optionalNetwork() throws(BrisaError) -> StreetGraph? {
    city.network == nil ? nil : try network()
  }

  /// The hours over the network, each gathered once.
  /// - Throws: ``BrisaError`` where network, calibration or sources cannot be used.
  package func hours() throws(BrisaError) -> HourKeeper {
    if let hours = opened.withLock({ $0.hours }) { return hours }
    let graph = try network()
    let gatherer = try gatherer(on: graph)
    return opened.withLock { opened in
      if let hours = opened.hours { return hours }
      let box = city.box ?? graph.box.expanded(byMeters: CityConfiguration.stationReachMeters)
      let hours = HourKeeper(city: city, router: Router(graph: graph)) { (moment) throws(BrisaError) in
        // The keeper gathers in a task of its own, which follows nobody's threads.
        try await computing { () async throws(BrisaError) in try await gatherer.gather(at: moment, box: box) }
      }
      opened.hours = hours
      return hours
    }
  }

  /// The sources of the configuration, checked once.
  /// - Throws: ``BrisaError`` where one is wrong.
  func sources() throws(BrisaError) -> ConfiguredSources {
    try opened.withLock { (opened) throws(BrisaError) in
      if let sources = opened.sources { return sources }
      let sources = try ConfiguredSources(city, host)
      opened.sources = sources
      return sources
    }
  }

  /// What is settled about the field; the calibration is read again when its file changes.
  /// - Throws: ``BrisaError`` where it cannot be used.
  func field() throws(BrisaError) -> FieldSettings {
    try opened.withLock { (opened) throws(BrisaError) in
      let stamp = city.calibration.flatMap { FileStamp($0.path) }
      if let known = opened.field, known.stamp == stamp { return known.settings }
      let settings = try FieldSettings(city)
      opened.field = (stamp, settings)
      return settings
    }
  }

  /// What gathers the air of many hours over the streets of the city's network, with or without asking sources for what
  /// the archive lacks.
  /// - Throws: ``BrisaError`` where calibration or sources cannot be used.
  func gatherer(on graph: StreetGraph?, asksSources: Bool = true) throws(BrisaError) -> AirGatherer {
    let field = try field()
    let streets =
      graph.map { CityStreets($0, city: city, tried: field.model.calibration) }
      ?? CityStreets.unwanted(by: city) ?? CityStreets(none: "no-streets")
    return try gatherer(over: streets, field, asksSources: asksSources)
  }

  /// What gathers the air over some streets.
  func gatherer(
    over streets: CityStreets, _ field: FieldSettings, asksSources: Bool = true
  ) throws(BrisaError) -> AirGatherer {
    AirGatherer(
      city: city, host: host, sources: try sources(), field: field, streets: streets, asksSources: asksSources)
  }

  /// The streets for the air of a place; a network that cannot be read degrades the answer and does not take it away.
  func airStreets(_ field: FieldSettings) -> CityStreets {
    if let none = CityStreets.unwanted(by: city) { return none }
    guard city.network != nil else { return CityStreets(none: "no-streets") }
    do throws(BrisaError) {
      return CityStreets(try network(), city: city, tried: field.model.calibration)
    } catch {
      return CityStreets(none: "no-streets", notice: .noStreets(error.message))
    }
  }
}
