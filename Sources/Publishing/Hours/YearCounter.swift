internal import AirData
internal import AirField
internal import CityAir
internal import Computing
internal import Foundation
internal import Geo
internal import Reports

/// The count of a year, hour after hour.
struct YearCounter {
  /// Start of the next hour.
  private(set) var position: Date
  private let time: YearTime
  private let zone: TimeZone
  private let points: [Coordinate]
  private var atStations = YearTally(Limit.all)
  private var atPoints = YearTally(Limit.all)
  private var stations: [YearSoFar.ReadingStation] = []
  private var places: [StationKey: Int] = [:]

  /// Hours whose fields are made side by side.
  static let hoursAtOnce = 48
  /// Share of an hour that readings must last.
  private static let neededShare = 0.75

  /// Nothing is counted yet.
  init(_ time: YearTime, zone: TimeZone, points: [Coordinate]) {
    self.time = time
    self.zone = zone
    self.points = points
    position = time.interval.start
  }

  /// Whether what was counted is a part of another time's.
  func canGoOn(to other: YearTime) -> Bool { time.first == other.first && position <= other.interval.end }

  /// Adds hours in order; those between them of which there is nothing count as unknown.
  mutating func add(_ hours: [(start: Date, readings: [Reading])], over fieldSetup: FieldSetup) {
    let (points, pollutants) = (points, atPoints.pollutants)
    let made = hours.parallelMap { hour in
      let readings = Self.lasting(hour.readings)
      let field = fieldSetup.field(of: readings, from: hour.start)
      let values = (field?.pollutants ?? []).filter(pollutants.contains).map { pollutant in
        (pollutant, field?.concentrations(pollutant, at: points) ?? [])
      }
      return (readings: readings, points: Dictionary(uniqueKeysWithValues: values))
    }
    for (hour, made) in zip(hours, made) {
      pass(to: hour.start)
      let values = values(of: made.readings)
      step(stations: values, points: made.points)
    }
  }

  /// Passes hours of which nothing is known, up to a moment.
  mutating func pass(to end: Date) {
    while position < end { step(stations: [:], points: [:]) }
  }

  private mutating func step(stations: [Pollutant: [Float]], points: [Pollutant: [Float]]) {
    let isBefore = position < time.first
    atStations.add(stations, isBefore: isBefore)
    atPoints.add(points, isBefore: isBefore)
    let next = position + 3600
    if isBefore, next >= time.first {
      atStations.beginDay()
      atPoints.beginDay()
    } else if !isBefore, day(of: position) != day(of: next) {
      atStations.endDay()
      atPoints.endDay()
    }
    position = next
  }

  /// The number of the city's day in which the middle of an hour lies.
  private func day(of hour: Date) -> Int {
    let middle = YearTime.middle(of: hour)
    return Int(((middle.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: middle))) / 86_400).rounded(.down))
  }

  /// The readings of the stations and pollutants that last for enough of an hour.
  ///
  /// A reading counts whole for the hour in which it begins: where clocks are half an hour off UTC, none ends in it.
  private static func lasting(_ readings: [Reading]) -> [Reading] {
    Dictionary(grouping: readings) { ReadingSeries($0) }
      .values.filter { readings in
        readings.reduce(0) { $0 + $1.end.timeIntervalSince($1.start) } >= 3600 * neededShare
      }
      .flatMap(\.self)
  }

  /// The means of an hour by station, in the order in which the stations came to be known.
  private mutating func values(of readings: [Reading]) -> [Pollutant: [Float]] {
    var sums: [Pollutant: [Float]] = [:]
    var seconds: [Pollutant: [Float]] = [:]
    for reading in readings {
      let place = place(of: reading)
      let time = Float(reading.end.timeIntervalSince(reading.start))
      sums[reading.pollutant, default: []].pad(to: place + 1)
      seconds[reading.pollutant, default: []].pad(to: place + 1)
      sums[reading.pollutant]?[place] += Float(reading.concentration) * time
      seconds[reading.pollutant]?[place] += time
    }
    return sums.merging(seconds) { sums, seconds in zip(sums, seconds).map { $1 > 0 ? $0 / $1 : .nan } }
  }

  private mutating func place(of reading: Reading) -> Int {
    let key = StationKey(reading)
    let place = places[key] ?? stations.count
    if place == stations.count {
      stations.append(YearSoFar.ReadingStation(source: reading.sourceID, station: reading.station))
      places[key] = place
    }
    if position >= time.first { stations[place].pollutants.insert(reading.pollutant) }
    return place
  }

  /// What was counted so far; nil where nothing was measured.
  var figures: YearSoFar? {
    guard !stations.isEmpty else { return nil }
    return YearSoFar(
      year: time.year, from: time.beginning, to: position, stations: stations, tally: atStations, area: atPoints,
      points: points.count)
  }
}

extension [Float] {
  fileprivate mutating func pad(to length: Int) {
    if count < length { append(contentsOf: repeatElement(0, count: length - count)) }
  }
}
