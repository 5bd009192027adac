import AirData
import AirField
import Foundation
import Geo

@testable import Reports

/// An hour of a city that exists nowhere, with eight stations and a day of history.
enum SampleHour {
  static let hour = Date(timeIntervalSince1970: 1_795_503_600)
  static let box = BoundingBox(west: -0.42, south: 39.43, east: -0.32, north: 39.50)
  static let zone = TimeZone(identifier: "Europe/Madrid") ?? .gmt

  static let stations: [(id: String, place: Coordinate, no2: Double)] = [
    ("Pista de Silla", Coordinate(latitude: 39.4581, longitude: -0.3767), 41),
    ("Vivers", Coordinate(latitude: 39.4795, longitude: -0.3695), 39),
    ("Politècnic", Coordinate(latitude: 39.4796, longitude: -0.3374), 50),
    ("Avinguda de França", Coordinate(latitude: 39.4575, longitude: -0.3427), 27),
    ("Molí del Sol", Coordinate(latitude: 39.4811, longitude: -0.4083), 32),
    ("Centre", Coordinate(latitude: 39.4705, longitude: -0.3764), 55),
    ("Olivereta", Coordinate(latitude: 39.4692, longitude: -0.4059), 72),
    ("Bulevard Sud", Coordinate(latitude: 39.4504, longitude: -0.3963), 47),
  ]

  /// The readings of an hour; particles of all stations, or of some.
  static func readings(hoursAgo: Int, particlesAt some: Set<String>? = nil) -> [Reading] {
    let start = hour - Double(hoursAgo) * 3600
    return stations.flatMap { item in
      let particles = [(Pollutant.pm25, item.no2 / 3 + 4), (.pm10, item.no2 / 2 + 8)]
      let measured = [(Pollutant.no2, item.no2)] + (some?.contains(item.id) == false ? [] : particles)
      return (measured + [(.o3, 90 - item.no2)]).map {
        Reading(
          station: Station(id: item.id, name: item.id, coordinate: item.place, type: .traffic), pollutant: $0.0,
          concentration: $0.1 * (1 - 0.02 * Double(hoursAgo)), start: start, end: start + 3600, sourceID: "sample")
      }
    }
  }

  static func report(
    cellMeters: Double = 100, scale: ScaleID = .usEPA, maskMeters: Double = 3500, base: BaseMap = BaseMap(),
    particlesAt some: Set<String>? = nil,
    attribution: [String] = ["Generalitat de Testville (CC BY 4.0)", "© OpenStreetMap contributors, ODbL"]
  ) throws -> HourReport {
    let spec = try GridSpec(box: box, cellMeters: cellMeters)
    let scale = IndexScale(scale)
    let fields = try (0..<24).map { hoursAgo in
      try PollutionField(
        hour: DateInterval(start: hour - Double(hoursAgo) * 3600, duration: 3600),
        readings: readings(hoursAgo: hoursAgo, particlesAt: some),
        model: FieldModel(method: .inverseDistance(power: 2)), origin: box.center, maskDistanceMeters: maskMeters)
    }
    let layers = fields[0].pollutants.compactMap { pollutant in
      fields[0].grid(pollutant, spec).map { grid in
        PollutantRaster(
          pollutant: pollutant, spec: grid.spec, values: grid.values, sigmas: grid.sigmas, method: "idw:2.0")
      }
    }
    let history = HistoryRasters(
      spec: spec,
      hours: Dictionary(
        uniqueKeysWithValues: fields[0].pollutants.map { pollutant in
          (pollutant, fields.map { $0.grid(pollutant, spec)?.values })
        }))
    let index = IndexRaster(history, scale: scale)
    return HourReport(
      .init(hour: hour, zone: zone, city: "Testville"),
      .init(
        spec: spec, layers: layers, index: index, scale: scale, maskDistanceMeters: maskMeters,
        origins: [.pm10: .typical]),
      statistics: HourStatistics(
        layers: layers, index: index, scale: scale, history: history, streets: StreetCells(base, on: spec)),
      stations: stations.map {
        ReportStation(
          id: $0.id, name: $0.id, coordinate: $0.place, type: .traffic, source: "sample",
          concentrations: [.no2: $0.no2, .pm25: $0.no2 / 3 + 4, .pm10: $0.no2 / 2 + 8, .o3: 90 - $0.no2],
          index: 60 + $0.no2 / 2,
          coverage: some?.contains($0.id) == false
            ? IndexCoverage(on: scale, rated: [.no2, .o3]) : .whole,
          measured: $0.id == "Vivers" ? [] : [.no2, .pm25, .pm10, .o3])
      },
      leftOut: [
        LeftOutStation(
          source: "sample", id: "broken", name: "Broken",
          reason: LocalizedText(en: "no reading of this hour", es: "sin lectura", ca: "sense lectura"))
      ],
      sources: [
        HourReport.Source(
          name: "sample", attribution: "Generalitat de Testville", licence: "CC-BY-4.0", state: "fresh",
          ageSeconds: 3600, readings: 32)
      ],
      attribution: attribution,
      notices: [
        Notice(
          code: "typical-air",
          text: LocalizedText(
            en: "Nothing was measured of PM10 for this hour: a typical day stands in.",
            es: "No se midió nada de PM10 en esta hora: la sustituye un día típico.",
            ca: "No es va mesurar res de PM10 en esta hora: la substituïx un dia típic."))
      ])
  }

