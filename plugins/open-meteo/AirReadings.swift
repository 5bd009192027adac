internal import AirData
internal import Foundation
internal import Geo

/// A variable of the service, and what it is here.
struct AirVariable: Sendable {
  let name: String
  let pollutant: Pollutant

  static let all = [
    AirVariable(name: "nitrogen_dioxide", pollutant: .no2), AirVariable(name: "pm2_5", pollutant: .pm25),
    AirVariable(name: "pm10", pollutant: .pm10), AirVariable(name: "ozone", pollutant: .o3),
    AirVariable(name: "sulphur_dioxide", pollutant: .so2), AirVariable(name: "carbon_monoxide", pollutant: .co),
  ]

  /// What a value is multiplied with: the service's gases stand at 25 °C, ours at 20 °C; particles at neither.
  var factor: Double { pollutant.molarMassGramsPerMole == nil ? 1 : Self.to20Degrees }

  /// Litres that a mole of an ideal gas fills at 25 °C and 1 atm, over those at 20 °C: 1.0170.
  private static let to20Degrees = 24.4654 / ConcentrationUnit.molarVolumeLitersPerMole
}

/// Makes readings of series, and remembers what has to be told.
struct AirReadings {
  private(set) var readings: [Reading] = []
  private let issued: Date
  private var problems: RecordProblems
  private var missing = MissingValues()

  init(issued: Date, address: String) {
    self.issued = issued
    problems = RecordProblems(feed: address)
  }

  /// Adds the readings of one point; a fault of a variable or a value leaves the others.
  mutating func add(_ series: PointSeries, variables: [AirVariable]) {
    let station = Self.station(at: series.point)
    for variable in variables {
      do throws(JSONError) {
        let unit = try Self.unit(of: variable, series)
        for (time, node) in zip(series.times, try series.values(variable.name)) {
          add(node, unit, variable, station, time)
        }
      } catch {
        problems.add(error.message)
      }
    }
  }

  /// Tells what was left out.
  func tell(_ log: any SourceLog) {
    problems.tell(log)
    missing.tell(log)
  }

  private mutating func add(
    _ node: JSONNode, _ unit: ConcentrationUnit, _ variable: AirVariable, _ station: Station, _ time: Date
  ) {
    missing.count(node)
    guard !node.isNull else { return }
    do throws(JSONError) {
      let value = try node.number
      guard value >= 0 else { throw node.error("\(value) is negative") }
      guard let concentration = unit.toMicrogramsPerCubicMeter(value * variable.factor, of: variable.pollutant),
        concentration <= Reading.maxBelieved
      else { throw node.error("\(value) is more than is believed") }
      readings.append(
        Reading(
          station: station, pollutant: variable.pollutant, concentration: concentration, start: time,
          end: time + 3600, kind: .forecast(issued: issued), sourceID: Options.sourceID))
    } catch {
      problems.add(error.message)
    }
  }

  private static func unit(of variable: AirVariable, _ series: PointSeries) throws(JSONError) -> ConcentrationUnit {
    guard let text = try series.unit(variable.name) else { return .microgramsPerCubicMeter }
    guard let unit = ConcentrationUnit(parsing: text), unit == .microgramsPerCubicMeter else {
      throw series.unitError(variable.name, "expected µg/m³")
    }
    return unit
  }

  /// Named after the place that was asked for, in the middle of its cell.
  private static func station(at point: Coordinate) -> Station {
    let id = "\(point.latitude),\(point.longitude)"
    return Station(id: id, name: "CAMS \(id)", coordinate: point, type: .model)
  }
}

/// Counts the hours that a model has no value for.
struct MissingValues {
  private var all = 0
  private var missing = 0

  mutating func count(_ node: JSONNode) {
    all += 1
    if node.isNull { missing += 1 }
  }

  func tell(_ log: any SourceLog) {
    guard missing > 0 else { return }
    log.notice(
      Notice(
        code: "no-value",
        text: LocalizedText(
          en: "Open-Meteo has no figure for \(missing) of \(all) hours and values.",
          es: "Open-Meteo no tiene cifra para \(missing) de \(all) horas y valores.",
          ca: "Open-Meteo no té xifra per a \(missing) de \(all) hores i valors.")))
  }
}
