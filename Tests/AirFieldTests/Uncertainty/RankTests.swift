import Testing

@testable import AirField

@Suite("Numbers at ranks")
struct RankTests {
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
}
