internal import AirData
internal import AirField
internal import CityAir
internal import Computing
internal import Foundation
internal import Geo
internal import PluginHost
internal import Reports

/// Counts, from the archive, how often limits were passed in the year of an hour, up to that hour.
///
/// A run goes from hour to hour: what was counted for one of its documents is where the next one begins.
struct YearLoader {
  private let gatherer: AirGatherer
  private let box: BoundingBox
  private let zone: TimeZone
  private let points: [Coordinate]
  private var count: YearInTheMaking?

  /// Points of the map at which the fields of a year are asked for.
  private static let mostPoints = 400

  /// - Parameters:
  ///   - gatherer: Knows the archive and how readings become a field.
  ///   - box: Only stations in it.
  ///   - zone: The zone of the days.
  ///   - spec: The cells of the maps, of which the points are some.
  init(_ gatherer: AirGatherer, box: BoundingBox, zone: TimeZone, spec: GridSpec) {
    self.gatherer = gatherer
    self.box = box
    self.zone = zone
    // Points and no means over cells as large: a mean would ask for the streets at hundreds of places of each.
    let coarse = spec.limited(toCells: Self.mostPoints)
    points = (0..<coarse.count).map { coarse.center(row: $0 / coarse.columns, column: $0 % coarse.columns) }
  }

  /// The digest of all that the figures up to an hour are made of, the settings of the run aside.
  /// - Complexity: O(readings of the year); a year of ten stations takes some seconds.
  func digest(upTo last: Date) -> String {
    let time = YearTime(of: last, zone: zone)
    var digest = SHA256.hex(ofTexts: ["year", TimeText.format(time.first, zone: .gmt)])
    let isKnown = gatherer.forEachMeasuredHour(in: time.interval, box: box) { hour, readings in
      let texts = readings.map { reading in
        "\(reading.sourceID)/\(reading.station.id) \(reading.pollutant.rawValue) \(reading.concentration.bitPattern) "
          + "\(Int(reading.start.timeIntervalSince1970)) \(Int(reading.end.timeIntervalSince1970))"
      }
      digest = SHA256.hex(ofTexts: [digest] + texts)
    }
    return isKnown ? digest : ""
  }

  /// The figures up to an hour; nil where there is no archive, or nothing in it.
  /// - Complexity: O(hours × points × stations), but for hours that were counted for a document before.
  mutating func figures(upTo last: Date) async -> YearSoFar? {
    let time = YearTime(of: last, zone: zone)
    var year = count.flatMap { $0.canGoOn(to: time) ? $0 : nil } ?? YearInTheMaking(time, zone: zone, points: points)
    let rest = DateInterval(start: year.position, end: max(year.position, time.interval.end))
    let ground = await gatherer.measuredGround(in: rest, box: box)
    var hours: [(Date, [Reading])] = []
    let isKnown = gatherer.forEachMeasuredHour(in: rest, box: box) { hour, readings in
      hours.append((hour, readings))
      guard hours.count == YearInTheMaking.hoursAtOnce else { return }
      year.add(hours, over: ground)
      hours = []
    }
    year.add(hours, over: ground)
    year.pass(to: time.interval.end)
    count = isKnown ? year : nil
    return isKnown ? year.figures : nil
  }
}

/// The hours of a year so far.
struct YearTime: Hashable {
  let year: Int
  /// Start of the first hour of the year.
  let first: Date
  /// From the hours that the first running means need to the end of the last hour.
  let interval: DateInterval

  /// Hours before the year that its first running means need.
  static let hoursBefore = 7

  /// The year that holds the start of an hour, in a zone, up to the end of the hour.
  init(of last: Date, zone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let hour = last.startOfHour
    year = calendar.component(.year, from: hour)
    let midnight = calendar.date(from: DateComponents(year: year, month: 1, day: 1)) ?? hour
    // Where a year begins within an hour, the hour is of the year that it begins in.
    first = midnight.startOfHour < midnight ? midnight.startOfHour + 3600 : midnight
    interval = DateInterval(start: first - Double(Self.hoursBefore) * 3600, end: max(first, hour) + 3600)
  }
}
