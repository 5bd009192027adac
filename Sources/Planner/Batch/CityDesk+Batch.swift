public import AirData
internal import Foundation
internal import Streets

extension CityDesk {
  /// Answers a table of questions into a table of figures, row by row in order, on all cores.
  ///
  /// A row without an answer has the reason in its column `error` and does not end the job.
  /// `notice` is called with what has to be said of all rows, `progress` after every row.
  /// - Throws: ``BrisaError`` when there is no going on.
  public func batch(
    _ job: BatchJob, notice: (Notice) -> Void = { _ in }, progress: (BatchProgress) -> Void = { _ in }
  ) async throws(BrisaError) -> BatchSummary {
    let graph = try loadNetwork()
    let air = try await gather(for: graph, at: job.question.departure)
    let planner = RoutePlanner(city: city, graph: graph, air: air)
    let tables = planner.tables(for: job.question.measure)
    try planner.customize(for: job.question, tables)
    for common in planner.commonNotices(job.question, tables) { notice(common) }
    do {
      switch job.kind {
      case .trips: return try await trips(job, TripBatch(planner, tables, job.question), progress)
      case .matrix: return try await matrix(job, planner, tables, progress)
      }
    } catch let error as BrisaError {
      throw error
    } catch {
      throw BrisaError(.bug, "The batch was ended: \(error).")
    }
  }

  private func trips(
    _ job: BatchJob, _ batch: TripBatch, _ progress: (BatchProgress) -> Void
  ) async throws -> BatchSummary {
    var table = try PlaceTable(job.input, columns: .trip)
    let file = try RowFile(job.output, header: batch.header, resumes: job.resumes)
    try job.skip(file.rowsBefore, of: &table, last: file.lastRow)
    var summary = BatchSummary(rowsBefore: file.rowsBefore)
    try await OrderedWork.run(next: { try table.next() }, work: { batch.line($0) }) { line in
      try file.write(line.text)
      summary.rows += 1
      summary.failures += line.hasFailed ? 1 : 0
      progress(BatchProgress(rows: summary.rowsBefore + summary.rows, failures: summary.failures))
    }
    return summary
  }

  private func matrix(
    _ job: BatchJob, _ planner: RoutePlanner, _ tables: RoutePlanner.Tables, _ progress: (BatchProgress) -> Void
  ) async throws -> BatchSummary {
    var table = try PlaceTable(job.input, columns: .point)
    let batch = try MatrixBatch(&table, planner, tables, job.question)
    let file = try RowFile(job.output, header: batch.header, resumes: job.resumes)
    try job.checkDeparture(file.lastRow)
    var summary = BatchSummary(rowsBefore: file.rowsBefore)
    var origin = batch.count > 0 ? file.rowsBefore / batch.count : 0
    var passedOver = batch.count > 0 ? file.rowsBefore % batch.count : 0
    let next = { () -> Int? in
      defer { origin += 1 }
      return origin < batch.count ? origin : nil
    }
    try await OrderedWork.run(next: next, work: { batch.lines(from: $0) }) { lines in
      for line in lines.dropFirst(passedOver) {
        try file.write(line.text)
        summary.rows += 1
        summary.failures += line.hasFailed ? 1 : 0
      }
      passedOver = 0
      progress(BatchProgress(rows: summary.rowsBefore + summary.rows, failures: summary.failures))
    }
    return summary
  }
}

extension BatchJob {
  /// Passes over the rows that a run before has answered.
  fileprivate func skip(_ count: Int, of table: inout PlaceTable, last: [String]) throws(BrisaError) {
    guard count > 0 else { return }
    var id = ""
    for _ in 0..<count {
      guard let row = try table.next() else {
        throw BrisaError(.badData, "'\(output)' has more rows than '\(input)': it is of another table.")
      }
      id = row.id
    }
    guard last.first == id else {
      throw BrisaError(
        .badData,
        "Row \(count) of '\(output)' is '\(last.first ?? "")' and that of '\(input)' is '\(id)': they do not go together."
      )
    }
    try checkDeparture(last)
  }

  /// Refuses to mix the air of two moments.
  func checkDeparture(_ last: [String]) throws(BrisaError) {
    let departure = BatchTime.text(question.departure)
    guard last.count > 1, last[1] != departure else { return }
    throw BrisaError(.badArgument, "'\(output)' was begun for \(last[1]): go on with --at \(last[1]).")
  }
}
