package import AirData
internal import Computing
package import Geo

/// The maps of a city as the field needs them: made once for a city, for all hours; of each pollutant one map.
///
/// Two models are the same when they are one and the same object.
package final class MapModel: Sendable, Hashable {
  /// The plane that a field with maps is computed on where there are no streets.
  package let projection: LocalProjection
  private let patterns: [Pollutant: MapPattern]
  /// What the streets that were asked about last add on average over the cells of coarse maps, by their kernel.
  private let means = Lock<[Pollutant: (kernel: CityKernel, means: KernelMeans)]>([:])

  /// Takes in maps; of several of one pollutant the one that tells the nearest places apart serves, and of such the
  /// latest.
  /// - Complexity: O(cells), or O(points) of lines.
  package init(_ maps: some Sequence<AirMap>, projection: LocalProjection) {
    self.projection = projection
    let best = Dictionary(grouping: maps, by: \.pollutant).compactMapValues { maps in
      maps.min { ($0.resolutionMeters, $1.to) < ($1.resolutionMeters, $0.to) }
    }
    patterns = best.mapValues { MapPattern($0) }
  }

  /// The pollutants of which there is a map, in the order of every table.
  package var pollutants: [Pollutant] { patterns.keys.sorted() }

  /// The map that serves for a pollutant; nil without one.
  package func map(of pollutant: Pollutant) -> AirMap? { patterns[pollutant]?.map }

  /// The box around a pollutant's map; nil without a map.
  package func box(of pollutant: Pollutant) -> BoundingBox? { patterns[pollutant]?.box }

  /// Whether a pollutant's map tells streets apart, so that no kernel is put over it.
  package func isStreetScale(_ pollutant: Pollutant) -> Bool { patterns[pollutant]?.isStreetScale ?? false }

  /// Whether a station of a history stands where its pollutant's map has a value, so that the map can have a level.
  func counts(for history: StationHistory) -> Bool {
    guard let pattern = pattern(of: history.pollutant) else { return false }
    return history.sites.contains { !pattern.value(at: $0.coordinate).isNaN }
  }

  /// The pattern of a pollutant; nil without a map.
  func pattern(of pollutant: Pollutant) -> MapPattern? { patterns[pollutant] }

  /// What streets add on average over the cells of a pollutant's raster; nil for one without a map or without an
  /// increment.
  /// - Complexity: O(area) the first time, with the lock held: whoever asks for the same meanwhile waits for it.
  func kernelMeans(of pollutant: Pollutant, _ streets: StreetModel) -> KernelMeans? {
    guard let map = map(of: pollutant), case .raster(let raster) = map.content,
      let kernel = streets.kernel(for: pollutant)
    else { return nil }
    return means.withLock { known in
      if let last = known[pollutant], last.kernel === kernel { return last.means }
      let means = KernelMeans(
        kernel, over: raster, resolutionMeters: map.resolutionMeters, on: streets.projection)
      known[pollutant] = (kernel, means)
      return means
    }
  }

  /// Whether two models are one object.
  package static func == (left: MapModel, right: MapModel) -> Bool { left === right }

  /// Hashes the object's identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
