internal import AirData
internal import Foundation
internal import Geo
internal import PluginHost

/// What archive and sources know of some hours.
///
/// Each hour is told from it as if it alone had been asked about: hours that the archive serves are told from it alone,
/// whatever the source says of them or fails to say.
struct AirMaterial {
  /// What one entry gave of an hour and the time that it is told from.
  struct Contribution {
    let entry: GatheredAir.Entry
    /// The readings, under the entry's name.
    let readings: [Reading]
  }

  /// What an entry's source said.
  private struct Answer {
    let report: SourceReport
    /// Its readings, under the entry's name.
    let live: [Reading]
    /// The same, and those that were kept where it has none.
    let merged: [Reading]
  }

  /// Where the stations lie.
  let box: BoundingBox
  /// The time of now.
  let now: Date
  let archived: ArchivedAir
  let maps: CityMaps
  /// What the archive has of those whose sources may be asked, by entry.
  private let served: [String: ServedHours]
  private var answers: [String: Answer] = [:]

  /// Needs what the archive has, and the entries whose sources may be asked; none has been asked yet.
  init(
    box: BoundingBox, now: Date, archived: ArchivedAir, maps: CityMaps, askable entries: [ConfiguredSources.Entry]
  ) {
    (self.box, self.now, self.archived, self.maps) = (box, now, archived, maps)
    served = Dictionary(
      entries.map { ($0.name, archived.servedHours(of: $0.name, now: now)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the archive has an hour of an entry whose source may be asked; the hour is told from an interval.
  func isServed(_ entry: String, hour: Date, from interval: DateInterval) -> Bool {
    served[entry]?.has(hour, among: interval) ?? false
  }

  /// Takes what the sources of some entries said, in their order.
  mutating func take(_ answers: [SourceAnswer], of entries: [ConfiguredSources.Entry]) {
    for (entry, answer) in zip(entries, answers) {
      let live = answer.readings.map { $0.with(sourceID: entry.name) }
      self.answers[entry.name] = Answer(
        report: answer.report, live: live, merged: live.merged(withKept: archived[entry.name]))
    }
  }

  /// What an entry gave of the hour that a moment lies in, which is told from an interval.
  func contribution(
    of entry: ConfiguredSources.Entry, _ runner: SourceRunner, at moment: Date, from interval: DateInterval
  ) -> Contribution {
    let kept = archived.readings(of: entry.name, in: interval)
    guard let answer = answers[entry.name], !isServed(entry.name, hour: moment.startOfHour, from: interval) else {
      let report = runner.report(on: entry.configuration, kept: kept, at: moment)
      return Contribution(entry: GatheredAir.Entry(id: entry.name, report: report, isAsked: false), readings: kept)
    }
    let report = answer.report.about(answer.live.overlapping(interval), at: moment).including(kept: kept, at: moment)
    return Contribution(
      entry: GatheredAir.Entry(id: entry.name, report: report), readings: answer.merged.overlapping(interval))
  }
}
