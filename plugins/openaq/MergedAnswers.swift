internal import AirData
internal import Foundation

/// The answers of all sensors together, and what has to be told of them.
struct MergedAnswers {
  /// All readings; of two sensors of one station for the same pollutant and hour, the one with the lower number counts.
  private(set) var readings: [Reading] = []
  private let all: [SensorHours]
  private let failedCount: Int
  private let failure: SourceError?
  private var problems: RecordProblems
  private var doubledCount = 0

  /// - Throws: ``SourceError`` when no sensor answered and there is one.
  init(_ answers: [Result<SensorHours, SourceError>], problems: RecordProblems) throws(SourceError) {
    all = answers.compactMap { try? $0.get() }
    failedCount = answers.count - all.count
    failure = FeedQueue.failure(of: answers)
    self.problems = problems
    if all.isEmpty, let failure { throw failure }
    for problem in all.flatMap(\.problems) { self.problems.add(problem) }
    var seen: Set<Key> = []
    for reading in all.sorted(by: { $0.sensor.id < $1.sensor.id }).flatMap(\.readings) {
      if seen.insert(Key(reading)).inserted { readings.append(reading) } else { doubledCount += 1 }
    }
  }

  /// Tells what was left out.
  func tell(_ log: any SourceLog) {
    problems.tell(log)
    func say(_ code: String, _ message: String) { log.notice(Notice(code: code, message: message)) }
    let missing = all.map(\.missingCount).reduce(0, +)
    let clamped = all.map(\.clampedCount).reduce(0, +)
    if missing > 0 { say("no-value", "OpenAQ has no figure for \(missing) hours.") }
    if clamped > 0 { say("negative-as-zero", "OpenAQ: \(clamped) values slightly below zero are taken as zero.") }
    if doubledCount > 0 {
      say("second-sensor", "OpenAQ: \(doubledCount) hours of further sensors for the same pollutant are left out.")
    }
    if let failure {
      say("sensor-failed", "OpenAQ gave nothing for \(failedCount) of its sensors. \(failure.message)")
    }
  }
}

/// What may be there only once.
private struct Key: Hashable {
  let stationID: String
  let pollutant: Pollutant
  let start: Date

  init(_ reading: Reading) {
    stationID = reading.station.id
    pollutant = reading.pollutant
    start = reading.start
  }
}
