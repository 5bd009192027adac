internal import CityAir
internal import Computing
internal import Foundation
internal import Geo
internal import Routing
package import Setup
package import Streets
package import Trips

/// A city in use: its network and the air of its hours stay in memory, for one question or for many at once.
///
/// The use cases are extensions, each in a file of its own. They run on the ``ComputeThreads``, so that nothing
/// asynchronous waits for what they compute.
package final class CityEngine: Sendable {
  /// What is set for the city.
  package let city: CityConfiguration
  let host: HostEnvironment
  /// Network, sources and field.
  let opened: OpenedCity
  private let hourCapacity: Int
  private let cityCount: Int
  private let keeper = Lock<HourKeeper?>(nil)
  /// The files that the hours were made of at the last refresh.
  let refreshedFiles = Lock<AirFiles?>(nil)
  /// Whether the archive has been there since the engine was made, or before: one that has gone is not begun anew.
  let hasHadArchive: Lock<Bool>

  /// Opens nothing yet: network, sources and air are read when a question needs them.
  /// - Parameters:
  ///   - city: The configuration.
  ///   - host: What the program needs of the outside world.
  ///   - hourCapacity: Most hours that stay in memory beside that of now; brought into ``HourKeeper/capacities``.
  ///   - cityCount: How many cities the process keeps, which share the memory for hours.
  package init(
    city: CityConfiguration, host: HostEnvironment, hourCapacity: Int = HourKeeper.standardCapacity,
    cityCount: Int = 1
  ) {
    self.city = city
    self.host = host
    self.hourCapacity = HourKeeper.capacities.clamping(hourCapacity)
    self.cityCount = cityCount
    opened = OpenedCity(city: city, host: host, hourCapacity: self.hourCapacity)
    hasHadArchive = Lock(city.archive.map { FileManager.default.fileExists(atPath: $0) } ?? false)
  }

  /// The configured network, read once.
  /// - Throws: ``BrisaError`` where none is set, or it cannot be read; it is then tried again at the next question.
  package func network() throws(BrisaError) -> StreetGraph { try opened.network() }

  /// The hours over the network, each gathered once.
  /// - Throws: ``BrisaError`` where network, calibration or sources cannot be used.
  package func hours() throws(BrisaError) -> HourKeeper {
    if let hours = keeper.withLock({ $0 }) { return hours }
    let graph = try network()
    // What is wrong with calibration or sources is told before any hour is gathered.
    _ = try opened.hourGatherer(on: graph)
    let box = stationBox(on: graph)
    return keeper.withLock { [city, host, opened, hourCapacity, cityCount] keeper in
      if let hours = keeper { return hours }
      let hours = HourKeeper(
        city: city, router: Router(graph: graph), capacity: hourCapacity,
        maxBytes: HourMemory.bytes(forEachOf: cityCount), clock: host.clock
      ) { (hours, moment, take) throws(BrisaError) in
        // The keeper gathers in a task of its own, which follows nobody's threads.
        try await computing { () async throws(BrisaError) in
          try await opened.hourGatherer(on: graph).gather(hours: hours, from: moment, box: box) { take($0) }
        }
      }
      keeper = hours
      return hours
    }
  }

  /// Where the archive lies, if it has been there.
  package var knownArchive: String? { hasHadArchive.withLock { $0 } ? archivePlace : nil }

  /// Takes over which archives other engines have known: where that of the city is one of them and has gone, it is not
  /// begun anew.
  package func takeOver(archives: Set<String>) {
    guard let place = archivePlace, archives.contains(place) else { return }
    hasHadArchive.withLock { $0 = true }
  }

  /// The archive's path, the same however it is written.
  private var archivePlace: String? { city.archive.map { URL(fileURLWithPath: $0).standardizedFileURL.path } }

  /// Ends the gathering of hours: whoever waits for one is told so, and programs that are asked for it are ended.
  package func stop() async {
    await keeper.withLock { $0 }?.stop()
  }

  /// Where the stations of the hours over the network are looked for.
  func stationBox(on graph: StreetGraph) -> BoundingBox { city.stationBox(around: graph.box) }
}
