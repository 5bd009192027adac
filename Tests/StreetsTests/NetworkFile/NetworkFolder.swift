import Foundation

@testable import Streets

/// A folder of its own for one test, removed at the end.
final class NetworkFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "network-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String = "city.brisa") -> String { url.appending(path: name).path }

  /// Writes bytes to a file of the folder and gives its path.
  func file(_ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(filePath: path()))
    return path()
  }

  /// The bytes of a small network file.
  func networkBytes() throws -> [UInt8] {
    let graph = StreetGraph(GraphSketch.random(seed: 7, nodes: 6, streets: 8).tablesWithFacts)
    try NetworkFile.write(graph.adding(KernelTables(sketchedFor: graph)), to: path())
    return [UInt8](try Data(contentsOf: URL(filePath: path())))
  }
}

extension GraphSketch {
  /// The tables with something in all that may be empty, whatever it means.
  var tablesWithFacts: GraphTables {
    var tables = tables
    tables.metadata.settings = ProfileSettings().text
    tables.edgeModes = tables.head.map { _ in 7 }
    tables.segmentKinds = tables.segmentLengths.indices.map { UInt32($0 % 2) }
    tables.kinds.facts = [30.0, 50].map { limit in
      TravelFacts(
        highwayClass: 6, walk: 3, ride: 3, push: 0, scooter: 3, calm: 0, wheelPercent: 100, wheelCap: 1000,
        carLimit: TravelFacts.kept(limit))
    }
    tables.attributeValues = ["", "yes", "lowered"]
    tables.kinds.attributes = [PackedAttribute(.lit, value: 1).raw]
    tables.kinds.firstAttribute = [0, 1, 1]
    tables.nodeAttributes.owners = [1, 2]
    tables.nodeAttributes.attributes = [1, 2].map { PackedAttribute(.kerb, value: $0).raw }
    tables.pointAttributes.owners = [2]
    tables.pointAttributes.attributes = [PackedAttribute(.crossing, value: 1).raw]
    tables.nodeIDs = tables.nodeLatitudes.indices.map { Int64($0) << 33 }
    tables.wayIDs = tables.segmentLengths.indices.map { Int64($0) << 32 }
    return tables
  }
}

extension KernelTables {
  /// Two samples on each segment, whatever they mean.
  init(sketchedFor graph: StreetGraph) {
    self.init()
    settings = "as sketched"
    firstSample = (0...graph.segmentCount).map { UInt32(2 * $0) }
    samples = (0..<2 * graph.segmentCount).map { SIMD2(Float($0) / 10, 3) }
    densityFrame = [-50, -60, 100, 2, 3, 1.5]
    densities = [0, 1, 2, 3, 4, 5]
  }
}

extension NetworkFile {
  /// Writes tables that fit together as a network file.
  static func write(_ tables: GraphTables, to path: String) throws(NetworkError) {
    try write(StreetGraph(tables), to: path)
  }
}
