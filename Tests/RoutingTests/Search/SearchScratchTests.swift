import TestSupport
import Testing

@testable import Routing

@Suite("Scratch memory of searches")
struct SearchScratchTests {
  @Test("labels of an older search are unseen, also when the stamps start over")
  func stampsStartOver() {
    var scratch = SearchScratch<UInt64>(nodeCount: 3, lastStamp: .max - 5)
    for _ in 0..<4 {
      scratch.beginSearch()
      for node in 0..<3 {
        #expect(scratch.labels[node].stamp < scratch.seenStamp)
        scratch.labels[node] = NodeLabel(cost: 1, parent: 0, stamp: scratch.seenStamp + 1)
      }
    }
    #expect(scratch.seenStamp < 10)
  }

  @Test("the queue is empty when a search begins")
  func emptyQueue() {
    var scratch = SearchScratch<UInt64>(nodeCount: 1)
    scratch.heap.push(.init(key: 1, node: 0))
    scratch.beginSearch()
    #expect(scratch.heap.count == 0)
  }
}
