internal import CityAir
internal import Foundation
internal import PluginHost
internal import Setup

/// The state of an archive as people read it.
struct StatusText {
  private let status: ArchiveStatus
  private let city: CityConfiguration

  init(_ status: ArchiveStatus, city: CityConfiguration) {
    self.status = status
    self.city = city
  }

  var text: String {
    var table = TextTable([
      (Spoken.say(StatusPhrases.source), .left), (Spoken.say(StatusPhrases.newest), .left),
      (Spoken.say(StatusPhrases.age), .right), (Spoken.say(StatusPhrases.gaps), .left),
      (Spoken.say(StatusPhrases.quota), .left), (Spoken.say(StatusPhrases.lastSuccess), .left),
    ])
    for source in status.sources {
      table.add([
        source.name, newest(source), age(source), gaps(source.gaps),
        quota(source.quota), source.lastSuccess.map { moment($0) } ?? "-",
      ])
    }
    return (table.lines + remarks + ["", Spoken.say(StatusPhrases.archive, status.archive)]).joined(separator: "\n")
      + "\n"
  }

  private func newest(_ source: ArchiveStatus.Source) -> String {
    if !source.mayBeKept { return Spoken.say(StatusPhrases.forbidden) }
    if let newest = source.newest { return moment(newest) }
    return source.forecastUntil.map { Spoken.say(StatusPhrases.forecastTo, moment($0)) } ?? "-"
  }

  /// A measured hour that is still to come has no age.
  private func age(_ source: ArchiveStatus.Source) -> String {
    guard let seconds = source.ageSeconds, seconds >= 0 else { return "-" }
    return Figures.duration(seconds)
  }

  /// `12 of 3360 h, at 2 stations`.
  private func gaps(_ gaps: ArchiveGaps) -> String {
    guard gaps.expectedHours > 0 else { return "-" }
    guard !gaps.gaps.isEmpty else { return Spoken.say(StatusPhrases.none) }
    let stations = Set(gaps.gaps.map(\.station)).count
    return Spoken.say(
      StatusPhrases.missing, "\(gaps.missingHours)", "\(gaps.expectedHours)",
      Figures.count(stations, CommonPhrases.station))
  }

  /// `12/60 a minute, 40/2000 an hour`, or `40 a day, no limit`.
  private func quota(_ usage: QuotaUsage?) -> String {
    guard let usage else { return "-" }
    if let requests = usage.requestsOfDay {
      return requests > 0 ? Spoken.say(StatusPhrases.unlimited, String(format: "%.0f", requests)) : "-"
    }
    return usage.windows.map { String(format: "%.0f/%d ", $0.used, $0.limit) + StatusPhrases.length($0.perSeconds) }
      .joined(separator: ", ")
  }

  /// Which sources are silent, and the last errors, each on a line of its own.
  private var remarks: [String] {
    let silent = status.sources.compactMap { source in
      source.silentSince.map { Spoken.say(StatusPhrases.silentSince, source.name, moment($0)) }
    }
    let errors = status.sources.compactMap { source -> String? in
      guard let error = source.lastError, let failed = source.lastFailure else { return nil }
      return Spoken.say(StatusPhrases.lastError, source.name, moment(failed), Spoken.sentence(error))
    }
    let lines = silent + errors
    return lines.isEmpty ? [] : [""] + lines
  }

  private func moment(_ date: Date) -> String { Figures.moment(date, in: city.timeZone) }
}
