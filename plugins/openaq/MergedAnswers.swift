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
    for notice in [missing, clamped, doubled, failed].compactMap({ $0 }) { log.notice(notice) }
  }

  private var missing: Notice? {
    let count = all.map(\.missingCount).reduce(0, +)
    guard count > 0 else { return nil }
    return Notice(
      code: "no-value",
      text: LocalizedText(
        en: "Hours for which OpenAQ has no figure: \(count).",
        es: "Horas para las que OpenAQ no tiene cifra: \(count).",
        ca: "Hores per a les quals OpenAQ no té xifra: \(count)."))
  }

  private var clamped: Notice? {
    let count = all.map(\.clampedCount).reduce(0, +)
    guard count > 0 else { return nil }
    return Notice(
      code: "negative-as-zero",
      text: LocalizedText(
        en: "OpenAQ: values slightly below zero, taken as zero: \(count).",
        es: "OpenAQ: valores algo por debajo de cero, que se toman como cero: \(count).",
        ca: "OpenAQ: valors un poc per davall de zero, que es prenen com a zero: \(count)."))
  }

  private var doubled: Notice? {
    guard doubledCount > 0 else { return nil }
    return Notice(
      code: "second-sensor",
      text: LocalizedText(
        en: "OpenAQ: hours of further sensors for the same pollutant, left out: \(doubledCount).",
        es: "OpenAQ: horas de otros sensores del mismo contaminante, que quedan fuera: \(doubledCount).",
        ca: "OpenAQ: hores d'altres sensors del mateix contaminant, que queden fora: \(doubledCount)."))
  }

  private var failed: Notice? {
    guard let failure else { return nil }
    return Notice(
      code: "sensor-failed",
      text: LocalizedText(
        en: "OpenAQ gave nothing for \(failedCount) of its sensors. \(failure.message)",
        es: "OpenAQ no dio nada de \(failedCount) de sus sensores. \(failure.message)",
        ca: "OpenAQ no va donar res de \(failedCount) dels seus sensors. \(failure.message)"))
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
