internal import AirData
internal import Foundation

/// The hours of one sensor, and what was wrong with others.
struct SensorHours: Sendable {
  private(set) var readings: [Reading] = []
  private(set) var problems: [String] = []
  private(set) var missingCount = 0
  private(set) var clampedCount = 0
  let sensor: Sensor

  init(_ sensor: Sensor) {
    self.sensor = sensor
  }

  /// Takes an entry of the list.
  mutating func add(_ node: JSONNode) {
    do throws(JSONError) {
      if node["value"].isNull { return missingCount += 1 }
      var quality: Reading.Quality =
        try node["flagInfo"].optional?["hasFlags"].optional?.boolean == true ? .doubtful : []
      var concentration = try concentration(node)
      if concentration < 0 {
        guard concentration >= -sensor.pollutant.noiseMicrogramsPerCubicMeter else {
          throw node["value"].error("is negative")
        }
        concentration = 0
        quality.insert(.clampedNegative)
        clampedCount += 1
      }
      let period = node["period"]
      let (start, end) = (try period["datetimeFrom"]["utc"].moment, try period["datetimeTo"]["utc"].moment)
      guard start < end else { throw period.error("ends before it starts") }
      readings.append(
        Reading(
          station: sensor.station, pollutant: sensor.pollutant, concentration: concentration, start: start, end: end,
          quality: quality, sourceID: Options.sourceID))
    } catch {
      problems.append("sensor \(sensor.id), \(error.message)")
    }
  }

  /// In µg/m³, from the unit that stands beside the value.
  private func concentration(_ node: JSONNode) throws(JSONError) -> Double {
    let value = try node["value"].number
    let text = try node["parameter"].optional?["units"].optional?.text ?? sensor.unit
    guard let unit = ConcentrationUnit(parsing: text),
      let concentration = unit.toMicrogramsPerCubicMeter(value, of: sensor.pollutant)
    else {
      throw node["parameter"]["units"].error(
        "\(sensor.pollutant.symbol) in '\(text.withoutControlCharacters)' is not understood")
    }
    guard concentration <= Reading.maxBelieved else { throw node["value"].error("is more than is believed") }
    return concentration
  }
}
