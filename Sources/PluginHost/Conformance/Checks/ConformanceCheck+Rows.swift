internal import AirData
internal import Foundation

extension ConformanceCheck {
  /// What is wrong with a source that one bad row keeps from giving the good ones.
  ///
  /// Each value of each kind of row is damaged once, in the first testcase whose answer has two such rows.
  static func rowProblems(_ subject: ConformanceSubject) async -> [String] {
    var tried: Set<RowDamage> = []
    var problems: [String] = []
    for testcase in subject.answered {
      for table in testcase.tables {
        let trial: RowTrial?
        if subject.manifest.providesMaps {
          trial = await RowTrial(ofMapFrom: subject, testcase)
        } else {
          trial = await RowTrial(subject, testcase, table)
        }
        guard let trial else { continue }
        if let fault = trial.fault { return problems + ["\(testcase.name), \(fault)"] }
        let damages = RowDamage.all(of: table, first: trial.first).filter { tried.insert($0.anywhere).inserted }
        let found = await trial.problems(damages)
        problems += found.problems.map { "\(testcase.name), \($0)" }
        if found.hasCrashed { return problems }
      }
    }
    return problems
  }
}

/// Trials of one table, with what a source must give whatever the damaged rows hold.
private struct RowTrial {
  /// The first row that is damaged.
  let first: Int
  /// What is said of a source that crashes or hangs where rows are not there; nil of any other.
  let fault: String?

  private let subject: ConformanceSubject
  private let testcase: Testcase
  /// What the source gives when the rows to be damaged are not there at all; nothing where they bring no figures, but
  /// the attributions of all, for one, without which a source may rather give none.
  private let sound: Set<ReadingKey>
  private let isOfMap: Bool

  private static let sideBySide = 4

  /// Looks for rows that bring figures and without which there are others; nil when there are none.
  init?(_ subject: ConformanceSubject, _ testcase: Testcase, _ table: FeedTable) async {
    guard table.rows.count > 1 else { return nil }
    let whole = await Trial(subject: subject, testcase: testcase).run()
    guard whole.failure == nil, !whole.readings.isEmpty else { return nil }
    var idle: Int?
    (self.subject, self.testcase, isOfMap) = (subject, testcase, false)
    for first in 0..<min(RowDamage.step, table.rows.count) {
      let removal = RowDamage(table: table.path, first: first)
      let rest = await Trial(subject: subject, testcase: testcase, damage: .rows(removal)).run()
      if let failure = rest.otherFailure, !rest.hasMisses, !rest.isUntried {
        (self.first, sound, fault) = (first, [], "\(removal.text): \(failure).")
        return
      }
      guard rest.failure == nil, !rest.hasMisses, !rest.readings.isEmpty else { continue }
      if rest.figures != whole.figures {
        (self.first, sound, fault) = (first, rest.keys, nil)
        return
      }
      idle = idle ?? first
    }
    guard let idle else { return nil }
    (first, sound, fault) = (idle, [], nil)
  }

  /// Damages a map, which is one thing: a source may give none rather than the rest of it, but says so in words, and
  /// gives no value that cannot be; nil when it gives no map of what is sound.
  init?(ofMapFrom subject: ConformanceSubject, _ testcase: Testcase) async {
    let whole = await Trial(subject: subject, testcase: testcase).run()
    guard whole.failure == nil, !whole.maps.isEmpty else { return nil }
    (self.subject, self.testcase, first, sound, isOfMap) = (subject, testcase, 0, [], true)
    fault = nil
  }

  /// Tries damages, a few side by side, until one makes the source crash or hang.
  func problems(_ damages: [RowDamage]) async -> (problems: [String], hasCrashed: Bool) {
    var problems: [String] = []
    var rest = damages[...]
    while !rest.isEmpty {
      let batch = rest.prefix(Self.sideBySide)
      rest = rest.dropFirst(batch.count)
      let outcomes = await batch.concurrentMap { damage in
        await Trial(subject: subject, testcase: testcase, damage: .rows(damage)).run()
      }
      for (damage, outcome) in zip(batch, outcomes) {
        guard !outcome.isUntried else { return (problems, true) }
        if let problem = problem(outcome) { problems.append("\(damage.text): \(problem)") }
        if outcome.otherFailure != nil { return (problems, true) }
      }
    }
    return (problems, false)
  }

  private func problem(_ outcome: TrialOutcome) -> String? {
    if let failure = outcome.otherFailure { return "\(failure); catch it, and leave that row out with a notice." }
    // A row may say what is asked next, and nobody has recorded the answer to that.
    guard !outcome.hasMisses else { return nil }
    if outcome.error != nil, isOfMap { return outcome.errorFlaw }
    if let flaw = outcome.maps.compactMap(\.flaw).first { return "a map cannot be used: \(flaw)." }
    if let error = outcome.error {
      return "the source fails as a whole (\(error.message)): leave that row out with a notice, and give the others."
    }
    if let flaw = outcome.readings.compactMap(\.flaw).first { return "a reading cannot be used: \(flaw)." }
    let lost = sound.subtracting(outcome.keys)
    guard let example = lost.map(\.text).min() else { return nil }
    return
      "\(lost.count) of \(sound.count) readings of sound rows are missing, as \(example): leave out that row alone."
  }
}

extension TrialOutcome {
  fileprivate var keys: Set<ReadingKey> { Set(readings.map(\.key)) }

  /// The concentrations by what they are of.
  fileprivate var figures: [ReadingKey: Double] {
    Dictionary(readings.map { ($0.key, $0.concentration) }) { _, last in last }
  }
}

extension RowDamage {
  /// The same damage, from whatever row on.
  fileprivate var anywhere: RowDamage { RowDamage(table: table, first: 0, field: field, kind: kind) }
}

extension Testcase {
  /// The kinds of rows in the files of the feed, each as the first file has it.
  fileprivate var tables: [FeedTable] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    var tables: [FeedTable] = []
    for name in names.sorted() where !Self.ownFiles.contains(name) {
      guard let bytes = FileManager.default.contents(atPath: "\(path)/\(name)") else { continue }
      for table in FeedTable.all(in: [UInt8](bytes)) where !tables.contains(where: { $0.path == table.path }) {
        tables.append(table)
      }
    }
    return tables
  }
}
