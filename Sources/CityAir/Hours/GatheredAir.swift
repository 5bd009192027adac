package import AirData
internal import AirField
package import Foundation
package import PluginHost
internal import Setup

/// The air of an hour, and what has to be said about where it comes from.
package struct GatheredAir: Sendable {
  /// What one entry of the configuration gave; two entries of one source have ids of their own.
  package struct Entry: Sendable {
    /// The name of the entry.
    package let id: String
    /// What became of it when it was asked.
    package let report: SourceReport
    /// Whether it was asked; the archive serves where it was not.
    var isAsked = true

    /// What has to be said when it gave nothing for a fault or a quota.
    var failureNotice: Notice? {
      report.failure.map { reason in
        report.state == .quota
          ? .sourceQuota(id, reason) : .sourceFailed(id, reason)
      }
    }
  }

  /// The field of the hour, and those of the hours that averaging periods need.
  package let fields: HourFields
  /// Readings that were left out because their interval is too long for an hourly field.
  package var tooLong: [Reading] = []
  /// What each entry of the configuration gave.
  package let entries: [Entry]
  /// Why the archive could not be read, nil otherwise.
  package var archiveNotice: Notice?
  /// How forecasts of the hour were corrected.
  var correction: AirProvenance.BiasCorrection?
  /// How coarse forecasts of the hour were brought to the stations.
  var stationForecast = StationForecast([], ForecastCorrection(ReadingSelection([]), before: .distantPast), usual: [])
  /// The sources of coarse forecasts that gave the level of any of the hours.
  var levelSources: Set<String> = []
  /// The zone of the city's clock, which tells the day of the week.
  package var zone = TimeZone.gmt
  /// What the city has settled about its field; nil where there is nothing but a method.
  package var fieldSettings: FieldSettings?
  /// The streets that the field was given.
  package var streets: CityStreets
  /// The maps that the field was given.
  package var maps = CityMaps.none
  /// Whether the wind was asked to count and has nothing to work on.
  var isWindIdle = false
  /// The sources that were not asked, since they would run in the program's process.
  var notAsked: [String] = []
  /// Whether it is told to everybody: its sentences then do not say where files lie on this machine.
  var isForEverybody = false

  /// Needs the fields and what each source gave; all else is as without archive, forecasts, calibration and maps.
  package init(fields: HourFields, entries: [Entry], streets: CityStreets = CityStreets(none: "off")) {
    self.fields = fields
    self.entries = entries
    self.streets = streets
  }

  /// The entries of which the source failed.
  package var failedSources: [String] { entries.filter { $0.report.failure != nil }.map(\.id) }

  /// What became of each source.
  var reports: [SourceReport] { entries.map(\.report) }

  /// What has to be said: the sources' own words, those that failed, and a typical day that stands in.
  package var notices: [Notice] { isForEverybody ? allNotices.map(\.forEverybody) : allNotices }

  private var allNotices: [Notice] {
    var notices = reports.flatMap(\.notices)
    notices +=
      entries.compactMap { $0.failureNotice } + [archiveNotice, streetsNotice].compactMap { $0 } + staleNotices
      + notAsked.map { .sourceInHost($0) } + doubtNotices + incrementNotices + windNotices + mapNotices
    if !tooLong.isEmpty { notices.append(.intervalTooLong(tooLong.count)) }
    if liesBetweenHours { notices.append(sharesHours ? .betweenHours : .betweenUnevenly) }
    notices += typicalNotices
    let forecast = forecastPollutants
    if !forecast.isEmpty { notices.append(.forecastAir(forecast)) }
    notices += stationForecastNotices
    notices += fieldSettings?.notices(of: fields.field.pollutants, at: fields.readings[0].map(\.station)) ?? []
    return notices
  }

  /// Whether most of its readings of an hour or two begin or end in the middle of it, as in zones of half hours.
  private var liesBetweenHours: Bool {
    let hour = fields.hour..<fields.hour + 3600
    let long = fields.readings[0].filter { $0.end.timeIntervalSince($0.start) >= 3600 }
    let between = long.count { hour.lowerBound < $0.start || $0.end < hour.upperBound }
    return 2 * between > long.count
  }

  /// Whether such a reading counts in two hours, and not in the one that has most of it.
  private var sharesHours: Bool {
    fields.readings[0].contains { Array(ReadingSelection.hours(of: $0)).count > 1 }
  }

  /// The pollutants whose figures of the hour are a forecast.
  var forecastPollutants: Set<Pollutant> {
    pollutants { if case .forecast = $0 { true } else { false } }
  }

  /// What stands in for pollutants that nobody measured in the hour, by age.
  private var staleNotices: [Notice] {
    Dictionary(grouping: fields.stale, by: \.ageHours).sorted { $0.key < $1.key }.flatMap { hours, stale in
      [false, true].compactMap { isMoved in
        let those = stale.filter { $0.isMoved == isMoved }.map(\.pollutant)
        return those.isEmpty ? nil : Notice.staleAir(those, hours: hours, isMoved: isMoved)
      }
    }
  }

  /// The pollutants whose readings of the hour are of some kind.
  private func pollutants(_ isMeant: (Reading.Kind) -> Bool) -> Set<Pollutant> {
    Set(fields.readings[0].filter { isMeant($0.kind) }.map(\.pollutant))
  }

  /// Who must be named for the readings that were used, each once.
  package var attribution: [String] {
    let used = fields.readings.joined()
    let sources = Set(used.lazy.map(\.sourceID)).union(levelSources)
    let ofSources = entries.filter { sources.contains($0.id) }.map(\.report.credit)
    let ofStations = Set(used.lazy.compactMap(\.station.credit)).map(\.text).sorted()
    return Attribution(ofSources + ofStations + mapCredits).names
  }
}

extension SourceReport {
  /// Who must be named for its readings, with the licence where there is one that the name does not say already; empty
  /// where nobody must be.
  ///
  /// A licence that begins with `as` is none: it leaves the matter to the owners of the readings.
  fileprivate var credit: String {
    func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    let isSaid = licence.hasPrefix("as ") || letters(attribution).contains(letters(licence))
    return attribution.isEmpty || isSaid ? attribution : Credit(attribution: attribution, licence: licence).text
  }
}

extension Credit {
  /// The words of an attribution: who must be named, and the licence where there is one.
  package var text: String { licence.isEmpty ? attribution : "\(attribution) (\(licence))" }
}
