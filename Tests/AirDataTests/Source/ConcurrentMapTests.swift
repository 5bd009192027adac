import AirData
import Synchronization
import Testing

@Suite("A concurrent map")
struct ConcurrentMapTests {
  @Test("gives outcomes in the order of the elements, whatever the order in which they come", arguments: [1, 3, 1000])
  func keepsOrder(atOnce: Int) async {
    let outcomes = await (0..<200).concurrentMap(atOnce: atOnce) { number -> Int in
      for _ in 0..<(number * 7919 % 5) { await Task.yield() }
      return number * number
    }
    #expect(outcomes == (0..<200).map { $0 * $0 })
    #expect(await [Int]().concurrentMap(atOnce: atOnce) { $0 }.isEmpty)
  }

  @Test("has no more under way at a time than was said, and tells of each that is done")
  func keepsLimit() async {
    let underWay = Mutex((now: 0, most: 0))
    var told: [Int] = []
    _ = await (0..<100).concurrentMap(atOnce: 4, progress: { told.append($0) }) { number in
      underWay.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      await Task.yield()
      // The first ones wait for each other, but not for ever.
      let patience = ContinuousClock.now + .seconds(60)
      while number < 4, underWay.withLock({ $0.most < 4 }), ContinuousClock.now < patience { await Task.yield() }
      underWay.withLock { $0.now -= 1 }
    }
    #expect(told == Array(1...100))
    #expect(underWay.withLock { $0.most } == 4)
  }
}
