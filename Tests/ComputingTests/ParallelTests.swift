import Synchronization
import Testing

@testable import Computing

@Suite("Computing in parallel")
struct ParallelTests {
  @Test("every place of a range is in one piece, and the pieces do not depend on the machine", arguments: [1, 7, 1000])
  func coversTheRange(piece: Int) {
    let pieces = Mutex<[Range<Int>]>([])
    inParallel(1000, piece: piece) { part in pieces.withLock { $0.append(part) } }
    let found = pieces.withLock { $0 }.sorted { $0.lowerBound < $1.lowerBound }
    #expect(found.flatMap { Array($0) } == Array(0..<1000))
    #expect(found.dropLast().allSatisfy { $0.count == piece && $0.lowerBound % piece == 0 })
  }

  @Test("an empty range has no piece")
  func doesNothing() {
    inParallel(0) { _ in Issue.record("There is nothing to do.") }
    #expect([Int]().parallelMap { $0 }.isEmpty)
  }

  @Test("two functions have both outcomes, or the error of the first where both fail")
  func two() {
    struct Wrong: Error, Equatable { let number: Int }
    let both = inParallel({ 1 }, { "two" })
    #expect(both.0 == 1 && both.1 == "two")
    let error = #expect(throws: Wrong.self) {
      try inParallel(
        { () throws(Wrong) -> Int in throw Wrong(number: 1) }, { () throws(Wrong) -> Int in throw Wrong(number: 2) })
    }
    #expect(error == Wrong(number: 1))
  }

  @Test("a map has its outcomes in the order of the elements, and tells of each that is done")
  func keepsOrder() {
    let told = Mutex<[Int]>([])
    let squares = (0..<500).parallelMap(progress: { done in told.withLock { $0.append(done) } }) { $0 * $0 }
    #expect(squares == (0..<500).map { $0 * $0 })
    #expect(told.withLock { $0 } == Array(1...500))
  }

  @Test("a map throws for the first element that fails, whichever fails first")
  func throwsTheFirstError() {
    struct Wrong: Error, Equatable { let number: Int }
    for _ in 0..<50 {
      let error = #expect(throws: Wrong.self) {
        try (0..<200).parallelMap { (number) throws(Wrong) in
          if number % 40 == 39 { throw Wrong(number: number) }
        }
      }
      #expect(error == Wrong(number: 39))
    }
  }

  @Test("an array is filled piece by piece")
  func fillsAnArray() {
    let numbers = [Int].filled(with: -1, count: 10_000, piece: 64) { part, numbers in
      for (offset, number) in part.enumerated() { numbers[offset] = number }
    }
    #expect(numbers == Array(0..<10_000))
  }

  @Test("a piece may fan out itself, at any depth, and many threads may at once")
  func nests() async {
    @Sendable func sum(_ depth: Int) -> Int {
      depth == 0 ? 1 : (0..<4).parallelMap { _ in sum(depth - 1) }.reduce(0, +)
    }
    let sums = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<16 { group.addTask { sum(5) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: 1024, count: 16))
  }

  @Test("what a body holds is let go before the call returns")
  func letsGo() {
    final class Held: Sendable {}
    weak var held: Held?
    do {
      let kept = Held()
      held = kept
      inParallel(100) { _ in withExtendedLifetime(kept) {} }
    }
    #expect(held == nil)
  }
}
