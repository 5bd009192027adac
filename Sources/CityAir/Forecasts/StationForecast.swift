internal import AirData
internal import AirField
internal import Foundation
internal import Geo

/// The forecast of an hour at a city's stations, where the forecast itself is too coarse to tell places apart.
///
/// Such a forecast says how the level of the city moves; where in the city there is more and where less is known from
/// what its stations usually read at this hour of the day. For a pollutant, with u(s) the usual figures of the stations
/// s, L the forecast level and U the mean of u over the stations that L is the mean of:
///
///     figure(s) = u(s) · L / U          O3: max(0, u(s) + L − U)
///
/// L is the mean of what is known of the hour at the stations (a forecast corrected by the station's own bias, or made
/// for the station itself), and where nothing is, of the forecast at the stations, the inverse-distance mean (power 2)
/// of its points. Why ozone goes by the difference, ``LevelChange`` says. Where u is what the station has measured of
/// late, the figure has what is left of its anomaly in the hour that it measured last (``StationAnomalies``).
package struct StationForecast {
  /// A forecast is coarse where half of the stations have no point within this distance.
  static let nearMeters = 1500.0

  /// The readings of the hour; the points of a coarse forecast are no longer among them.
  private(set) var readings: [Reading]
  /// The forecast points that gave a level and are not among the readings.
  private(set) var points: [Reading] = []
  /// The readings of a typical day that gave stations' differences.
  private(set) var typical: [Reading] = []
  /// Whose forecasts were made here, and given by no source.
  private(set) var made: Set<ReadingSeries> = []
  /// The pollutants whose stations' differences are those of days of the other kind alone.
  private(set) var ofOtherDays: Set<Pollutant> = []
  /// What the forecast at the stations was made of, by pollutant.
  private(set) var parts: [Pollutant: AirProvenance.ForecastAtStations] = [:]

  /// Brings the forecasts of an hour to the stations.
  /// - Parameters:
  ///   - hour: The readings of the hour as they were selected.
  ///   - correction: What corrects forecasts by the stations' bias.
  ///   - usual: What stations usually read at this hour of the day, the best founded first.
  ///   - anomalies: How far stations were from what was expected of them when they measured last.
  init(
    _ hour: [Reading], _ correction: ForecastCorrection, usual: [UsualAir],
    anomalies: [ReadingSeries: StationAnomaly] = [:]
  ) {
    let series = Set(hour.map { ReadingSeries($0) })
    let corrected = correction.corrected(hour)
    readings = corrected.filter { $0.kind.rank != .forecast }
    let forecasts = corrected.filter { $0.kind.rank == .forecast }
    for pollutant in Pollutant.allCases {
      let all = forecasts.of(pollutant)
      // What the correction adds stands at stations.
      let points = all.filter { series.contains(ReadingSeries($0)) }
      guard !points.isEmpty else { continue }
      let biased = all.filter { !series.contains(ReadingSeries($0)) }
      add(points, biased: biased, usual: usual.map { $0.of(pollutant) }, anomalies: anomalies, of: pollutant)
    }
    made = Set(readings.filter { $0.kind.rank == .forecast }.map { ReadingSeries($0) }).subtracting(series)
  }

  private mutating func add(
    _ points: [Reading], biased: [Reading], usual: [UsualAir], anomalies: [ReadingSeries: StationAnomaly],
    of pollutant: Pollutant
  ) {
    let stations = usual.flatMap(\.readings) + biased
    let places = Self.places(of: stations)
    guard places.count >= 2, Self.isCoarse(points, for: places), let cells = CellForecast(points) else {
      readings += points + biased
      return
    }
    let own = points.filter { !stations.standing(at: $0.station.coordinate).isEmpty }
    var part = AirProvenance.ForecastAtStations(points: points.count - own.count, own: own.count)
    var known = own + biased
    for usual in usual {
      var brought = cells.brought(to: usual, known: known, keeping: usual.isMeasured ? own : known)
      // A station's usual difference at this hour of the day is nearer than one bias for the whole day.
      if usual.isMeasured {
        known = known.filter { brought.standing(at: $0.station.coordinate).isEmpty }
        brought = brought.map { reading in
          guard let anomaly = anomalies[ReadingSeries(reading)] else { return reading }
          return reading.with(concentration: anomaly.added(to: reading.concentration, at: reading.start))
        }
        part.recent = brought.count
        if !brought.isEmpty { ofOtherDays.formUnion(usual.ofOtherDays) }
      } else {
        part.typical = brought.count
        if !brought.isEmpty { typical += usual.readings }
      }
      known += brought
    }
    part.biased = known.count - part.own - part.recent - part.typical
    part.level = known.meanConcentration ?? 0
    parts[pollutant] = part
    readings += known
    let used = Set(known.map { ReadingSeries($0) })
    self.points += points.filter { !used.contains(ReadingSeries($0)) }
  }

  /// Whether a forecast cannot tell stations apart: it has fewer points than there are stations, or half of these have
  /// none near by.
  private static func isCoarse(_ points: [Reading], for stations: [Coordinate]) -> Bool {
    if points.count < stations.count { return true }
    let far = stations.filter { place in
      !points.contains { $0.station.coordinate.isWithin(nearMeters, of: place) }
    }
    return 2 * far.count >= stations.count
  }

  /// The places of stations, each once.
  private static func places(of readings: [Reading]) -> [Coordinate] {
    let places = Dictionary(
      readings.map { (StationKey($0), $0.station.coordinate) }, uniquingKeysWith: { first, _ in first })
    let stations = places.map { (key: $0.key, place: $0.value) }
    return PlaceGroups(stations).groups.map { stations[$0[0]].place }
  }
}

