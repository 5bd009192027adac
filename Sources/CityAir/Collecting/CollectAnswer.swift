package import AirData
package import Archive
package import Foundation
internal import Setup

/// What a run of collecting brought.
package struct CollectAnswer: Sendable {
  /// What became of one source.
  package struct Source: Sendable {
    /// How it went.
    package enum State: String, Sendable, CaseIterable {
      /// It brought rows that were not there, or other figures, or no longer gives some.
      case updated
      /// It answered, and all of it was there.
      case current
      /// It has only a typical day, which is never kept.
      case typical
      /// Its terms forbid to keep its readings; it was not asked.
      case forbidden
      /// It did not answer; what came before it failed is kept.
      case failed
      /// It has been asked too often and may not be asked now; what came before is kept.
      case quota
      /// The run was ended before it had answered all; what came before is kept.
      case interrupted
    }

    /// Name of the configuration's entry.
    package let name: String
    /// How it went.
    package let state: State
    /// What changed in the archive.
    package let change: ArchiveChange
    /// Start of the newest measured reading in the archive, nil where there is none.
    package let newest: Date?
    /// Start of the forecast that looks furthest ahead, nil where there is none.
    package let forecastUntil: Date?
    /// Start of what it measured last or issue of its last forecast, whichever is later; nil where there is neither.
    package let lastGiven: Date?
    /// Why it failed or may not be asked, one sentence; nil unless that is so.
    package let failure: String?
    /// What has to be said about its readings.
    package let notices: [Notice]

    /// Readings and winds that were not in the archive.
    package var newCount: Int { change.new }
    /// Readings and winds whose figures are others now.
    package var updatedCount: Int { change.updated }

    /// A source of which nothing was kept.
    static func nothing(of name: String, state: State, failure: String? = nil) -> Source {
      Source(
        name: name, state: state, change: ArchiveChange(), newest: nil, forecastUntil: nil, lastGiven: nil,
        failure: failure, notices: [])
    }
  }

  /// When the run ended.
  package let moment: Date
  /// Where the archive lies.
  package let archive: String
  /// The sources, in the order of the configuration.
  package let sources: [Source]
  /// What has to be said about the archive.
  package var notices: [Notice] = []
  /// Whether somebody else has changed the archive, or the city's calibration, since the run before that was to tell
  /// it; false where this one was not to.
  package var isChangedByOthers = false

  /// Says that an archive was begun: it may lie elsewhere, or its disk may be missing.
  package static func archiveBegun(_ path: String) -> Notice {
    Notice(
      code: "archive-begun",
      text: LocalizedText(
        en: "There was no archive '\(path)': a new one was begun.",
        es: "No había archivo '\(path)': se ha empezado uno nuevo.",
        ca: "No hi havia arxiu '\(path)': se n'ha començat un de nou."))
  }

  /// Start of the earliest reading or wind that the run has changed in the archive; nil where it changed none.
  package var earliestChange: Date? { sources.compactMap(\.change.earliest).min() }

  /// Why the run was for nothing, one sentence; nil where at least one source gave something or was up to date.
  package var failure: LocalizedText? {
    let asked = sources.filter { $0.state != .forbidden }
    guard !asked.isEmpty, asked.allSatisfy({ $0.failure != nil && $0.change.new + $0.change.updated == 0 }) else {
      return nil
    }
    let reasons = asked.map { ($0.name, reason: Sentences.translated(LocalizedText(same: $0.failure ?? ""))) }
    func words(_ language: Language) -> String {
      reasons.map { "'\($0.0)': \($0.reason[language])" }.joined(separator: "; ")
    }
    return LocalizedText(
      en: "Every source failed: \(words(.en))", es: "Han fallado todas las fuentes: \(words(.es))",
      ca: "Han fallat totes les fonts: \(words(.ca))")
  }

  /// What went wrong with some of the sources, one sentence each; empty where all gave something or were up to date.
  package var failures: [LocalizedText] {
    sources.compactMap { source in
      source.failure.map { reason in
        let isQuota = source.state == .quota
        return (isQuota ? Notice.sourceQuota(source.name, reason) : .sourceFailed(source.name, reason)).text
      }
    }
  }
}
