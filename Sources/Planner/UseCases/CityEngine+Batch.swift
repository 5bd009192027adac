package import AirData
internal import Computing
package import Setup
package import Trips

extension CityEngine {
  /// Answers a table of questions into a table of figures.
  /// - Parameters:
  ///   - job: The tables, and what is asked.
  ///   - notice: Is told what has to be said of all rows, and of the table.
  ///   - progress: Is told the number of rows after each.
  /// - Returns: What the job came to.
  /// - Throws: ``BrisaError`` when there is no going on.
  package func batch(
    _ job: BatchJob, notice: @escaping (Notice) -> Void = { _ in }, progress: @escaping (Int) -> Void = { _ in }
  ) async throws(BrisaError) -> BatchSummary {
    try await computing { () async throws(BrisaError) in
      let question = job.question
      let hour = try await hours().hour(at: question.departure, for: question)
      try await hour.customize(for: question.measure, mode: question.mode, avoidance: question.avoidance)
      let run = BatchRun(job, over: hour, notice: notice, progress: progress)
      for common in run.notices { notice(common) }
      return try await run.run()
    }
  }
}
