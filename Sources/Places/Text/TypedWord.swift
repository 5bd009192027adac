/// A word as somebody typed it, beside which the words of an index are held.
///
/// It says the same as ``DamerauDistance``, and says sooner that a word is too far away.
struct TypedWord {
  /// Slips that it is forgiven.
  let allowed: Int
  private let letters: [Unicode.Scalar]
  private let counts: LetterCounts

  init(_ word: String) {
    letters = Array(word.unicodeScalars)
    allowed = DamerauDistance.allowed(length: letters.count)
    counts = LetterCounts(letters)
  }

  /// Letters of the word.
  var count: Int { letters.count }

  /// How many slips lie between this word and another one; nil where they are more than it is forgiven.
  /// - Complexity: O(letters) for most words that are too far away, else O(letters × slips).
  func slips(to word: String) -> Int? {
    let other = Array(word.unicodeScalars)
    // A slip takes one letter away and brings one at most.
    guard abs(other.count - count) <= allowed, counts.difference(to: LetterCounts(other)) <= 2 * allowed else {
      return nil
    }
    let slips = slips(other)
    return slips <= allowed ? slips : nil
  }

  /// The table of ``DamerauDistance``, of which only what lies near its diagonal is filled in: all else is farther away
  /// than is forgiven.
  private func slips(_ other: [Unicode.Scalar]) -> Int {
    let (rows, columns) = (letters.count, other.count)
    let (width, far) = (columns + 2, rows + columns + 2)
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: (rows + 2) * width + columns + 1) { memory in
      memory.initialize(repeating: far)
      // Behind the table: the last row that had the letter of a column.
      let lastRows = (rows + 2) * width
      for column in 0...columns { memory[lastRows + column] = -1 }
      for row in 0...min(rows, allowed) { memory[(row + 1) * width + 1] = row }
      for column in 0...min(columns, allowed) { memory[width + column + 1] = column }
      for row in 0..<rows {
        var lastColumn = -1
        for column in max(0, row - allowed)..<max(0, min(columns, row + allowed + 1)) {
          let at = (row + 2) * width + column + 2
          let isSame = letters[row] == other[column]
          let swapRow = memory[lastRows + column]
          var best = min(
            memory[at - width - 1] + (isSame ? 0 : 1), memory[at - width] + 1, memory[at - 1] + 1)
          if swapRow >= 0, lastColumn >= 0 {
            let between = (row - swapRow - 1) + (column - lastColumn - 1)
            best = min(best, memory[(swapRow + 1) * width + lastColumn + 1] + between + 1)
          }
          memory[at] = best
          if isSame { lastColumn = column }
        }
        for column in 0..<columns where letters[row] == other[column] { memory[lastRows + column] = row }
      }
      return memory[(rows + 1) * width + columns + 1]
    }
  }
}

/// How often a word has each letter; some letters share a count.
private struct LetterCounts {
  private var counts = SIMD64<Int8>()

  init(_ letters: [Unicode.Scalar]) {
    for letter in letters { counts[Int(letter.value & 63)] &+= 1 }
  }

  /// Letters that one of two words has more often than the other, summed.
  func difference(to other: LetterCounts) -> Int {
    let difference = counts &- other.counts
    var sum = 0
    for index in 0..<64 { sum += abs(Int(difference[index])) }
    return sum
  }
}
