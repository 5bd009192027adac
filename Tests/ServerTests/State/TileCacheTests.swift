import Reports
import Testing

@testable import Server

@Suite("Tiles that are kept")
struct TileCacheTests {
  private func key(_ x: Int) -> TileCache.Key {
    TileCache.Key(city: "a", stamp: "1", layer: "index", tile: TileAddress(zoom: 10, x: x, y: 0))
  }

  @Test("are those that were asked for last")
  func order() {
    let cache = TileCache(limitBytes: 4 * 1256)
    for x in 0..<4 { cache.keep(.picture([UInt8](repeating: 1, count: 1000)), as: key(x)) }
    #expect(cache.bytes == 4 * 1256 && cache[key(0)] != nil)
    cache.keep(.picture([UInt8](repeating: 1, count: 1000)), as: key(4))
    #expect(cache[key(0)] != nil && cache[key(4)] != nil)
    #expect(cache[key(1)] == nil && cache[key(2)] == nil)
    #expect(cache.bytes <= 3 * 1256)
  }

  @Test("are counted once where they are kept again, and none is kept that is larger than all may be")
  func again() {
    let cache = TileCache(limitBytes: 2000)
    cache.keep(.picture([1, 2, 3]), as: key(0))
    cache.keep(.picture([1]), as: key(0))
    #expect(cache.bytes == 257 && cache[key(0)]?.bytes == [1])
    cache.keep(.picture([UInt8](repeating: 0, count: 5000)), as: key(1))
    #expect(cache[key(1)] == nil && cache.bytes == 0)
  }
}
