internal import Computing

/// An hour whose files are being written while the next one is made, one at a time: so both cores have work, and the
/// memory that it takes has a bound.
struct HourWriter {
  /// What was written: the digest of the field and the files.
  typealias Written = (field: String?, origin: [String: String]?, files: [ReportFile])

  let hour: GatheredHour
  /// Why there is no report, nil where there is one.
  let reason: String?
  let task: Task<Written, any Error>

  /// Begins to write.
  init(_ hour: GatheredHour, reason: String? = nil, write: @escaping @Sendable () throws -> Written) {
    self.hour = hour
    self.reason = reason
    task = Task(executorPreference: ComputeThreads.shared) { try write() }
  }

  /// Waits for the files and tells what they were made of.
  func record() async throws -> HeatmapRecord {
    let (field, origin, files) = try await task.value
    return HeatmapRecord(
      hour: hour.start, state: reason == nil ? "written" : "missing", reason: reason, inputs: hour.digest, field: field,
      origin: origin, files: files)
  }

  /// Waits until nothing is written any more, whatever becomes of it.
  func end() async { _ = await task.result }
}
