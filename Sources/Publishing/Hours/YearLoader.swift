internal import AirData
internal import AirField
internal import CityAir
internal import Foundation
internal import Geo
internal import PluginHost
internal import Reports

/// Counts, from the archive, how often limits were passed in the year of an hour, up to that hour.
///
/// What was counted is remembered: the next document, or the next run of the same settings, goes on from there.
struct YearLoader {
  private let gatherer: AirGatherer
  private let box: BoundingBox
  private let zone: TimeZone
  private let points: [Coordinate]
  /// How far it was counted before.
  private(set) var memory: YearMemory
  /// Hours whose fields were made, for whoever measures the work.
  private(set) var hoursCounted = 0

  /// Points of the map at which the fields of a year are asked for.
  private static let maxPoints = 400

  /// - Parameters:
  ///   - gatherer: Knows the archive and how readings become a field.
  ///   - box: Only stations in it.
  ///   - zone: The zone of the days.
  ///   - spec: The cells of the maps, of which the points are some.
  ///   - memory: What an earlier run of the same settings has counted.
  init(
    _ gatherer: AirGatherer, box: BoundingBox, zone: TimeZone, spec: GridSpec, memory: YearMemory = YearMemory()
  ) {
    self.memory = memory
    self.gatherer = gatherer
    self.box = box
    self.zone = zone
    // Points and no means over cells as large: a mean would ask for the streets at hundreds of places of each.
    points = spec.limited(toCells: Self.maxPoints).centers
  }

  /// The digest of all that the figures up to an hour are made of, the settings of the run aside; what is remembered
  /// of readings that have changed is forgotten.
  /// - Complexity: O(readings of the year); a year of ten stations takes some seconds.
  mutating func digest(upTo last: Date) -> String {
    let time = YearTime(of: last, zone: zone)
    var digest = Self.digest(ofNothing: time)
    var entries = memory.entries(for: time)[...]
    var changed: Set<Date> = []
    let isKnown = gatherer.forEachMeasuredHour(in: time.interval, box: box) { hour, readings in
      Self.compare(&entries, before: hour, digest, &changed)
      digest = Self.digest(digest, with: readings)
    }
    Self.compare(&entries, before: .distantFuture, digest, &changed)
    memory.drop(changed, of: time)
    return isKnown ? digest : ""
  }

  /// Notes the entries up to an hour that are made of other readings.
  private static func compare(
    _ entries: inout ArraySlice<YearMemory.Entry>, before hour: Date, _ digest: String, _ changed: inout Set<Date>
  ) {
    while let entry = entries.first, entry.year.position <= hour {
      if entry.digest != digest { changed.insert(entry.year.position) }
      entries.removeFirst()
    }
  }

  private static func digest(ofNothing time: YearTime) -> String {
    SHA256.hex(ofTexts: ["year", TimeText.format(time.first, zone: .gmt)])
  }

  private static func digest(_ digest: String, with readings: [Reading]) -> String {
    let texts = readings.map { reading in
      "\(reading.sourceID)/\(reading.station.id) \(reading.pollutant.rawValue) \(reading.concentration.bitPattern) "
        + "\(Int(reading.start.timeIntervalSince1970)) \(Int(reading.end.timeIntervalSince1970))"
    }
    return SHA256.hex(ofTexts: [digest] + texts)
  }

  /// The figures up to an hour; nil where there is no archive, or nothing in it.
  /// - Complexity: O(hours × points × stations), but for hours that were counted before and are remembered.
  mutating func figures(upTo last: Date) async -> YearSoFar? {
    let time = YearTime(of: last, zone: zone)
    var begun = memory.entry(for: time)
    var rest = DateInterval(start: begun?.year.position ?? time.interval.start, end: time.interval.end)
    var fieldSetup = await gatherer.measuredFieldSetup(in: rest, box: box)
    if let entry = begun, entry.maps != fieldSetup.maps {
      begun = nil
      rest = time.interval
      fieldSetup = await gatherer.measuredFieldSetup(in: rest, box: box)
    }
    return figures(time, from: begun, in: rest, over: fieldSetup)
  }

  private mutating func figures(
    _ time: YearTime, from begun: YearMemory.Entry?, in rest: DateInterval, over fieldSetup: FieldSetup
  ) -> YearSoFar? {
    var year = begun?.year ?? YearCounter(time, zone: zone, points: points)
    var digest = begun?.digest ?? Self.digest(ofNothing: time)
    var hours: [(start: Date, readings: [Reading])] = []
    var (memory, counted) = (memory, 0)
    func count() {
      counted += hours.count
      year.add(hours, over: fieldSetup)
      for hour in hours { digest = Self.digest(digest, with: hour.readings) }
      if !hours.isEmpty { memory.keep(YearMemory.Entry(year: year, digest: digest, maps: fieldSetup.maps)) }
      hours = []
    }
    let isKnown = gatherer.forEachMeasuredHour(in: rest, box: box) { hour, readings in
      hours.append((hour, readings))
      if hours.count == YearCounter.hoursAtOnce { count() }
    }
    guard isKnown else { return nil }
    count()
    year.pass(to: time.interval.end)
    self.memory = memory
    hoursCounted += counted
    return year.figures
  }
}
