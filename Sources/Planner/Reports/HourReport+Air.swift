internal import AirData
internal import AirField
internal import Foundation
internal import Geo
internal import Reports

extension HourReport {
  /// The report of an hour that was gathered.
  init(
    _ air: GatheredAir, city: CityConfiguration, spec: GridSpec, layers: [PollutantRaster], history: HistoryRasters,
    streets: StreetCells?, attribution: [String]
  ) {
    let picture = air.picture
    let index = IndexRaster(history, scale: picture.scale)
    self.init(
      hour: picture.hour, zone: city.timeZone, city: city.name, spec: spec, layers: layers, index: index,
      scale: picture.scale, stations: picture.reportStations, leftOut: picture.leftOutStations,
      statistics: HourStatistics(
        layers: layers, index: index, scale: picture.scale, history: history, streets: streets),
      sources: air.provenance.sources.map { source in
        Source(
          name: source.id, state: source.state.rawValue, newest: source.newest, ageSeconds: source.ageSeconds,
          readings: source.readings)
      }, attribution: attribution, notices: air.notices.map(\.message), maskDistanceMeters: city.maskDistanceMeters)
  }
}

extension AirPicture {
  /// The stations of the hour as a map shows them.
  fileprivate var reportStations: [ReportStation] {
    let observed = readings[0].filter { $0.kind == .observed && staleHours[$0.pollutant] == nil }.pollutantsByStation
    return stationAirs().map { air in
      let key = StationKey(sourceID: air.sourceID, station: air.station)
      return ReportStation(
        id: air.station.id, name: air.station.name, coordinate: air.station.coordinate, type: air.station.type,
        source: air.sourceID, concentrations: air.concentrations, index: air.index?.value,
        measured: observed[key, default: []].subtracting(air.bridged))
    }
  }

  /// The stations that measured in the hours before and are silent in this one.
  fileprivate var leftOutStations: [LeftOutStation] {
    let present = Set(readings[0].map { "\($0.sourceID)/\($0.station.id)" })
    var absent: [String: LeftOutStation] = [:]
    for reading in readings.dropFirst().joined() {
      let key = "\(reading.sourceID)/\(reading.station.id)"
      guard !present.contains(key) else { continue }
      absent[key] = LeftOutStation(
        id: reading.station.id, name: reading.station.name, reason: "no reading of this hour")
    }
    return absent.sorted { $0.key < $1.key }.map(\.value)
  }
}
