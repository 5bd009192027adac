extension Range<Int> {
  /// The range in consecutive pieces of a length (1 where it is less), of which the last may be shorter.
  package func pieces(of length: Int) -> [Range<Int>] {
    let length = Swift.max(1, length)
    return stride(from: lowerBound, to: upperBound, by: length).map { $0..<Swift.min($0 + length, upperBound) }
  }
}
