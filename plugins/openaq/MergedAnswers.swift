internal import AirData
internal import Foundation

/// The answers of all sensors together, and what has to be told of them.
struct MergedAnswers {
  /// How many sensors answered.
  let answerCount: Int
  /// The failure of a sensor, that of the quota before others; nil when all answered.
  let failure: SourceError?
  private let answers: [SensorAnswer]
  private var problems: RecordProblems
  private var doubledCount = 0

  init(_ answers: [SensorAnswer], problems: RecordProblems) {
    self.answers = answers
    self.problems = problems
    let failures = answers.compactMap(\.failure)
    failure = failures.first { $0.shortDescription == "quota" } ?? failures.first
    answerCount = answers.count - failures.count
    for hours in answers.compactMap(\.found) { hours.problems.forEach { self.problems.add($0) } }
  }

  /// All readings; of two sensors of one station for the same pollutant and hour, the one with the lower number counts.
  mutating func readings() -> [Reading] {
    var seen: Set<Key> = []
    var readings: [Reading] = []
    for answer in answers.sorted(by: { $0.sensor.id < $1.sensor.id }) {
      for reading in answer.found?.readings ?? [] {
        if seen.insert(Key(reading)).inserted { readings.append(reading) } else { doubledCount += 1 }
      }
    }
    return readings
  }

  /// Tells what was left out.
  func tell(_ log: any SourceLog) {
    problems.tell(log)
    func say(_ code: String, _ message: String) { log.notice(Notice(code: code, message: message)) }
    let missing = answers.compactMap(\.found?.missingCount).reduce(0, +)
    let clamped = answers.compactMap(\.found?.clampedCount).reduce(0, +)
    if missing > 0 { say("no-value", "OpenAQ has no figure for \(missing) hours.") }
    if clamped > 0 { say("negative-as-zero", "OpenAQ: \(clamped) values slightly below zero are taken as zero.") }
    if doubledCount > 0 {
      say("second-sensor", "OpenAQ: \(doubledCount) hours of further sensors for the same pollutant are left out.")
    }
    if let failure {
      let count = answers.count - answerCount
      say("sensor-failed", "OpenAQ gave nothing for \(count) of \(answers.count) sensors. \(failure.message)")
    }
  }
}

extension SensorAnswer {
  fileprivate var found: SensorHours? { try? hours.get() }

  fileprivate var failure: SourceError? {
    if case .failure(let error) = hours { error } else { nil }
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
