/// Which places of a track have times that go together.
extension TrackFixes {
  /// The most places whose times rise, and how many others have times that contradict theirs; of two at one time the
  /// first is kept.
  ///
  /// A single false time would leave out all places behind it, were it believed since it comes first.
  /// - Complexity: O(n log n) for n places (Schensted 1961).
  static func ordered(_ fixes: [TrackFix]) -> (fixes: [TrackFix], backwards: Int) {
    let kept = longestIncreasingSubsequence(fixes)
    var taken = 0
    var backwards = 0
    for (index, fix) in fixes.enumerated() {
      if taken < kept.count, kept[taken] == index {
        taken += 1
      } else if taken == 0 || fixes[kept[taken - 1]].seconds != fix.seconds {
        backwards += 1
      }
    }
    return (kept.map { fixes[$0] }, backwards)
  }

  /// The numbers of the most places whose times rise, not all of which need follow each other; of several such choices
  /// the places that come first.
  private static func longestIncreasingSubsequence(_ fixes: [TrackFix]) -> [Int] {
    // The rank of a place is how many places before it rise up to it at most.
    // By rank: the last place of it so far, whose time is the least.
    var latest: [Int] = []
    // By place: the one before it of the same rank.
    var earlier: [Int?] = []
    earlier.reserveCapacity(fixes.count)
    for (index, fix) in fixes.enumerated() {
      var (rank, end) = (0, latest.count)
      while rank < end {
        let middle = (rank + end) / 2
        if fixes[latest[middle]].seconds < fix.seconds { rank = middle + 1 } else { end = middle }
      }
      if rank < latest.count {
        earlier.append(latest[rank])
        latest[rank] = index
      } else {
        earlier.append(nil)
        latest.append(index)
      }
    }
    var run: [Int] = []
    var next = Double.infinity
    for last in latest.reversed() {
      var index = last
      while let before = earlier[index], fixes[before].seconds < next { index = before }
      run.append(index)
      next = fixes[index].seconds
    }
    return run.reversed()
  }
}
