import Testing

@testable import Computing

@Suite("Numbered objects")
struct ObjectTableTests {
  /// What is kept; two of them are told apart as objects.
  private final class Box: Sendable {}

  @Test("is made once for all who ask for it first at the same time")
  func isMadeOnce() async throws {
    let table = ObjectTable<Box>(count: 200)
    let got = await withTaskGroup(of: [Box].self) { group in
      for _ in 0..<8 { group.addTask { (0..<200).map { table.value($0) { Box() } } } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let first = try #require(got.first)
    #expect(Set(first.map(ObjectIdentifier.init)).count == 200)
    for other in got { #expect(zip(first, other).allSatisfy { $0 === $1 }) }
  }

  @Test("is the first one where two are made at once, and the other one is let go")
  func keepsTheFirst() {
    let table = ObjectTable<Box>(count: 1)
    var first: Box?
    weak var second: Box?
    let kept = table.value(0) {
      // Somebody else is quicker.
      first = table.value(0) { Box() }
      let made = Box()
      second = made
      return made
    }
    #expect(kept === first)
    #expect(second == nil)
  }

  @Test("stays as long as the table, and goes with it")
  func goesWithTheTable() {
    weak var kept: Box?
    weak var last: Box?
    do {
      let table = ObjectTable<Box>(count: 5000)
      kept = table.value(1) { Box() }
      last = table.value(4999) { Box() }
      #expect(kept != nil && last != nil)
      #expect(table.value(1) { Box() } === kept)
    }
    #expect(kept == nil && last == nil)
  }

  @Test("is told of once it is made")
  func tellsWhatIsMade() {
    let table = ObjectTable<Box>(count: 5000)
    #expect(table.made == [])
    for number in [4999, 4, 1, 512, 511] { _ = table.value(number) { Box() } }
    #expect(table.made == [1, 4, 511, 512, 4999])
  }

  @Test("is none in a table of no number")
  func mayBeEmpty() {
    weak var table: ObjectTable<Box>?
    do {
      let empty = ObjectTable<Box>(count: 0)
      table = empty
    }
    #expect(table == nil)
  }
}
