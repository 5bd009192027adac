internal import AirData
internal import AirField
internal import CityAir
internal import Foundation
internal import Geo
internal import PluginHost
internal import Reports
internal import Setup

extension HourReport {
  /// The report of an hour that was gathered.
  init(
    _ air: GatheredAir, city: CityConfiguration, spec: GridSpec, layers: [PollutantRaster], history: HistoryRasters,
    streets: StreetCells?, attribution: [String]
  ) {
    let fields = air.fields
    let index = IndexRaster(history, scale: fields.scale)
    let stations = fields.reportStations
    let standIns = stations.reduce(into: Set<Pollutant>()) { $0.formUnion($1.standIns) }
    let caveats = (index?.notices ?? []) + IndexCaveats.notices(ofStations: standIns.subtracting(index?.standIns ?? []))
    let agreement = layers.compactMap { raster in
      FieldAgreement(raster, stations)?.notice.map { LayerNotice(.pollutant(raster.pollutant), $0.forEverybody) }
    }
    self.init(
      Heading(hour: fields.hour, zone: city.timeZone, city: city.titleName),
      Maps(
        spec: spec, layers: layers, index: index, scale: fields.scale, maskDistanceMeters: city.maskDistanceMeters,
        origins: air.provenance.origins),
      statistics: HourStatistics(
        layers: layers, index: index, scale: fields.scale, history: history, streets: streets),
      stations: stations, leftOut: air.leftOutStations, sources: air.reportSources, attribution: attribution,
      notices: air.notices.map(\.forEverybody),
      layerNotices: caveats.map { LayerNotice(.index, $0.forEverybody) } + agreement)
  }
}

extension IndexRaster {
  /// What has to be said about the indices of a map.
  fileprivate var notices: [Notice] {
    MapCaveats(IndexCaveats(missing: missing, standIns: standIns), areaShares: missingShares).notices
  }
}

extension GatheredAir {
  /// What each source gave, as a page tells it.
  fileprivate var reportSources: [HourReport.Source] {
    let reports = Dictionary(entries.map { ($0.id, $0.report) }, uniquingKeysWith: { first, _ in first })
    return provenance.sources.map { source in
      HourReport.Source(
        name: source.id, attribution: reports[source.id]?.attribution ?? "", licence: reports[source.id]?.licence ?? "",
        state: source.state.rawValue,
        ageSeconds: source.newest.map { max(0, fields.hour.timeIntervalSince($0)) }, readings: source.readings)
    }
  }
}

extension GatheredAir {
  /// The stations with readings that do not count, or without any.
  fileprivate var leftOutStations: [LeftOutStation] {
    fields.silentStations.merging(stationsOfLongMeans) { $1 }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The stations whose means are over too many hours to say anything of one.
  private var stationsOfLongMeans: [StationKey: LeftOutStation] {
    Dictionary(grouping: tooLong) { StationKey($0) }.compactMapValues { readings in
      guard let first = readings.first else { return nil }
      let names = Set(readings.map(\.pollutant)).symbolList
      let seconds = readings.map { $0.end.timeIntervalSince($0.start) }.max() ?? 0
      let hours = Int((seconds / 3600).rounded())
      return LeftOutStation(
        source: first.sourceID, id: first.station.id, name: first.station.name,
        reason: LocalizedText(
          en: "\(names): mean of \(hours) h, too long for an hour",
          es: "\(names): media de \(hours) h, demasiado larga para una hora",
          ca: "\(names): mitjana de \(hours) h, massa llarga per a una hora"))
    }
  }
}

extension HourFields {
  /// The stations of the hour as a map shows them.
  fileprivate var reportStations: [ReportStation] {
    let observed = readings[0].filter { $0.kind == .observed && staleHours[$0.pollutant] == nil }.pollutantsByStation
    return stationAirs().map { air in
      let key = StationKey(sourceID: air.sourceID, stationID: air.station.id)
      return ReportStation(
        id: air.station.id, name: air.station.name, coordinate: air.station.coordinate, type: air.station.type,
        source: air.sourceID, concentrations: air.concentrations, index: air.index?.value,
        coverage: air.index?.coverage ?? .whole, standIns: air.standIns,
        measured: observed[key, default: []].subtracting(air.bridged), reservations: air.reservationWords)
    }
  }

  /// The stations that measured in the hours before and are silent in this one.
  fileprivate var silentStations: [StationKey: LeftOutStation] {
    let present = Set(readings[0].map { StationKey($0) })
    var absent: [StationKey: LeftOutStation] = [:]
    for reading in readings.dropFirst().joined() {
      let key = StationKey(reading)
      guard !present.contains(key) else { continue }
      absent[key] = LeftOutStation(
        source: reading.sourceID, id: reading.station.id, name: reading.station.name,
        reason: LocalizedText(
          en: "no reading of this hour", es: "sin lectura de esta hora", ca: "sense lectura d'esta hora"))
    }
    return absent
  }
}
