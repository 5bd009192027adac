import Foundation
import Geo
import Testing

@testable import Streets

@Suite("Network file")
struct NetworkFileTests {
  private let folder: NetworkFolder

  init() throws { folder = try NetworkFolder() }

  @Test("gives back the graph that was written", arguments: 0..<20)
  func roundTrip(seed: UInt64) throws {
    var sketch = GraphSketch.random(seed: seed, nodes: 10, streets: Int(seed) * 3)
    sketch.names = ["", "Плошча Перамогі", "C/ 🚲"]
    sketch.metadata.source = "valencia.osm.pbf"
    sketch.metadata.dataDate = "2026-10-01T20:21:00Z"
    sketch.metadata.profile = "walk 4.8 km/h"
    let original = StreetGraph(sketch.tables)
    try NetworkFile.write(sketch.tables, to: folder.path())
    let opened = try NetworkFile.open(folder.path())
    #expect(GraphContents(opened) == GraphContents(original))
  }

  @Test("keeps what streets add, and has none where nobody gave any")
  func kernel() throws {
    let graph = StreetGraph(GraphSketch.random(seed: 3, nodes: 10, streets: 12).tables)
    let kernel = KernelTables(sketchedFor: graph)
    try NetworkFile.write(graph.adding(kernel), to: folder.path())
    #expect(GraphContents(try NetworkFile.open(folder.path())).kernel == kernel)
    try NetworkFile.verify(folder.path())
    try NetworkFile.write(graph, to: folder.path())
    #expect(try NetworkFile.open(folder.path()).keptKernel == nil)
  }

  @Test("of a network without streets opens")
  func empty() throws {
    try NetworkFile.write(GraphTables(), to: folder.path())
    let graph = try NetworkFile.open(folder.path())
    #expect(graph.nodeCount == 0)
    #expect(graph.box == BoundingBox(west: 0, south: 0, east: 0, north: 0))
    #expect(throws: SnapError.noStreets(.walk)) { try graph.snap(GraphSketch.place(x: 0, y: 0), mode: .walk) }
  }

  @Test("is sound after writing")
  func verify() throws {
    try NetworkFile.write(GraphSketch.random(seed: 1, nodes: 10, streets: 20).tables, to: folder.path())
    try NetworkFile.verify(folder.path())
  }

  @Test("is the same, byte for byte, when an opened network is written again")
  func rewrite() throws {
    let bytes = try folder.networkBytes()
    try NetworkFile.write(NetworkFile.open(folder.path()), to: folder.path("copy.brisa"))
    #expect(try Data(contentsOf: URL(filePath: folder.path("copy.brisa"))) == Data(bytes))
  }

  @Test("can be replaced while it is open")
  func replaced() throws {
    try NetworkFile.write(GraphSketch.random(seed: 1, nodes: 10, streets: 20).tables, to: folder.path())
    let old = try NetworkFile.open(folder.path())
    try NetworkFile.write(GraphSketch.random(seed: 2, nodes: 3, streets: 2).tables, to: folder.path())
    #expect(GraphContents(old).classes.count == 20)
    #expect(try NetworkFile.open(folder.path()).segmentCount == 2)
  }

  @Test("stays what it was when somebody cuts it, or writes over it, while it is open")
  func overwritten() throws {
    try NetworkFile.write(GraphSketch.random(seed: 1, nodes: 10, streets: 20).tables, to: folder.path())
    for content in [Data(), Data(repeating: 0xFF, count: 100_000)] {
      let bytes = try Data(contentsOf: URL(filePath: folder.path()))
      let open = try NetworkFile.open(folder.path())
      // Not atomically: opened to be written, which empties it.
      try content.write(to: URL(filePath: folder.path()))
      #expect(GraphContents(open).classes.count == 20)
      #expect(try Data(contentsOf: URL(filePath: folder.path())) == content)
      try bytes.write(to: URL(filePath: folder.path()))
    }
  }

  @Test("is read into memory where somebody has it open to write, and so cannot be leased")
  func unleased() throws {
    try NetworkFile.write(GraphSketch.random(seed: 1, nodes: 10, streets: 20).tables, to: folder.path())
    let writer = try FileHandle(forUpdating: URL(filePath: folder.path()))
    let open = try NetworkFile.open(folder.path())
    try writer.truncate(atOffset: 0)
    #expect(GraphContents(open).classes.count == 20)
  }

  @Test("keeps the permissions of the one that it replaces")
  func permissions() throws {
    let path = try folder.file([])
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    try NetworkFile.write(GraphTables(), to: path)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
  }

  @Test("leaves nothing beside it")
  func noRest() throws {
    try NetworkFile.write(GraphTables(), to: folder.path())
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["city.brisa"])
  }

  @Test("in a folder that is not there cannot be written")
  func noFolder() {
    let path = folder.path("nowhere/city.brisa")
    #expect(throws: NetworkError.unwritable(path: path, problem: "No such file or directory")) {
      try NetworkFile.write(GraphTables(), to: path)
    }
  }

  @Test("in place of a folder cannot be written, and leaves nothing behind")
  func inPlaceOfFolder() throws {
    try FileManager.default.createDirectory(atPath: folder.path(), withIntermediateDirectories: false)
    #expect(throws: NetworkError.self) { try NetworkFile.write(GraphTables(), to: folder.path()) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["city.brisa"])
  }

  @Test("is known by its first bytes")
  func kind() throws {
    try NetworkFile.write(GraphTables(), to: folder.path())
    #expect(NetworkFile.isNetworkFile(folder.path()))
    #expect(try !NetworkFile.isNetworkFile(folder.file(Array("<?xml version='1.0'?>".utf8))))
    #expect(try !NetworkFile.isNetworkFile(folder.file([])))
    #expect(!NetworkFile.isNetworkFile(folder.path("nothing")))
    #expect(!NetworkFile.isNetworkFile(folder.url.path))
  }
}
