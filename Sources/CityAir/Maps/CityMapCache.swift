internal import AirData
internal import AirField
internal import Foundation
package import Geo
internal import PluginHost

/// The maps of the cities that are in use: read once for a city and its box, and again when a file changes.
package actor CityMapCache {
  /// The cache of the process.
  package static let shared = CityMapCache()

  /// What maps are asked for.
  private struct Question: Hashable {
    let names: [String]
    let configurations: [SourceConfiguration]
    /// Length and time of change of the files that the settings name.
    var files: [String]
    let box: BoundingBox
    let origin: Coordinate

    /// Whether another one is the same, whatever has become of its files.
    func isSameButForFiles(as other: Question) -> Bool {
      var one = self
      one.files = other.files
      return one == other
    }
  }

  private struct Entry {
    let question: Question
    /// Not kept by its maps: nobody asks for them once a configuration was read again.
    weak var registry: Registry?
    let maps: Task<CityMaps, Never>
    let made: ContinuousClock.Instant
  }

  private var entries: [Entry] = []
  /// How long a failure is believed.
  private let failureLife: Duration

  /// Most answers that are kept, those that were asked for last: of twelve cities, whose sources answer a second time
  /// where hours are gathered anew, in processes of their own.
  private static let maxEntries = 24

  /// A cache without maps.
  init(failureLife: Duration = .seconds(600)) {
    self.failureLife = failureLife
  }

  /// How many answers are kept.
  var count: Int { entries.count }

  /// The maps of a city's sources in a box, on a plane; those who ask for the same meanwhile wait for it.
  package func maps(
    of sources: ConfiguredSources, in box: BoundingBox, on projection: LocalProjection
  ) async -> CityMaps {
    let registry = sources.registry
    entries.removeAll { $0.registry == nil }
    guard !sources.maps.isEmpty else { return .none }
    let question = Question(
      names: sources.maps.map(\.name), configurations: sources.maps.map(\.configuration),
      files: sources.maps.flatMap(Self.stamps(of:)), box: box, origin: projection.origin)
    while let index = entries.firstIndex(where: { $0.question == question && $0.registry === registry }) {
      let known = entries.remove(at: index)
      entries.append(known)
      let maps = await known.maps.value
      guard maps.hasFailed, .now - known.made > failureLife else { return maps }
      // Others that waited may have asked anew meanwhile: theirs is another entry.
      entries.removeAll { $0.maps == known.maps }
    }
    let task = Task {
      let query = AirMapQuery(box: box)
      let answers = await sources.maps.filter(\.mayBeAsked).concurrentMap { entry in
        (name: entry.name, answer: await sources.runner.maps(from: entry.configuration, for: query))
      }
      return CityMaps(answers, projection: projection)
    }
    // Maps are large, and nobody asks for those of a file that was replaced.
    entries.removeAll { $0.registry === registry && $0.question.isSameButForFiles(as: question) }
    entries.append(Entry(question: question, registry: registry, maps: task, made: .now))
    if entries.count > Self.maxEntries { entries.removeFirst() }
    return await task.value
  }

  private static func stamps(of entry: ConfiguredSources.Entry) -> [String] {
    let specs = entry.manifest?.settings ?? []
    let settings = entry.configuration.settings(resolvingPathsOf: specs)
    return specs.compactMap { spec in
      guard spec.kind == .path, case .text(let path) = settings[spec.name] else { return nil }
      var status = stat()
      guard stat(path, &status) == 0 else { return "\(path) -" }
      return "\(path) \(status.st_size) \(status.st_ino) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    }
  }
}
