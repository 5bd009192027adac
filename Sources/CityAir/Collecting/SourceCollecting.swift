internal import AirData
internal import Archive
internal import Foundation

/// Asks one source for its pieces of time, one after the other, and keeps what comes.
struct SourceCollecting {
  private let job: CollectJob
  private let question: PieceQuestion
  private let archive: ReadingArchive
  private let counter: ProgressCounter

  /// The pieces that it is still to be asked for.
  private var left: ArraySlice<DateInterval>
  private var stride: PieceStride
  private var leftOut: (silence: SilentTime, all: [DateInterval])?
  private var change = ArchiveChange()
  private var notices: [Notice]
  private var failure: String?
  private var isOverQuota = false
  /// Whether a piece from which withdrawn readings were to be removed was not whole.
  private var isLeftUnreplaced = false

  init(_ job: CollectJob, _ question: PieceQuestion, into archive: ReadingArchive, counter: ProgressCounter) {
    self.job = job
    self.question = question
    self.archive = archive
    self.counter = counter
    left = job.pieces[...]
    stride = PieceStride(mayGrow: job.manifest.readsWhole && !job.replaces)
    leftOut = job.leftOut
    notices = job.removed > 0 ? [Self.removed(job.removed, of: job.entry.name)] : []
  }

  private var name: String { job.entry.name }

  /// What came of it.
  /// - Throws: ``ArchiveError`` when the archive cannot be used; what was kept before stays.
  mutating func run() async throws(ArchiveError) -> CollectAnswer.Source {
    // What a failure leaves out is done with as well.
    defer { if !Task.isCancelled { counter.advance(name, by: left.count) } }
    try await askPieces()
    addNotices()
    try await noteInArchive()
    return try outcome()
  }

  private mutating func askPieces() async throws(ArchiveError) {
    let (counter, name) = (counter, name)
    while let time = nextTime, failure == nil, !Task.isCancelled {
      let answer = await question.answer(for: time) { counter.wait(name, until: $0) }
      if Task.isCancelled { break }
      // What fails as a whole, for its length or the time that it takes, may be given piece by piece.
      if answer.failure != nil, stride.giveUp() { continue }
      if !isBack(answer.batch) { try await keep(answer, of: time) }
    }
  }

  /// The time of the pieces that are asked for next; nil after the last.
  private var nextTime: DateInterval? {
    let pieces = left.prefix(stride.count)
    guard let first = pieces.first, let last = pieces.last else { return nil }
    return DateInterval(start: first.start, end: last.end)
  }

  /// Whether the silence of a source has ended: then it is asked for all of it, the oldest first, as what a failure
  /// leaves out is missing at the next run.
  private mutating func isBack(_ batch: ArchiveBatch) -> Bool {
    guard let (silence, all) = leftOut, silence.isEnded(by: batch) else { return false }
    counter.add(all.count - left.count)
    (left, leftOut) = (all[...], nil)
    return true
  }

  private mutating func keep(_ answer: CollectedPiece, of time: DateInterval) async throws(ArchiveError) {
    let told = notices
    notices += answer.notices.filter { !told.contains($0) }
    failure = answer.failure
    isOverQuota = answer.isOverQuota
    var batch = answer.batch
    if job.replaces {
      if answer.isWhole { batch.replaces = time } else { isLeftUnreplaced = true }
    }
    if !batch.isEmpty { change += try await archive.write(batch) }
    let pieces = min(stride.count, left.count)
    left.removeFirst(pieces)
    stride.note(readings: batch.readings.count + batch.others.count)
    counter.advance(name, by: pieces)
  }

  private mutating func addNotices() {
    if let leftOut, failure == nil, !Task.isCancelled { notices.append(leftOut.silence.notice(of: name)) }
    if job.pieces.isEmpty { notices.append(Self.nothingAsked(name)) }
    if change.removed > 0 { notices.append(Self.withdrawn(change.removed, of: name)) }
    if isLeftUnreplaced { notices.append(Self.notReplaced(name)) }
    notices += Self.notices(name, change)
  }

  /// Notes in the archive how it went; what was not asked has neither succeeded nor failed.
  private func noteInArchive() async throws(ArchiveError) {
    guard !job.pieces.isEmpty, !Task.isCancelled else { return }
    try await archive.note(
      name, manifest: job.manifest, triedAt: question.clock.now, failure: failure,
      caughtUp: leftOut == nil ? job.catchesUp : nil)
  }

  private func outcome() throws(ArchiveError) -> CollectAnswer.Source {
    CollectAnswer.Source(
      name: name, state: state, change: change,
      newest: try archive.newestObserved(
        source: name, notAfter: question.clock.now + Reading.clockToleranceSeconds),
      forecastUntil: try archive.newestForecast(source: name),
      lastGiven: try archive.lastGiven(by: name, now: question.clock.now), failure: failure, notices: notices)
  }

  private static func removed(_ count: Int, of name: String) -> Notice {
    Notice(
      code: "future-removed",
      message:
        "The archive held \(count) \(count == 1 ? "reading" : "readings") of '\(name)' as measured in the future: removed."
    )
  }

  private static func withdrawn(_ count: Int, of name: String) -> Notice {
    Notice(
      code: "readings-withdrawn", message: "Measured readings that '\(name)' no longer gives, removed: \(count).")
  }

  private static func notReplaced(_ name: String) -> Notice {
    Notice(
      code: "not-replaced",
      text: LocalizedText(
        en: "Where '\(name)' failed or left something out, nothing was removed that it no longer gives.",
        es: "Donde '\(name)' ha fallado o ha dejado algo fuera, no se ha quitado nada de lo que ya no da.",
        ca: "On '\(name)' ha fallat o ha deixat alguna cosa fora, no s'ha llevat res del que ja no dona."))
  }

  private var state: CollectAnswer.Source.State {
    if isOverQuota { return .quota }
    if failure != nil { return .failed }
    if Task.isCancelled, !left.isEmpty { return .interrupted }
    if change.new + change.updated + change.removed > 0 { return .updated }
    return change.typical > 0 && change.unchanged == 0 ? .typical : .current
  }

  private static func nothingAsked(_ name: String) -> Notice {
    Notice(
      code: "nothing-asked",
      message: "Source '\(name)' was not asked: the time ends before its newest reading, so say where it begins, too.")
  }

  private static func notices(_ name: String, _ change: ArchiveChange) -> [Notice] {
    guard change.refused > 0 else { return [] }
    return [
      Notice(
        code: "not-archived",
        message:
          "Readings of '\(name)' that span more than 25 hours, or have a time of no calendar, are not kept: "
          + "\(change.refused).")
    ]
  }
}
