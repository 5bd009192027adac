package import AirData
package import Setup

/// Answers a table of questions into a table of figures, row by row in order, on all cores.
///
/// A row without an answer has the reason in its column `error` and does not end the job.
package struct BatchRun {
  private let job: BatchJob
  private let hour: HourSnapshot
  private let notice: (Notice) -> Void
  private let progress: (Int) -> Void

  /// A job over one hour; `notice` is told what there is to say of its table, and `progress` the number of rows after
  /// each.
  package init(
    _ job: BatchJob, over hour: HourSnapshot, notice: @escaping (Notice) -> Void, progress: @escaping (Int) -> Void
  ) {
    self.job = job
    self.hour = hour
    self.notice = notice
    self.progress = progress
  }

  /// What has to be said of all rows.
  package var notices: [Notice] {
    QuestionNotices(job.question, in: hour, base: job.kind == .matrix ? .eachOther : .fastest).all
  }

  /// Answers all rows.
  /// - Throws: ``BrisaError`` when there is no going on.
  package func run() async throws(BrisaError) -> BatchSummary {
    do {
      switch job.kind {
      case .trips: return try await trips()
      case .matrix: return try await matrix()
      }
    } catch let error as BrisaError {
      throw error
    } catch {
      throw BrisaError(.bug, "The batch was ended: \(error).")
    }
  }

  private func trips() async throws -> BatchSummary {
    var table = try PlaceTable(job.input, columns: .trip)
    if let unused = table.unusedColumns { notice(unused) }
    let common = BatchCommon(job.question, in: hour)
    let batch = TripBatch(job.question, in: hour, common)
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

  private func matrix() async throws -> BatchSummary {
    var table = try PlaceTable(job.input, columns: .point)
    if let unused = table.unusedColumns { notice(unused) }
    let common = BatchCommon(job.question, in: hour)
    let batch = try MatrixBatch(&table, job.question, in: hour, common)
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
