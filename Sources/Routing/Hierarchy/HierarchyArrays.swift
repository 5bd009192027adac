internal import Streets

/// The arrays of a hierarchy as hot loops read them: without bounds checks and reference counts.
///
/// Each is that of the same name of ``StreetHierarchy``, and valid as long as the hierarchy that it was taken from.
struct HierarchyArrays: BitwiseCopyable, @unchecked Sendable {
  let rank: UnsafeBufferPointer<UInt32>
  let firstUp: UnsafeBufferPointer<UInt32>
  let upHead: UnsafeBufferPointer<UInt32>
  let firstDown: UnsafeBufferPointer<UInt32>
  let downArc: UnsafeBufferPointer<UInt32>
  let downTail: UnsafeBufferPointer<UInt32>
  let firstInput: UnsafeBufferPointer<UInt32>
  let inputs: UnsafeBufferPointer<UInt32>

  /// Takes the arrays of a hierarchy, which must outlive them.
  init(_ hierarchy: StreetHierarchy) {
    rank = hierarchy.rank
    firstUp = hierarchy.firstUp
    upHead = hierarchy.upHead
    firstDown = hierarchy.firstDown
    downArc = hierarchy.downArc
    downTail = hierarchy.downTail
    firstInput = hierarchy.firstInput
    inputs = hierarchy.inputs
  }

  /// Number of ranks.
  var nodeCount: Int { rank.count }
  /// Number of arcs, each for both directions.
  var arcCount: Int { upHead.count }

  /// The arcs that lead up from a rank.
  @inline(__always)
  func up(_ rank: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(firstUp[rank]), Int(firstUp[rank + 1])))
  }

  /// The places of the arcs that come from below.
  @inline(__always)
  func down(_ rank: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(firstDown[rank]), Int(firstDown[rank + 1])))
  }

  /// The parent in the elimination tree, which has a higher rank; ``none`` at a root.
  @inline(__always)
  func parent(_ rank: Int) -> Int {
    let arcs = up(rank)
    return arcs.isEmpty ? Self.none : Int(upHead[arcs.lowerBound])
  }

  /// In place of a rank: higher than all of them.
  static let none = Int.max
}