/// What stations usually read at an hour of the day.
struct UsualAir {
  /// A usual figure of each station, as a reading.
  var readings: [Reading]
  /// Whether they are means of what was measured of late; a typical day's otherwise.
  let isMeasured: Bool
  /// The pollutants that were measured on days of the other kind alone: on working days for the weekend, and the other
  /// way round.
  var ofOtherDays: Set<Pollutant> = []

  /// The usual figures in µg/m³.
  var concentrations: [ReadingSeries: Double] {
    Dictionary(readings.map { (ReadingSeries($0), $0.concentration) }, uniquingKeysWith: { first, _ in first })
  }

  /// The usual figures of one pollutant.
  func of(_ pollutant: Pollutant) -> UsualAir {
    UsualAir(
      readings: readings.of(pollutant), isMeasured: isMeasured, ofOtherDays: ofOtherDays.intersection([pollutant]))
  }
}

/// The points of a coarse forecast of one pollutant and hour.
private struct CellForecast {
  private let first: Reading
  private let mean: DistanceMean

  init?(_ points: [Reading]) {
    guard let first = points.first,
      let mean = DistanceMean(of: points.map { ($0.station.coordinate, $0.concentration) })
    else { return nil }
    self.first = first
    self.mean = mean
  }

  /// The forecast at stations by their usual figures.
  /// - Parameters:
  ///   - usual: The usual figures.
  ///   - known: What is known of the hour at some stations.
  ///   - kept: Those of the known ones that stay as they are.
  /// - Returns: Forecasts at the stations of the usual figures, but for those of the kept ones.
  func brought(to usual: UsualAir, known: [Reading], keeping kept: [Reading]) -> [Reading] {
    let anchors = usual.readings.compactMap { reading in
      known.standing(at: reading.station.coordinate).meanConcentration.map { (from: reading.concentration, to: $0) }
    }
    let pairs =
      anchors.isEmpty
      ? usual.readings.map { (from: $0.concentration, to: mean.value(at: $0.station.coordinate)) } : anchors
    guard let change = LevelChange(of: first.pollutant, meansOf: pairs) else { return [] }
    return usual.readings.filter { kept.standing(at: $0.station.coordinate).isEmpty }.map { reading in
      Reading(
        station: reading.station, pollutant: reading.pollutant, concentration: change.moved(reading.concentration),
        start: first.start, end: first.end, kind: first.kind, sourceID: reading.sourceID)
    }
  }
}
