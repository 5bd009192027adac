internal import AirData
internal import Foundation

/// Makes readings of the feed's records, and remembers what has to be told.
struct HourReader {
  let options: Options
  let now: Date
  private(set) var problems: RecordProblems
  private(set) var readings: [Reading] = []
  private(set) var skipped: [String] = []

  private var seen: Set<Hour> = []
  /// Where the figure of a pollutant and hour stands among the readings.
  private var positions: [Key: Int] = [:]

  /// More mg/m³ than any street has: above it the unit is not what was assumed.
  private static let maxBelievedCarbonMonoxide = 50.0

  private static let fields: [(name: String, pollutant: Pollutant)] = [
    ("no2", .no2), ("pm25", .pm25), ("pm10", .pm10), ("o3", .o3), ("so2", .so2), ("co", .co),
  ]

  init(options: Options, now: Date, feed: String) {
    self.options = options
    self.now = now
    problems = RecordProblems(feed: feed)
  }

  /// Reads a record; a fault of it, or of one of its values, leaves the others.
  ///
  /// Of two figures of one hour the last counts, since feeds append corrections.
  mutating func read(_ node: JSONNode) {
    do {
      let record = try Record(node, options: options, now: now)
      if options.skippedStations.contains(record.station.id) { return skipped.append(record.station.id) }
      if !seen.insert(Hour(station: record.station.id, start: record.start)).inserted {
        problems.add(record.fields.error("comes twice for one hour").message)
      }
      for (name, pollutant) in Self.fields { read(record, record.fields[name], pollutant) }
    } catch {
      problems.add(error.message)
    }
  }

  private mutating func read(_ record: Record, _ node: JSONNode, _ pollutant: Pollutant) {
    do {
      // What a station does not measure is null.
      guard let value = try node.optional?.number else { return }
      let reading = Reading(
        station: record.station, pollutant: pollutant, concentration: try concentration(value, pollutant, node),
        start: record.start, end: record.start + Record.secondsPerHour, sourceID: Options.sourceID)
      let key = Key(hour: Hour(station: record.station.id, start: record.start), pollutant: pollutant)
      if let known = positions[key] {
        readings[known] = reading
      } else {
        positions[key] = readings.count
        readings.append(reading)
      }
    } catch {
      problems.add(error.message)
    }
  }

  private func concentration(_ value: Double, _ pollutant: Pollutant, _ node: JSONNode) throws(JSONError) -> Double {
    guard value >= 0 else { throw node.error("\(value) is negative") }
    let unit = pollutant == .co ? options.carbonMonoxideUnit : .microgramsPerCubicMeter
    if pollutant == .co, options.isUnitAssumed, value > Self.maxBelievedCarbonMonoxide {
      throw node.error("\(value) is too much for mg/m³: set co_unit")
    }
    guard let concentration = unit.toMicrogramsPerCubicMeter(value, of: pollutant),
      concentration <= Reading.maxBelieved
    else { throw node.error("\(value) is more than is believed") }
    return concentration
  }
}

/// What a record is of.
private struct Hour: Hashable {
  var station: String
  var start: Date
}

/// What a figure is of: there is only one of each.
private struct Key: Hashable {
  var hour: Hour
  var pollutant: Pollutant
}
