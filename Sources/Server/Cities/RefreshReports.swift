internal import AirData
internal import Foundation
internal import Setup
internal import Synchronization

/// How the refreshes of each city went, and the last reload.
final class RefreshReports: Sendable {
  struct Report: Sendable {
    /// When all hours were made anew last; nil where they never were.
    fileprivate(set) var refreshed: Date?
    /// When something was told of it first; nil where nothing was.
    fileprivate var begun: Date?
    /// Whether each source answered when it was asked last, by name; nil where nobody knows.
    fileprivate(set) var sourcesUp: [String: Bool]?
    /// What went wrong the last time, a sentence each.
    fileprivate var problems: [LocalizedText] = []

    /// Since when nothing new has come: since the last refresh that worked, or, where none has, since the first report,
    /// so that a city of which nothing ever comes is noticed as well.
    var unchangedSince: Date? { refreshed ?? begun }

    /// What went wrong, for everybody to read; nil where all went well.
    var problem: LocalizedText? {
      guard !problems.isEmpty else { return nil }
      // Steps may tell the same fault, with or without the folder of a file.
      let named = problems.map { ParameterNames.named($0.forEverybody) }
        .reduce(into: [LocalizedText]()) { if !$0.contains($1) { $0.append($1) } }
      func joined(_ language: Language) -> String { named.map { $0[language] }.joined(separator: " ") }
      return LocalizedText(en: joined(.en), es: joined(.es), ca: joined(.ca))
    }
  }

  private struct State {
    var cities: [String: Report] = [:]
    /// Why the configuration was not read again; nil where it was.
    var reload: LocalizedText?
  }

  private let state = Mutex(State())

  /// Takes how a refresh of a city went; the moment of the last good one stays where it was none, and so does what was
  /// known of its sources where none was asked.
  func set(_ problems: [LocalizedText], sourcesUp: [String: Bool]?, refreshed: Date?, of city: String, at now: Date) {
    state.withLock { state in
      var report = state.cities[city] ?? Report(begun: now)
      report.sourcesUp = sourcesUp ?? report.sourcesUp
      report.problems = problems
      report.refreshed = refreshed ?? report.refreshed
      state.cities[city] = report
    }
  }

  /// Takes why the configuration was not read again; nil where it was.
  func setReload(_ problem: LocalizedText?) {
    state.withLock { $0.reload = problem }
  }

  /// How the last refresh of a city went, and what is wrong with the configuration since.
  subscript(city: String) -> Report {
    state.withLock { state in
      var report = state.cities[city] ?? Report()
      if let reload = state.reload { report.problems.insert(reload, at: 0) }
      return report
    }
  }
}
