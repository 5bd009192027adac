import Foundation
import TestSupport
import Testing

@testable import Planner

@Suite("Extracts whose parts are read side by side")
struct ExtractSizeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A file of a length that holds nothing, and takes no room on the disk.
  private func file(ofBytes count: Int) throws -> String {
    let path = try folder.write("", as: "a.osm.pbf")
    try #require(truncate(path, count) == 0)
    return path
  }

  @Test("are small ones")
  func small() throws {
    #expect(NetworkBuilder.isSmall(try file(ofBytes: NetworkBuilder.maxBytesAtOnce)))
    #expect(!NetworkBuilder.isSmall(try file(ofBytes: NetworkBuilder.maxBytesAtOnce + 1)))
    #expect(!NetworkBuilder.isSmall(folder.path("none.osm.pbf")))
  }

  @Test("are no large ones that a link leads to")
  func links() throws {
    let link = folder.path("link.osm.pbf")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: try file(ofBytes: NetworkBuilder.maxBytesAtOnce + 1))
    #expect(!NetworkBuilder.isSmall(link))
  }
}
