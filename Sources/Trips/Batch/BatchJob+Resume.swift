internal import AirData
internal import Setup

/// What the rows of an interrupted table must agree with before the job resumes.
extension BatchJob {
  /// Passes over the trips that a run before has answered.
  /// - Throws: ``BrisaError`` where its rows are not those of this job.
  func skip(_ kept: KeptRows, of table: inout PlaceTable, _ common: BatchCommon) throws(BrisaError) {
    guard kept.count > 0 else { return }
    try check(kept, common)
    var keys = RowKeys()
    var id = ""
    for _ in 0..<kept.count {
      guard let row = try table.next() else { throw tooManyRows }
      id = row.id
      keys.add(ids: [id.csvText], question: common.question((try? row.places.get()) ?? []))
    }
    try check(kept, "id", is: id)
    guard keys == kept.keys else { throw otherRows }
  }

  /// Looks whether the rows that a run before has written are the first ones of a matrix.
  /// - Throws: ``BrisaError`` where they are not.
  func check(_ kept: KeptRows, of matrix: MatrixBatch, _ common: BatchCommon) throws(BrisaError) {
    guard kept.count > 0 else { return }
    try check(kept, common)
    guard kept.count <= matrix.count * matrix.count else { throw tooManyRows }
    var keys = RowKeys()
    for row in 0..<kept.count {
      let key = matrix.key(ofRow: row)
      keys.add(ids: [key.from.csvText, key.to.csvText], question: key.question)
    }
    let last = matrix.key(ofRow: kept.count - 1)
    try check(kept, "from", is: last.from)
    try check(kept, "to", is: last.to)
    guard keys == kept.keys else { throw otherRows }
  }

  /// Refuses to mix the air of two moments.
  private func check(_ kept: KeptRows, _ common: BatchCommon) throws(BrisaError) {
    guard let departure = kept.last["departure"], departure != common.departure else { return }
    throw BrisaError(.badArgument, "'\(output)' was begun for \(departure): resume with --at \(departure).")
  }

  private func check(_ kept: KeptRows, _ column: String, is id: String) throws(BrisaError) {
    let found = kept.last[column] ?? ""
    guard found != id.csvText else { return }
    throw BrisaError(
      .badData,
      "Row \(kept.count) of '\(output)' has '\(found)' in its column '\(column)' and that of '\(input)' '\(id)': they do not go together."
    )
  }

  private var tooManyRows: BrisaError {
    BrisaError(.badData, "'\(output)' has more rows than '\(input)': it is of another table.")
  }

  private var otherRows: BrisaError {
    BrisaError(
      .badData,
      "'\(output)' is no table that these options and '\(input)' write with these readings: name another file, or give "
        + "what it began with.")
  }
}
