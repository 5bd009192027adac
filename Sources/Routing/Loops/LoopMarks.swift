/// The streets that a loop already takes, and those close beside them: they are dearer for what is left of it.
struct LoopMarks {
  private var streets: [Bool]
  private var cells: [Bool]

  init(_ loopGraph: LoopGraph) {
    streets = [Bool](repeating: false, count: loopGraph.streetCount)
    cells = [Bool](repeating: false, count: loopGraph.cellCount)
  }

  /// Marks the streets of some arcs, and what lies beside them.
  mutating func add(_ arcs: [Int], of loopGraph: LoopGraph) {
    for number in arcs {
      streets[loopGraph.arcs[number].street] = true
      cells[loopGraph.arcs[number].cell] = true
    }
  }

  /// What an arc costs: eight times as much on a marked street, twice as much beside one.
  @inline(__always)
  func cost(_ arc: LoopGraph.Arc) -> UInt64 {
    if streets[arc.street] { return arc.cost * 8 }
    return cells[arc.cell] ? arc.cost * 2 : arc.cost
  }
}
