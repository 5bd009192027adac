internal import AirData

/// What a table of figures that was broken off has to agree with before it is gone on with.
extension BatchJob {
  /// Passes over the trips that a run before has answered.
  /// - Throws: ``BrisaError`` where its rows are not those of this job.
  func skip(_ kept: KeptRows, of table: inout PlaceTable, _ common: BatchCommon) throws(BrisaError) {
    guard kept.count > 0 else { return }
    try check(kept, common)
    var id = ""
    for _ in 0..<kept.count {
      guard let row = try table.next() else { throw tooManyRows }
      id = row.id
    }
    try check(kept, "id", is: id)
  }

  /// Looks whether the rows that a run before has written are the first ones of a matrix.
  /// - Throws: ``BrisaError`` where they are not.
  func check(_ kept: KeptRows, of matrix: MatrixBatch, _ common: BatchCommon) throws(BrisaError) {
    guard kept.count > 0 else { return }
    try check(kept, common)
    guard kept.count <= matrix.count * matrix.count else { throw tooManyRows }
    let ends = matrix.ends(ofRow: kept.count - 1)
    try check(kept, "from", is: ends.from)
    try check(kept, "to", is: ends.to)
  }

  /// Refuses to mix the air of two moments, and the figures of two questions.
  private func check(_ kept: KeptRows, _ common: BatchCommon) throws(BrisaError) {
    if let departure = kept.last["departure"], departure != common.departure {
      throw BrisaError(.badArgument, "'\(output)' was begun for \(departure): go on with --at \(departure).")
    }
    guard kept.last["question"] == common.question else { throw RowFile.otherTable(output) }
  }

  private func check(_ kept: KeptRows, _ column: String, is id: String) throws(BrisaError) {
    let found = kept.last[column] ?? ""
    guard found != id else { return }
    throw BrisaError(
      .badData,
      "Row \(kept.count) of '\(output)' has '\(found)' in its column '\(column)' and that of '\(input)' '\(id)': they do not go together."
    )
  }

  private var tooManyRows: BrisaError {
    BrisaError(.badData, "'\(output)' has more rows than '\(input)': it is of another table.")
  }
}
