extension UnsafeMutableBufferPointer where Element: Comparable {
  /// Swaps elements until the one of a rank stands there: none before it is greater, none after it is less.
  ///
  /// The elements are parted by one of them, and then only that part which has the rank (Hoare 1961, Algorithm 65,
  /// "Find").
  /// - Parameters:
  ///   - rank: How many elements come before it, were all of them sorted; at most their number.
  ///   - first: Where to begin: no element before it is greater than any of the others, and it is no more than `rank`.
  /// - Complexity: O(n) on average.
  @inlinable
  package func settle(rank: Int, from first: Int = 0) {
    var (low, high) = (first, count - 1)
    while low < high {
      let middle = self[low + (high - low) / 2]
      var (left, right) = (low, high)
      while left <= right {
        while self[left] < middle { left += 1 }
        while self[right] > middle { right -= 1 }
        guard left <= right else { break }
        swapAt(left, right)
        left += 1
        right -= 1
      }
      // Those between the two parts are alike.
      guard rank <= right || rank >= left else { return }
      if rank <= right { high = right } else { low = left }
    }
  }
}

extension Array where Element: Comparable {
  /// The elements that would stand at some ranks, were all of them sorted.
  /// - Parameter ranks: How many elements come before each; they do not fall.
  /// - Returns: An element for each rank.
  /// - Complexity: O(n) for each rank on average.
  @inlinable
  package func atRanks(_ ranks: [Int]) -> [Element] {
    var elements = self
    return elements.withUnsafeMutableBufferPointer { elements in
      var first = 0
      return ranks.map { rank in
        elements.settle(rank: rank, from: first)
        first = rank
        return elements[rank]
      }
    }
  }
}
