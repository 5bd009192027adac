public import Foundation
internal import Routing
public import Streets

/// Opens and builds networks, with the errors of the use cases.
public struct NetworkLoader: Sendable {
  private let profile: ProfileSettings
  private let checked: CheckedFiles?

  /// Creates a loader; the city's speeds count where an extract is imported, with another limit for scooters if one is
  /// given.
  ///
  /// With a folder for caches, network files that were found sound are remembered there and open at once the next time.
  public init(
    city: CityConfiguration = CityConfiguration(), scooterStreetLimitKilometersPerHour: Double? = nil,
    cacheFolder: URL? = nil
  ) {
    checked = cacheFolder.map { CheckedFiles(folder: $0.appending(path: "networks").path) }
    var profile = city.profile
    if let limit = scooterStreetLimitKilometersPerHour { profile.scooterStreetLimitKilometersPerHour = limit }
    self.profile = profile
  }

  /// Builds a network file from an extract, with the hierarchy that makes searches fast.
  /// - Parameters:
  ///   - extract: The extract's path.
  ///   - path: The network file's path.
  ///   - onProgress: Told what is being done, from any thread.
  /// - Returns: what was read and written.
  /// - Throws: ``BrisaError``; an older network file then is as it was.
  public func build(
    _ extract: String, to path: String, onProgress: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(BrisaError) -> NetworkBuildReport {
    let target = try target(path, extract: extract)
    do throws(NetworkError) {
      onProgress("reading \(extract) …")
      let (tables, report) = try StreetImport.read(extract, profile: profile)
      let streets = StreetGraph(tables)
      let hierarchy = HierarchyBuilder.build(streets) { onProgress("ordering \(Int($0 * 100)) %") }
      let graph = streets.adding(hierarchy)
      onProgress("writing \(path) …")
      try NetworkFile.write(graph, to: target)
      return NetworkBuildReport(path: path, imported: report, network: NetworkReport(graph, isVerified: false))
    } catch {
      throw BrisaError(error)
    }
  }

  /// Refuses a name that a network file should not bear, before any work is done for it.
  /// - Throws: ``BrisaError`` for a name that tells of another kind of file.
  public static func checkName(_ path: String) throws(BrisaError) {
    let ending = (path as NSString).pathExtension.lowercased()
    guard !otherKinds.contains(ending) else {
      throw BrisaError(
        .badArgument,
        "A network file is written, and '\(path)' is named like another kind of file: end its name in .brisa.")
    }
  }

  /// Endings of the kinds of file that Brisa or its neighbours read and write.
  private static let otherKinds: Set<String> = [
    "osm", "pbf", "o5m", "xml", "gz", "bz2", "zip", "json", "geojson", "gpx", "csv", "txt", "gr", "co", "yml", "yaml",
  ]

  /// The regular file that a network may be written to.
  private func target(_ path: String, extract: String) throws(BrisaError) -> String {
    try Self.checkName(path)
    let target = OutputFile.resolved(path)
    try KeptFile.check(target, typed: path, replacesNetworks: true)
    guard path != "-", OutputFile.isRegularOrNew(target) else {
      throw BrisaError(.badArgument, "A network is a file that is opened in place: name a regular file, not '\(path)'.")
    }
    guard target != OutputFile.resolved(extract) else {
      throw BrisaError(.badArgument, "'\(path)' is the extract itself: give the network a name of its own.")
    }
    return target
  }

  /// What a network holds; the checksums of a network file are verified too if that is wished.
  /// - Throws: ``BrisaError``.
  public func report(_ path: String, verifies: Bool) throws(BrisaError) -> NetworkReport {
    if verifies {
      guard NetworkFile.isNetworkFile(path) || !FileManager.default.fileExists(atPath: path) else {
        throw BrisaError(
          .badNetwork, "'\(path)' is no network file, so it has no checksums to verify: build one first.")
      }
      do throws(NetworkError) { try NetworkFile.verify(path) } catch { throw BrisaError(error) }
    }
    return NetworkReport(try load(path), isVerified: verifies)
  }

  /// Whether a path is to be opened as a network file and not read as an extract: by what it holds, or by its name.
  static func isNetwork(_ path: String) -> Bool {
    NetworkFile.isNetworkFile(path) || path.hasSuffix(".brisa")
  }

  /// The network of a network file or an OSM extract.
  /// - Throws: ``BrisaError``.
  public func load(_ path: String) throws(BrisaError) -> StreetGraph {
    do throws(NetworkError) {
      if Self.isNetwork(path) { return try NetworkFile.open(path, checked: checked) }
      return StreetGraph(try StreetImport.read(path, profile: profile).tables)
    } catch {
      throw BrisaError(error)
    }
  }
}

extension BrisaError {
  /// The error of a network file or extract.
  init(_ error: NetworkError) {
    switch error {
    case .missing: self.init(.missingFile, error.message)
    case .malformed, .unsupported: self.init(.badNetwork, error.message)
    case .inputOutput: self.init(.inputOutput, error.message)
    }
  }
}
