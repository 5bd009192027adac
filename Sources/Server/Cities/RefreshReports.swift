internal import AirData
internal import Foundation
internal import Setup
internal import Synchronization

/// How the refreshes of each city went, and the last reload.
final class RefreshReports: Sendable {
  struct Report: Sendable {
    /// When all hours were made anew last; nil where they never were.
    fileprivate(set) var refreshed: Date?
    /// Whether each source answered when it was asked last, by name; nil where nobody knows.
    fileprivate(set) var sourcesUp: [String: Bool]?
    /// What went wrong the last time, a sentence each.
    fileprivate var problems: [LocalizedText] = []

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
  func set(_ problems: [LocalizedText], sourcesUp: [String: Bool]?, refreshed: Date?, of city: String) {
    state.withLock { state in
      if let sourcesUp { state.cities[city, default: Report()].sourcesUp = sourcesUp }
      state.cities[city, default: Report()].problems = problems
      if let refreshed { state.cities[city, default: Report()].refreshed = refreshed }
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
