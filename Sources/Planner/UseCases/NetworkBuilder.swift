internal import CityAir
internal import Computing
internal import Files
internal import Foundation
internal import Places
internal import Routing
package import Setup
internal import Streets
internal import VectorMap

/// Builds network files, with the hierarchy that makes searches fast.
package struct NetworkBuilder: Sendable {
  private let profile: ProfileSettings

  /// The city's speeds count; a limit for scooters, if one is given, closes all streets above it.
  package init(city: CityConfiguration = CityConfiguration(), scooterStreetLimitKilometersPerHour: Double? = nil) {
    var profile = city.profile
    if let limit = scooterStreetLimitKilometersPerHour {
      profile.scooterStreetLimitKilometersPerHour = limit
      profile.scooterDearLimitKilometersPerHour = limit
    }
    self.profile = profile
  }

  /// Builds a network file from an extract, and beside it the index of its places and the base map.
  /// - Parameters:
  ///   - extract: The extract's path.
  ///   - path: The network file's path.
  ///   - onProgress: Told what is being done, from any thread.
  /// - Returns: what was read and written.
  /// - Throws: ``BrisaError``; an older network file then is as it was.
  package func build(
    _ extract: String, to path: String, onProgress: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(BrisaError) -> NetworkBuildReport {
    let target = try target(path, extract: extract)
    let (placesPath, mapPath) = try Self.paths(beside: target)
    let built: (graph: StreetGraph, report: ImportReport)
    let (places, map): (PlaceList, (base: TiledMap, leftOutCount: Int))
    do throws(NetworkError) {
      onProgress("reading \(extract) …")
      if Self.isSmall(extract) {
        (built, (places, map)) = try inParallel(
          { () throws(NetworkError) in try graph(of: extract, onProgress) },
          { () throws(NetworkError) in try Self.surroundings(of: extract) })
      } else {
        built = try graph(of: extract, onProgress)
        onProgress("reading places and the map …")
        (places, map) = try Self.surroundings(of: extract)
      }
      onProgress("writing \(path) …")
      try NetworkFile.write(built.graph, to: target)
    } catch {
      throw BrisaError(error)
    }
    onProgress("writing \(PathText.name(of: placesPath)) …")
    do throws(StoredFileError) { try Gazetteer.write(places, to: placesPath) } catch { throw BrisaError(error) }
    onProgress("writing \(PathText.name(of: mapPath)) …")
    do throws(StoredFileError) { try BaseMapFile.write(map.base, to: mapPath) } catch { throw BrisaError(error) }
    return NetworkBuildReport(
      path: path, imported: built.report,
      besides: ["Places   \(places.summary)", "Map      \(map.base.summary(leftOut: map.leftOutCount))"],
      network: NetworkReport(built.graph, isVerified: false))
  }

  /// Where places and map of a network go.
  /// - Throws: ``BrisaError`` where something else lies there.
  private static func paths(beside network: String) throws(BrisaError) -> (places: String, map: String) {
    let places = Gazetteer.path(beside: network)
    guard Gazetteer.mayReplace(places) else { throw BrisaError(Gazetteer.irreplaceable(places)) }
    let map = BaseMapFile.path(beside: network)
    guard BaseMapFile.mayReplace(map) else { throw BrisaError(BaseMapFile.irreplaceable(map)) }
    return (places, map)
  }

  /// Whether streets, places and map of an extract are read side by side, as those of a region are: it takes two fifths
  /// more memory, of which a country needs all that there is.
  static func isSmall(_ extract: String) -> Bool {
    // Of a link the file counts that it leads to.
    FileStamp(extract).map { $0.byteCount <= maxBytesAtOnce } ?? false
  }

  /// How long an extract may be whose parts are read side by side.
  static let maxBytesAtOnce = 64 << 20

  private func graph(
    of extract: String, _ onProgress: @escaping @Sendable (String) -> Void
  ) throws(NetworkError) -> (graph: StreetGraph, report: ImportReport) {
    let (tables, report) = try StreetImport.read(extract, profile: profile)
    let streets = StreetGraph(tables)
    let hierarchy = HierarchyBuilder.build(streets) { onProgress("ordering \(Int($0 * 100)) %") }
    onProgress("looking at what streets add …")
    return (streets.adding(hierarchy).adding(KernelTables(streetsOf: streets)), report)
  }

  /// The places and the base map of an extract.
  private static func surroundings(
    of extract: String
  ) throws(NetworkError) -> (places: PlaceList, map: (base: TiledMap, leftOutCount: Int)) {
    let places = PlaceCollector.places(of: try MapPlaces.read(extract).objects)
    let objects = try MapObjects.read(extract)
    return (places, (TiledMap(of: objects), objects.leftOutCount))
  }

  /// Refuses a name that a network file should not bear, before any work is done for it.
  /// - Throws: ``BrisaError`` for a name that tells of another kind of file.
  package static func checkName(_ path: String) throws(BrisaError) {
    let ending = PathText.ending(of: path).lowercased()
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

  /// The regular file that a network may be written to, as far as that is known before any work is done for it.
  /// - Throws: ``BrisaError`` for what is no such file, and for a place that nothing can be written to.
  @discardableResult
  package static func checkedTarget(_ path: String) throws(BrisaError) -> String {
    try checkName(path)
    let target = OutputFile.resolved(path)
    try ProtectedFile.check(target, typed: path, replacesNetworks: true)
    guard path != "-", OutputFile.isRegularOrNew(target) else {
      throw BrisaError(.badArgument, "A network is a file that is opened in place: name a regular file, not '\(path)'.")
    }
    try OutputFile.checkPlace(path)
    return target
  }

  private func target(_ path: String, extract: String) throws(BrisaError) -> String {
    let target = try Self.checkedTarget(path)
    guard target != OutputFile.resolved(extract) else {
      throw BrisaError(.badArgument, "'\(path)' is the extract itself: give the network a name of its own.")
    }
    return target
  }
}
