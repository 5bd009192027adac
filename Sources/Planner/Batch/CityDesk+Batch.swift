public import AirData
internal import Foundation
internal import Streets

extension CityDesk {
  /// Answers a table of questions into a table of figures, row by row in order, on all cores.
  ///
  /// A row without an answer has the reason in its column `error` and does not end the job.
  /// `notice` is called with what has to be said of all rows, `progress` with the number of rows after each.
  /// - Throws: ``BrisaError`` when there is no going on.
  public func batch(
    _ job: BatchJob, notice: (Notice) -> Void = { _ in }, progress: (Int) -> Void = { _ in }
  ) async throws(BrisaError) -> BatchSummary {
    let graph = try loadNetwork()
    let air = try await gather(for: graph, at: job.question.departure)
    let planner = RoutePlanner(city: city, graph: graph, air: air)
    let tables = planner.tables(for: job.question.measure)
    try planner.customize(for: job.question, tables)
    for common in planner.commonNotices(job.question, tables) { notice(common) }
    do {
      switch job.kind {
      case .trips: return try await trips(job, planner, tables, progress)
      case .matrix: return try await matrix(job, planner, tables, progress)
      }
    } catch let error as BrisaError {
      throw error
    } catch {
      throw BrisaError(.bug, "The batch was ended: \(error).")
    }
  }

  private func trips(
    _ job: BatchJob, _ planner: RoutePlanner, _ tables: RoutePlanner.Tables, _ progress: (Int) -> Void
  ) async throws -> BatchSummary {
    var table = try PlaceTable(job.input, columns: .trip)
    let common = BatchCommon(job.question, planner)
    let batch = TripBatch(planner, tables, job.question, common)
    let file = try RowFile(job.output, header: batch.header, resumes: job.resumes)
    try job.skip(file.kept, of: &table, common)
    var summary = BatchSummary(rows: file.kept.count, failures: file.kept.failures)
    try await OrderedWork.run(next: { try table.next() }, work: { batch.line($0) }) { line in
      try file.write(line.text)
      summary.add(line)
      progress(summary.rows)
    }
    return summary
  }

  private func matrix(
    _ job: BatchJob, _ planner: RoutePlanner, _ tables: RoutePlanner.Tables, _ progress: (Int) -> Void
  ) async throws -> BatchSummary {
    var table = try PlaceTable(job.input, columns: .point)
    let common = BatchCommon(job.question, planner)
    let batch = try MatrixBatch(&table, planner, tables, job.question, common)
    let file = try RowFile(job.output, header: batch.header, resumes: job.resumes)
    try job.check(file.kept, of: batch, common)
    var summary = BatchSummary(rows: file.kept.count, failures: file.kept.failures)
    var origin = batch.count > 0 ? file.kept.count / batch.count : 0
    var passedOver = batch.count > 0 ? file.kept.count % batch.count : 0
    let next = { () -> Int? in
      defer { origin += 1 }
      return origin < batch.count ? origin : nil
    }
    try await OrderedWork.run(next: next, work: { batch.lines(from: $0) }) { lines in
      for line in lines.dropFirst(passedOver) {
        try file.write(line.text)
        summary.add(line)
      }
      passedOver = 0
      progress(summary.rows)
    }
    return summary
  }
}
