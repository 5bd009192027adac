internal import AirData
internal import Archive
internal import CityAir
internal import Foundation
package import Setup

/// Follows an archive that another program fills: looks at it every now and then, and makes what it lacks.
///
/// Nothing is kept in the memory between two rounds but numbers that tell what has changed, and how far the year was
/// counted.
package struct HeatmapWatch {
  private let city: CityConfiguration
  private let host: HostEnvironment
  private let makeSetup: @Sendable (HeatmapQuestion) throws(BrisaError) -> HeatmapSetup
  private var question: HeatmapQuestion
  private let settings: HeatmapWatchSettings
  private let onEvent: @Sendable (HeatmapEvent) -> Void
  private let archive: String

  /// What the last round that went well saw.
  private var seen: Sight?
  /// By period: the digest of what its files were made of.
  private var made: [String: Int] = [:]
  /// What was counted of the year, with the settings of the run that has.
  private var years: (settings: String, memory: YearMemory)?
  private var failure: String?
  /// What the last round that went well has to say of an archive that knows nothing.
  private var silence: BrisaError?

  private struct Sight: Hashable {
    let archive: ArchiveStamp
    let time: WatchedTime
  }

  /// Follows the archive of a city.
  /// - Parameters:
  ///   - question: What is wanted; its time is set anew for every round.
  ///   - settings: How far back hours are kept, and how often the archive is looked at.
  ///   - city: The configuration.
  ///   - host: The clock, and what waits.
  ///   - makeSetup: Sets up the run of a round, with all that it needs read anew.
  ///   - onEvent: Is told what was done, and what went wrong and will be tried again.
  /// - Throws: ``BrisaError`` where it is not said which archive to follow.
  package init(
    _ question: HeatmapQuestion, _ settings: HeatmapWatchSettings, city: CityConfiguration, host: HostEnvironment,
    makeSetup: @escaping @Sendable (HeatmapQuestion) throws(BrisaError) -> HeatmapSetup,
    onEvent: @escaping @Sendable (HeatmapEvent) -> Void
  ) throws(BrisaError) {
    self.city = city
    self.host = host
    self.makeSetup = makeSetup
    self.question = question
    self.settings = settings
    self.onEvent = onEvent
    archive = try city.archivePath()
  }

  /// Makes rounds until the task is cancelled.
  package mutating func follow() async throws {
    var isFirst = true
    while true {
      do {
        try await round()
        failure = nil
      } catch let error as BrisaError {
        // A wrong configuration is told at once and not tried for ever.
        if isFirst, !Self.mayPass(error.code) { throw error }
        if failure != error.message { onEvent(.failed(error.message)) }
        failure = error.message
      }
      isFirst = false
      try await host.pause(settings.pollSeconds)
    }
  }

  /// Whether what is wrong may be right at the next look.
  private static func mayPass(_ code: ErrorCode) -> Bool {
    switch code {
    case .missingFile, .noAir, .inputOutput, .unavailable: true
    default: false
    }
  }

  /// Makes what the archive has and the folder lacks, where anything may have changed.
  mutating func round() async throws {
    let now = host.clock.now
    let time = WatchedTime(now: now, keepDays: settings.keepDays, zone: city.timeZone)
    let sight = Sight(archive: ArchiveStamp(archive), time: time)
    let hasList = FileManager.default.fileExists(atPath: "\(question.folder)/\(HeatmapIndex.fileName)")
    if sight == seen, hasList {
      if let silence { throw silence }
      return
    }
    let archived = try ArchivedHours(
      try await city.existingArchive().archive, of: Set(city.sourceNames),
      in: DateInterval(start: time.first - ArchivedHours.reachBackSeconds, end: now))
    var hours = time.hours(in: archived, patienceHours: city.staleHours)
    // A page that there is already says so itself, and old hours go.
    let silence = hours.isEmpty ? nothingKnown : nil
    if hours.isEmpty, hasList { hours = time.latestHours(patienceHours: city.staleHours) }
    // A round that fails is made again, whatever it was for.
    seen = nil
    if let first = hours.first, let last = hours.last {
      question.from = first
      question.to = HeatmapQuestion.endOfHour(of: last)
      try await make(HeatmapPeriod.following(hours, zone: city.timeZone), of: archived, since: time.first)
      seen = sight
    }
    self.silence = silence
    if let silence { throw silence }
  }

  private var nothingKnown: BrisaError {
    let days = settings.keepDays == 1 ? "day" : "\(settings.keepDays) days"
    return BrisaError(
      .noAir, "The archive '\(archive)' has no reading of the last \(days) yet: collect with brisa sync.")
  }

  private mutating func make(
    _ periods: [HeatmapPeriod], of archived: ArchivedHours, since first: Date
  ) async throws {
    let setup = try makeSetup(question)
    let folder = try ReportFolder(question.folder)
    try folder.check(HeatmapIndex(setup), periods, replaces: question.replaces)
    let removed = try folder.removeHours(before: first, zone: setup.city.timeZone)
    if removed > 0 { onEvent(.removed(hours: removed)) }
    let known = years.flatMap { $0.settings == setup.settings ? $0.memory : nil }
    var run = HeatmapRun(
      setup: setup, folder: folder, extent: .watched, years: known ?? YearMemory(), onEvent: onEvent)
    let digests = periods.map { period in
      var hasher = Hasher()
      hasher.combine(setup.settings)
      hasher.combine(archived.digest(of: period.hours, hoursAfter: setup.city.hoursAfter))
      return hasher.finalize()
    }
    // First what the list has, so that it never lacks more than what is being made.
    let changed = zip(periods, digests).filter { period, digest in
      let isWhole = run.reuse(period)
      return !isWhole || made[period.name] != digest
    }
    for (period, digest) in changed {
      made[period.name] = nil
      try await run.make(period)
      years = (setup.settings, run.years)
      try run.publish()
      made[period.name] = digest
    }
    try run.publish()
    made = made.filter { name, _ in periods.contains { $0.name == name } }
  }
}
