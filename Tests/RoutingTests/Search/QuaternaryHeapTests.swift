import Geo
import TestSupport
import Testing

@testable import Routing

@Suite("Priority queue")
struct QuaternaryHeapTests {
  @Test("gives back what it holds in order of keys, however large it grows", arguments: [0, 1, 2, 5, 6, 21, 3000])
  func sorts(count: Int) {
    var generator = SeededRandom(seed: UInt64(count))
    let keys = (0..<count).map { _ in UInt64.random(in: 0...99, using: &generator) }
    var heap = QuaternaryHeap<UInt64>(capacity: 2)
    for key in keys { heap.push(.init(key: key, node: UInt32(key * 2))) }
    var popped: [UInt64] = []
    while let entry = heap.popLeast() {
      #expect(entry.node == UInt32(entry.key * 2), "key \(entry.key)")
      popped.append(entry.key)
    }
    #expect(popped == keys.sorted())
  }

  @Test("keeps its order between pushes and pops")
  func mixed() {
    var generator = SeededRandom(seed: 7)
    var heap = QuaternaryHeap<UInt64>()
    var model: [UInt64] = []
    for step in 0..<2000 {
      if generator.chance(0.6) {
        let key = UInt64.random(in: 0...1000, using: &generator)
        heap.push(.init(key: key, node: 0))
        model.append(key)
      } else {
        model.sort(by: >)
        #expect(heap.popLeast()?.key == model.popLast(), "step \(step)")
      }
    }
  }
}
