internal import AirData
internal import Foundation

/// Sorts a source's readings into sound ones and others, since no source is trusted: the one way on which
/// readings come, for answers and for the archive alike.
struct ReadingCheck {
  /// The readings that may be used.
  private(set) var sound: [Reading] = []
  private let conflicts: ReadingConflicts
  private var countsByFlaw: [String: Int] = [:]
  private var issuedAheadCount = 0

  init(_ readings: [Reading], query: ReadingQuery, manifest: SourceManifest?, now: Date) {
    let isSound = readings.allSatisfy { reading in
      reading.quality.isSubset(of: .ofSources) && !reading.kind.isIssuedAhead(of: now)
        && Self.flaw(of: reading, query, manifest, now) == nil
    }
    if isSound {
      // A large answer is not held twice.
      conflicts = ReadingConflicts(readings)
    } else {
      let (passed, countsByFlaw, issuedAheadCount) = Self.sorted(readings, query, manifest, now)
      (self.countsByFlaw, self.issuedAheadCount) = (countsByFlaw, issuedAheadCount)
      conflicts = ReadingConflicts(passed)
    }
    sound = conflicts.readings
  }

  /// What passes, without reservations that no source gives and issued now at the latest, how much does not, by the
  /// reason, and how much of what passes says that it was issued later.
  private static func sorted(
    _ readings: [Reading], _ query: ReadingQuery, _ manifest: SourceManifest?, _ now: Date
  ) -> (passed: [Reading], countsByFlaw: [String: Int], issuedAheadCount: Int) {
    var passed: [Reading] = []
    var countsByFlaw: [String: Int] = [:]
    var issuedAheadCount = 0
    passed.reserveCapacity(readings.count)
    for reading in readings {
      if let flaw = Self.flaw(of: reading, query, manifest, now) {
        countsByFlaw[flaw, default: 0] += 1
      } else {
        if reading.kind.isIssuedAhead(of: now) { issuedAheadCount += 1 }
        passed.append(
          reading.with(kind: reading.kind.issued(notAfter: now), quality: reading.quality.intersection(.ofSources)))
      }
    }
    return (passed, countsByFlaw, issuedAheadCount)
  }

  /// What the answer says about readings that were left out, were issued in the future, or contradicted each other.
  func notices(sourceName: String) -> [Notice] {
    let ahead = Notice.issuedAhead(issuedAheadCount, sourceName: sourceName)
    return [flawNotice(sourceName: sourceName), ahead].compactMap { $0 } + conflicts.notices(sourceName: sourceName)
  }

  private func flawNotice(sourceName: String) -> Notice? {
    guard !countsByFlaw.isEmpty else { return nil }
    let flaws = countsByFlaw.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    func list(_ language: Language) -> String {
      flaws.map { "\($0.value) × \(FlawWords.text($0.key)[language])" }.joined(separator: ", ")
    }
    let count = countsByFlaw.values.reduce(0, +)
    let isOne = count == 1
    return Notice(
      code: "source-lied",
      text: LocalizedText(
        en: "\(sourceName) gave \(count) \(isOne ? "reading" : "readings") that cannot be used, left out: "
          + "\(list(.en)).",
        es: "\(sourceName) dio \(count) \(isOne ? "lectura inservible" : "lecturas inservibles"), fuera: "
          + "\(list(.es)).",
        ca: "\(sourceName) va donar \(count) \(isOne ? "lectura inservible" : "lectures inservibles"), fora: "
          + "\(list(.ca))."))
  }

  private static func flaw(
    of reading: Reading, _ query: ReadingQuery, _ manifest: SourceManifest?, _ now: Date
  ) -> String? {
    if let flaw = reading.flaw { return flaw }
    if reading.isMeasuredAhead(of: now) { return FlawWords.ahead.en }
    if let manifest {
      if reading.sourceID != manifest.id { return FlawWords.foreign.en }
      if !manifest.pollutants.contains(reading.pollutant) { return FlawWords.unlisted.en }
    }
    return query.contains(reading) ? nil : FlawWords.unasked.en
  }
}
