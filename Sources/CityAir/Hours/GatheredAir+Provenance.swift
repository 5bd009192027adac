internal import AirData
internal import AirField
internal import Foundation
internal import PluginHost
internal import Setup

extension GatheredAir {
  /// Where the figures come from.
  package var provenance: AirProvenance {
    let field = fields.field
    return AirProvenance(
      hour: fields.hour, scale: fields.scale.id,
      method: Dictionary(
        field.pollutants.map { ($0, field.method(of: $0) ?? "") }, uniquingKeysWith: { first, _ in first }),
      sources: entries.map { source($0) }, stations: fields.readings[0].stationIDs,
      typicalDays: typicalDays, forecast: forecastPollutants, staleHours: fields.staleHours, bridged: bridged,
      bridgedPollutants: fields.bridgedPollutants, forecastCorrection: correction,
      stationForecast: stationForecast.parts,
      calibration: calibration(of: field.pollutants), increment: increment,
      wind: wind, maps: mapProvenance)
  }

  private func calibration(of pollutants: [Pollutant]) -> AirProvenance.Calibration? {
    let known = fieldSettings?.provenance(of: pollutants)
    guard isForEverybody, let known else { return known }
    return AirProvenance.Calibration(
      file: URL(fileURLWithPath: known.file).lastPathComponent, made: known.made, from: known.from, to: known.to,
      pollutants: known.pollutants)
  }

  private var bridged: [AirProvenance.Bridged] {
    fields.bridged.map { bridged in
      AirProvenance.Bridged(
        pollutant: bridged.reading.pollutant, station: bridged.reading.station.id, hoursBefore: bridged.hoursBefore,
        hoursAfter: bridged.hoursAfter)
    }
  }

  private func source(_ entry: Entry) -> AirProvenance.Source {
    let report = entry.report
    let used = (fields.readings[0] + stationForecast.points).filter { $0.sourceID == entry.id }
    let state = state(entry, used)
    // A typical day is of no date: none of its hours is the newest.
    let isOfNoDate = state == .typical && used.isEmpty
    return AirProvenance.Source(
      id: entry.id, state: state, newest: isOfNoDate ? nil : report.newestStart,
      ageSeconds: isOfNoDate ? nil : report.ageSeconds, readings: used.count,
      reason: failureTold(entry), attribution: report.attribution, licence: report.licence)
  }

  /// Why a source failed, as it may be told.
  func failureTold(_ entry: Entry) -> String? {
    isForEverybody ? entry.report.failure.map(PublicText.withoutFolders) : entry.report.failure
  }

  private func state(_ entry: Entry, _ used: [Reading]) -> AirProvenance.State {
    let hasFailed = entry.report.failure != nil
    if used.isEmpty {
      guard hasFailed else { return unused(entry.report) }
      return entry.report.state == .quota ? .quota : .failed
    }
    // A forecast that was made for a station is nothing that its source says of the hour.
    let given = used.filter { !stationForecast.made.contains(ReadingSeries($0)) }
    if given.isEmpty { return entry.report.state == .typical ? .typical : .stale }
    let bridgedSeries = Set(fields.bridged.map(\.series))
    if given.allSatisfy({ fields.staleHours[$0.pollutant] != nil || bridgedSeries.contains(ReadingSeries($0)) }) {
      return .stale
    }
    if given.allSatisfy({ $0.kind.isTypical }) { return .typical }
    return hasFailed || !entry.isAsked ? .archive : .fresh
  }

  /// How a source is called of which no reading is used, by what it gave.
  private func unused(_ report: SourceReport) -> AirProvenance.State {
    switch report.state {
    // A typical day that is not needed is not stale.
    case .typical: .typical
    // Of one that has nothing to say any more there may be something in the archive.
    case .empty where report.newestStart == nil: .empty
    default: .stale
    }
  }
}
