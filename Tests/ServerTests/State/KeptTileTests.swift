import Foundation
import Reports
import Testing

@testable import Server

@Suite("A tile as it is sent")
struct KeptTileTests {
  @Test("is packed once where that is worth it, and counts both forms")
  func vector() throws {
    let bytes = (0..<4096).map { UInt8($0 / 64) }
    let tile = KeptTile.vector(bytes)
    #expect(tile.bytes == bytes && tile.packed == Gzip.compress(bytes, level: Gzip.fastLevel))
    #expect(tile.byteCount == bytes.count + (tile.packed?.count ?? 0))
    #expect(KeptTile.vector([1, 2, 3]).packed == nil)
  }

  @Test("is not packed where it is a picture")
  func picture() {
    #expect(KeptTile.picture([UInt8](repeating: 0, count: 4096)).packed == nil)
  }
}