  static let score = FieldScore(
    pollutant: .no2, method: "kriging", rmse: 9.34, ratioToMean: 0.868,
    coverage: FieldScore.Coverage(inside68: 0.66, inside95: 0.997),
    data: FieldScore.Data(
      readings: 80_000, stations: 10, from: Date(timeIntervalSince1970: 1_767_222_000),
      to: Date(timeIntervalSince1970: 1_774_994_400)))

  static func facts(city: String = "Testville", scale: IndexScale, scores: [FieldScore] = []) -> ReportFacts {
    ReportFacts(
      city: city, zone: zone, scale: scale, scores: scores,
      map: ReportFacts.MapSource(
        attribution: "© OpenStreetMap contributors, ODbL", dataDate: "2026-05-01T03:00:00Z"))
  }

  /// A grid of streets, a river and a park.
  static let base: BaseMap = {
    var streets: [BaseMap.Street] = []
    for step in 0...40 {
      let longitude = box.west + (box.east - box.west) * Double(step) / 40
      let latitude = box.south + (box.north - box.south) * Double(step) / 40
      let rank = BaseMap.StreetRank(rawValue: step % 10 == 0 ? 3 : step % 5 == 0 ? 2 : step % 2) ?? .minor
      streets.append(
        BaseMap.Street(
          rank: rank,
          line: [
            Coordinate(latitude: box.south, longitude: longitude),
            Coordinate(latitude: box.north, longitude: longitude),
          ]))
      streets.append(
        BaseMap.Street(
          rank: rank,
          line: [
            Coordinate(latitude: latitude, longitude: box.west), Coordinate(latitude: latitude, longitude: box.east),
          ]))
    }
    func area(_ west: Double, _ south: Double, _ east: Double, _ north: Double) -> BaseMap.Area {
      BaseMap.Area(rings: [
        [
          Coordinate(latitude: south, longitude: west), Coordinate(latitude: south, longitude: east),
          Coordinate(latitude: north, longitude: east), Coordinate(latitude: north, longitude: west),
          Coordinate(latitude: south, longitude: west),
        ]
      ])
    }
    return BaseMap(
      streets: streets, water: [area(-0.335, 39.43, -0.32, 39.46)], parks: [area(-0.37, 39.472, -0.36, 39.482)])
  }()
}

extension HourReport {
  /// The same report of another hour.
  func moved(hours: Double) -> HourReport {
    var report = self
    report.hour += hours * 3600
    return report
  }

  /// The same report with stations whose index rests on something else.
  func withStations(coverage: (ReportStation) -> IndexCoverage) -> HourReport {
    var report = self
    report.stations = stations.map { station in
      ReportStation(
        id: station.id, name: station.name, coordinate: station.coordinate, type: station.type, source: station.source,
        concentrations: station.concentrations, index: station.index, coverage: coverage(station),
        measured: station.measured)
    }
    return report
  }

  /// The same report with a station in whose index the hour stands in for longer means.
  func withStandIns(_ standIns: Set<Pollutant>, at id: String) -> HourReport {
    var report = self
    report.stations = stations.map { station in
      guard station.id == id else { return station }
      return ReportStation(
        id: station.id, name: station.name, coordinate: station.coordinate, type: station.type, source: station.source,
        concentrations: station.concentrations, index: station.index, coverage: station.coverage, standIns: standIns,
        measured: station.measured)
    }
    return report
  }

  /// The same report of a city with other sources and notices, and one station's name.
  func with(city: String, sources: [Source], stationName: String, notices: [Notice]) -> HourReport {
    var report = self
    report.stations = stations.enumerated().map { number, station in
      ReportStation(
        id: station.id, name: number == 0 ? stationName : station.name, coordinate: station.coordinate,
        type: station.type, source: station.source, concentrations: station.concentrations, index: station.index,
        coverage: station.coverage, measured: station.measured)
    }
    report.city = city
    report.sources = sources
    report.attribution = sources.map(\.attribution)
    report.commonNotices = notices
    return report
  }
}
