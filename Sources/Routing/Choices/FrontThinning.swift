/// Chooses of a front the ways that really differ.
struct FrontThinning {
  /// When two ways are too much alike to keep both.
  let rule: Difference
  /// Time and burden of each way of the front.
  let front: [TradeOff.Point]
  /// Length in millimetres by arc of the region.
  let lengths: [UInt64]

  /// The numbers of the ways that are kept of some, in their order: `always`, and the others one after the other as far
  /// as they differ from all that are kept.
  /// - Complexity: O(f · k · a) for f ways of a arcs of which k are kept.
  func chosen(of candidates: [Int], always: [Int], arcs: (Int) -> [Int]) -> [Int] {
    var kept: [(index: Int, uses: [Bool])] = []
    func keep(_ index: Int, _ way: [Int]) {
      var uses = [Bool](repeating: false, count: lengths.count)
      for arc in way { uses[arc] = true }
      kept.append((index, uses))
    }
    for index in Set(always).sorted() { keep(index, arcs(index)) }
    for index in candidates where kept.allSatisfy({ isStep(from: $0.index, to: index) }) {
      let way = arcs(index)
      if kept.allSatisfy({ isApart(way, from: $0.uses) }) { keep(index, way) }
    }
    let numbers = Set(kept.map(\.index))
    return candidates.filter { numbers.contains($0) }
  }

  private func isStep(from index: Int, to other: Int) -> Bool {
    guard let fastest = front.first else { return false }
    let milliseconds = abs(Double(front[index].milliseconds) - Double(front[other].milliseconds))
    let burden = abs(front[index].burdenMinutes - front[other].burdenMinutes)
    return milliseconds > rule.minStep * Double(fastest.milliseconds)
      || burden > rule.minStep * fastest.burdenMinutes
  }

  private func isApart(_ way: [Int], from uses: [Bool]) -> Bool {
    var whole = 0.0
    var shared = 0.0
    for arc in way {
      let length = Double(lengths[arc])
      whole += length
      if uses[arc] { shared += length }
    }
    return shared <= rule.greatestSharedPart * whole
  }
}
