import Computing
import Geo
import Testing

@Suite("Numbers at ranks")
struct RankSelectionTests {
  @Test("are those of the sorted numbers, however they stand and however many are alike", arguments: 0..<60)
  func asSorted(seed: Int) {
    var generator = SeededRandom(seed: UInt64(seed))
    let count = Int.random(in: 1...200, using: &generator)
    let highest = seed % 3 == 0 ? 3 : 1000
    let numbers = (0..<count).map { _ in Double(Int.random(in: -highest...highest, using: &generator)) }
    let sorted = numbers.sorted()
    let ranks = (0..<5).map { _ in Int.random(in: 0..<count, using: &generator) }.sorted()
    let all = Array(sorted.indices)
    let orders: [[Double]] = [numbers, sorted, sorted.reversed()]
    for unsorted in orders {
      #expect(unsorted.atRanks(ranks) == ranks.map { sorted[$0] })
      #expect(unsorted.atRanks(all) == sorted)
    }
  }

  @Test("come behind those that are no greater, and all may come before them", arguments: 1...50 as ClosedRange<UInt64>)
  func parted(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    var keys = (0..<Int.random(in: 1...200, using: &generator)).map { _ in UInt64.random(in: 0...50, using: &generator)
    }
    let sorted = keys.sorted()
    let rank = Int.random(in: 0...keys.count, using: &generator)
    keys.withUnsafeMutableBufferPointer { $0.settle(rank: rank) }
    #expect(keys.prefix(rank).sorted() == Array(sorted.prefix(rank)), "seed \(seed)")
    #expect(keys.sorted() == sorted, "seed \(seed)")
  }
}
