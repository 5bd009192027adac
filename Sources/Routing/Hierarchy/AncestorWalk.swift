/// All ancestors of a few ranks in the elimination tree, the ranks themselves first, each once, in rising order.
///
/// The upper neighbours of a rank are ancestors of it, so this is the order in which a search upwards relaxes arcs
/// without a queue (Buchhold, Wagner, "Nearest-Neighbor Queries in Customizable Contraction Hierarchies", 2021, section
/// 2).
struct AncestorWalk {
  private let arrays: HierarchyArrays
  private var cursors: [Int]

  init(_ arrays: HierarchyArrays, from ranks: [Int]) {
    self.arrays = arrays
    cursors = ranks
  }

  /// Calls `body` with each rank.
  mutating func forEach(_ body: (_ rank: Int) -> Void) {
    cursors.withUnsafeMutableBufferPointer { cursors in
      while true {
        var least = HierarchyArrays.none
        for cursor in cursors { least = min(least, cursor) }
        guard least != HierarchyArrays.none else { return }
        body(least)
        let parent = arrays.parent(least)
        for index in cursors.indices where cursors[index] == least { cursors[index] = parent }
      }
    }
  }
}
