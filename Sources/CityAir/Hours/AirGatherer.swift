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
    var air: [GatheredAir] = []
    try await gather(hours: 1, from: moment, box: box) { air.append($0) }
    return air[0]
  }

  /// The air of so many hours that follow each other, the first of which holds a moment: archive and sources are asked
  /// once for all of them.
  /// - Parameters:
  ///   - hours: How many, at least one.
  ///   - moment: A moment of the first hour; of each other one the same minute is told.
  ///   - box: Where the stations lie.
  ///   - take: Gets each hour as soon as it is there, in their order.
  /// - Throws: ``BrisaError`` when the configuration of a source is wrong, and what `take` throws.
  package func gather(
    hours: Int, from moment: Date, box: BoundingBox, take: (GatheredAir) throws(BrisaError) -> Void
  ) async throws(BrisaError) {
    let moments = (0..<max(1, hours)).map { moment + Double($0) * 3600 }
    let material = await material(for: moments, box: box, now: host.clock.now)
    for moment in moments { try take(try air(at: moment, from: material)) }
  }

  /// What archive and sources know of the hours that some moments lie in.
  private func material(for moments: [Date], box: BoundingBox, now: Date) async -> AirMaterial {
    let intervals = moments.map { interval(hour: $0.startOfHour, now: now) }
    let whole = intervals.reduce(intervals[0]) { whole, next in
      DateInterval(start: min(whole.start, next.start), end: max(whole.end, next.end))
    }
    let query = ReadingQuery(box: box, interval: whole)
    let archived = ArchivedAir(
      of: city, for: query, entries: sources.entries, withWinds: streets.needsWind, isAlone: !asksSources, now: now)
    let askable = sources.entries.filter { asksSources && $0.mayBeAsked }
    var material = AirMaterial(
      box: box, now: now, archived: archived, maps: await maps(box: box), askable: askable)
    let asked = askable.filter { entry in
      zip(moments, intervals).contains { !material.isServed(entry.name, hour: $0.startOfHour, from: $1) }
    }
    material.take(await sources.runner.ask(asked.map(\.configuration), for: query, at: moments[0]), of: asked)
    return material
  }

  private func air(at moment: Date, from material: AirMaterial) throws(BrisaError) -> GatheredAir {
    let hour = moment.startOfHour
    let interval = interval(hour: hour, now: material.now)
    let contributions = sources.entries.map { entry in
      material.contribution(of: entry, sources.runner, at: moment, from: interval)
    }
    let forecast = forecastHours(
      contributions.flatMap(\.readings), before: min(material.now, hour).startOfHour, box: material.box)
    let selection = forecast.selection
    let forecasts = (0..<HourFields.historyHours).map { forecast.hour(hour - Double($0) * 3600) }
    let hours = forecasts.map(\.readings)
    let before = hours.dropFirst() + [forecast.hour(hour - Double(HourFields.historyHours) * 3600).readings]
    let present = HourAir(hours[0], before: before, start: hour, of: forecast)
    var known = HourReadings(hour: hour, latestFirst: [present.readings] + hours.dropFirst())
    known.following = present.following(forecast.hour(hour + 3600).readings)
    known.stale = present.stale
    known.bridged = present.bridged
    known.outliers = present.outliers
    known.longestGapHours = city.staleHours
    let setup = fieldSetup(in: material.box, maps: material.maps, winds: material.archived.winds)
    let fields = try HourFields(known, scale: city.scale, over: setup, fitted: fitted)
    var air = GatheredAir(fields: fields, entries: contributions.map(\.entry), streets: streets)
    air.tooLong = selection.tooLong
    air.archiveNotice = material.archived.notice
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

  /// What the fields of hours have in common whose stations lie in a box.
  func fieldSetup(in box: BoundingBox, maps: CityMaps, winds: [WindReading]) -> FieldSetup {
    var fieldSetup = FieldSetup(
      model: fieldSettings.model(with: streets, maps: maps), origin: box.center,
      maskDistanceMeters: city.maskDistanceMeters)
    fieldSetup.winds = streets.needsWind ? HourlyWinds(winds, middle: box.center) : nil
    fieldSetup.maps = maps.fingerprint
    return fieldSetup
  }

  /// The city's maps, read once for all hours.
  func maps(box: BoundingBox) async -> CityMaps {
    let plane = streets.model?.projection ?? LocalProjection(origin: box.center)
    return await CityMapCache.shared.maps(of: sources, in: box, on: plane)
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
}
