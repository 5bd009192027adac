internal import AirData
internal import AirField
package import Foundation
package import Geo
internal import PluginHost
package import Setup

/// Brings together an hour and the hours before it: the archive first, then the sources.
package struct AirGatherer: Sendable {
  let city: CityConfiguration
  let host: HostEnvironment
  let sources: ConfiguredSources
  package let fieldSettings: FieldSettings
  package let streets: CityStreets
  /// Whether sources are asked for what the archive lacks.
  package let asksSources: Bool
  /// What stations have usually read of late.
  let recentAir = RecentAirCache()
  /// The fields of the hours so far.
  private let fitted: FittedFields

  /// - Parameters:
  ///   - city: The configuration.
  ///   - host: What the program needs of the outside world.
  ///   - sources: The sources of the configuration.
  ///   - fieldSettings: How readings become a field.
  ///   - streets: The streets of the field.
  ///   - asksSources: Whether sources are asked for what the archive lacks.
  ///   - fitted: Keeps the fields of its hours.
  package init(
    city: CityConfiguration, host: HostEnvironment, sources: ConfiguredSources, field fieldSettings: FieldSettings,
    streets: CityStreets, asksSources: Bool = true, fitted: FittedFields
  ) {
    self.city = city
    self.host = host
    self.sources = sources
    self.fieldSettings = fieldSettings
    self.streets = streets
    self.asksSources = asksSources
    self.fitted = fitted
  }

  /// A gatherer for readings that came since: what it remembers of the archive is read anew, and other sources are
  /// asked; the field of readings that have not changed is not fitted again.
  package func renewed(asking sources: ConfiguredSources) -> AirGatherer {
    AirGatherer(
      city: city, host: host, sources: sources, field: fieldSettings, streets: streets, asksSources: asksSources,
      fitted: fitted)
  }

  /// The air of the hour that holds a moment, from the stations in a box.
  ///
  /// Nothing is written into the archive.
  /// - Throws: ``BrisaError`` when the configuration of a source is wrong.
  package func gather(at moment: Date, box: BoundingBox) async throws(BrisaError) -> GatheredAir {
    let now = host.clock.now
    let material = await material(for: moment.startOfHour...moment.startOfHour, box: box, moment: moment, now: now)
    return try air(ofHour: moment.startOfHour, from: material, now: now)
  }

  /// What the air of so many hours that follow each other comes to, the first of which holds a moment: archive and
  /// sources are asked once for all of them, and the air of one hour is gone before that of the next is made.
  /// - Throws: ``BrisaError`` when the configuration of a source is wrong, and what `figure` throws.
  package func gather<Figure>(
    hours: Int, from moment: Date, box: BoundingBox, figure: (GatheredAir) throws(BrisaError) -> Figure
  ) async throws(BrisaError) -> [Figure] {
    let now = host.clock.now
    let first = moment.startOfHour
    let starts = (0..<max(1, hours)).map { first + Double($0) * 3600 }
    let material = await material(for: first...starts[starts.count - 1], box: box, moment: moment, now: now)
    return try starts.map { (start) throws(BrisaError) in
      try figure(try air(ofHour: start, from: material, now: now))
    }
  }

  /// What archive and sources know of some hours.
  private struct Material {
    let box: BoundingBox
    let archived: ArchivedAir
    let entries: [Contribution]
    let maps: CityMaps
  }

  /// Needs the starts of the first and the last hour.
  private func material(
    for hours: ClosedRange<Date>, box: BoundingBox, moment: Date, now: Date
  ) async -> Material {
    let interval = DateInterval(
      start: self.interval(hour: hours.lowerBound, now: now).start,
      end: self.interval(hour: hours.upperBound, now: now).end)
    let query = ReadingQuery(box: box, interval: interval)
    let archived = ArchivedAir(
      of: city, for: query, entries: sources.entries, withWinds: streets.needsWind, isAlone: !asksSources, now: now)
    let entries = await contributions(archived, query, moment: moment, hours: hours, now: now)
    return Material(
      box: box, archived: archived, entries: entries, maps: await maps(box: box))
  }

  private func air(ofHour hour: Date, from material: Material, now: Date) throws(BrisaError) -> GatheredAir {
    let interval = interval(hour: hour, now: now)
    var readings: [Reading] = []
    for entry in material.entries {
      readings += entry.readings.lazy.filter { $0.end > interval.start && $0.start < interval.end }
    }
    let forecast = forecastHours(readings, before: min(now, hour).startOfHour, box: material.box)
    let selection = forecast.selection
    let forecasts = (0..<HourFields.historyHours).map { forecast.hour(hour - Double($0) * 3600) }
    let hours = forecasts.map(\.readings)
    let before = hours.dropFirst() + [forecast.hour(hour - Double(HourFields.historyHours) * 3600).readings]
    let present = HourAir(hours[0], before: before, start: hour, of: forecast)
    var known = HourReadings(hour: hour, latestFirst: [present.readings] + hours.dropFirst())
    known.following = present.following(forecast.hour(hour + 3600).readings)
    known.staleHours = Dictionary(present.stale.map { ($0.pollutant, $0.ageHours) }, uniquingKeysWith: max)
    known.bridged = present.bridged
    known.outliers = present.outliers
    known.longestGapHours = city.staleHours
    let fields = try HourFields(known, scale: city.scale, over: fieldSetup(material), fitted: fitted)
    var air = GatheredAir(fields: fields, entries: material.entries.map(\.entry), streets: streets)
    air.tooLong = selection.tooLong
    air.archiveNotice = material.archived.notice
    air.moved = Set(present.stale.filter(\.isMoved).map(\.pollutant))
    air.correction = forecast.correction.summary(of: selection.readings(ofHour: hour))
    air.stationForecast = forecasts[0]
    air.levelSources = Set(forecasts.flatMap(\.points).map(\.sourceID))
    air.zone = city.timeZone
    air.fieldSettings = fieldSettings
    air.maps = material.maps
    air.isWindIdle = city.wind == true && !streets.needsWind
    air.notAsked = sources.notAsked
    air.isForEverybody = host.answersEverybody
    return air
  }

  /// What the fields of the hours have in common.
  private func fieldSetup(_ material: Material) -> FieldSetup {
    var fieldSetup = FieldSetup(
      model: fieldSettings.model(with: streets, maps: material.maps), origin: material.box.center,
      maskDistanceMeters: city.maskDistanceMeters)
    fieldSetup.winds = streets.needsWind ? HourlyWinds(material.archived.winds, middle: material.box.center) : nil
    fieldSetup.maps = material.maps.fingerprint
    return fieldSetup
  }

  /// The city's maps, read once for all hours.
  func maps(box: BoundingBox) async -> CityMaps {
    let plane = streets.model?.projection ?? LocalProjection(origin: box.center)
    return await CityMapCache.shared.maps(of: sources, in: box, on: plane)
  }

  /// What one entry gave, under its name.
  private struct Contribution {
    let entry: GatheredAir.Entry
    let readings: [Reading]
  }

  /// The hour, the day before it that tells averages, outliers and the bias of a forecast, those after it that a minute
  /// or a gap lies between, and for hours ahead that a forecast may reach the day before now.
  func interval(hour: Date, now: Date) -> DateInterval {
    let history = hour - Double(HourFields.historyHours) * 3600
    let recent = now.startOfHour - Double(ForecastCorrection.windowHours) * 3600
    let isForecast = hour > now && hour < now + ForecastCorrection.reachSeconds
    let hoursAfter = hour < now.startOfHour ? city.hoursAfter : 1
    return DateInterval(
      start: isForecast ? min(history, recent) : history, end: hour + Double(1 + hoursAfter) * 3600)
  }

  /// Asks the sources of whose hours the archive lacks one, and merges what both have.
  private func contributions(
    _ archived: ArchivedAir, _ query: ReadingQuery, moment: Date,
    hours: ClosedRange<Date>, now: Date
  ) async -> [Contribution] {
    let asked = sources.entries.filter { entry in
      asksSources && entry.mayBeAsked && !archived.serves(entry.name, hours: hours, now: now)
    }
    let answers = await sources.runner.ask(asked.map(\.configuration), for: query, at: moment)
    let answersByName = Dictionary(zip(asked.map(\.name), answers), uniquingKeysWith: { first, _ in first })
    return sources.entries.map { entry in
      let kept = archived[entry.name]
      guard let answer = answersByName[entry.name] else {
        let report = sources.runner.report(on: entry.configuration, kept: kept, at: moment)
        return Contribution(
          entry: GatheredAir.Entry(id: entry.name, report: report, isAsked: false), readings: kept)
      }
      let live = answer.readings.map { $0.with(sourceID: entry.name) }
      return Contribution(
        entry: GatheredAir.Entry(id: entry.name, report: answer.report.including(kept: kept, at: moment)),
        readings: live.merged(withKept: kept))
    }
  }
}
