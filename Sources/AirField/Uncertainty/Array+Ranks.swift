extension [Double] {
  /// The numbers that would stand at some ranks, were all of them sorted.
  ///
  /// The numbers are parted by one of them, and then only that part which has the rank (Hoare 1961, Algorithm 65,
  /// "Find").
  /// - Parameter ranks: How many numbers come before each; they do not fall.
  /// - Returns: A number for each rank.
  /// - Complexity: O(n) for each rank on average.
  func atRanks(_ ranks: [Int]) -> [Double] {
    var numbers = self
    var first = 0
    return ranks.map { rank in
      numbers.settle(rank, from: first)
      first = rank
      return numbers[rank]
    }
  }

  /// Swaps numbers until the one of a rank stands there: none before it is greater, none after it is less.
  /// - Precondition: No number before `first` is greater than any of the others.
  private mutating func settle(_ rank: Int, from first: Int) {
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
