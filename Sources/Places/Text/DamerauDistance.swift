/// How many slips of the pen lie between two words: a letter too much, too few, another one, or two neighbours swapped.
package enum DamerauDistance {
  /// Slips that a word of some length is forgiven: none below four letters, one from four, two from eight.
  package static func allowed(length: Int) -> Int { length < 4 ? 0 : length < 8 ? 1 : 2 }

  /// The distance of two words, after Damerau and Levenshtein, by the table of Lowrance and Wagner (1975).
  /// - Complexity: O(*n* × *m*).
  package static func between(_ first: some Collection<Unicode.Scalar>, _ second: some Collection<Unicode.Scalar>)
    -> Int
  {
    let (a, b) = (Array(first), Array(second))
    // Row and column -1 are there too, and so far away that nothing comes from them.
    let width = b.count + 2
    func at(_ row: Int, _ column: Int) -> Int { (row + 1) * width + column + 1 }
    var table = [Int](repeating: a.count + b.count, count: (a.count + 2) * width)
    for row in 0...a.count { table[at(row, 0)] = row }
    for column in 0...b.count { table[at(0, column)] = column }
    var lastRows: [Unicode.Scalar: Int] = [:]
    for row in 1..<(a.count + 1) {
      var lastColumn = 0
      for column in 1..<(b.count + 1) {
        let (swapRow, swapColumn) = (lastRows[b[column - 1]] ?? 0, lastColumn)
        let isSame = a[row - 1] == b[column - 1]
        if isSame { lastColumn = column }
        let swapped = table[at(swapRow - 1, swapColumn - 1)] + (row - swapRow - 1) + 1 + (column - swapColumn - 1)
        table[at(row, column)] = min(
          table[at(row - 1, column - 1)] + (isSame ? 0 : 1), table[at(row, column - 1)] + 1,
          table[at(row - 1, column)] + 1, swapped)
      }
      lastRows[a[row - 1]] = row
    }
    return table[at(a.count, b.count)]
  }
}
