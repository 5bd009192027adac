internal import AirData
internal import CityAir
internal import Foundation
internal import Planner
internal import Setup

/// The stations of an hour as people read them.
struct StationsText {
  private let answer: StationsAnswer
  private let city: CityConfiguration

  init(_ answer: StationsAnswer, city: CityConfiguration) {
    self.answer = answer
    self.city = city
  }

  var text: String {
    let title =
      "\(Figures.count(answer.stations.count, "station")), \(Figures.moment(answer.moment, in: city.timeZone))"
    let provenance = ProvenanceText.lines(answer.provenance, attribution: answer.attribution, zone: city.timeZone)
    return [[title], table.lines, legend, provenance].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(
      separator: "\n\n") + "\n"
  }

  /// What the marks behind figures mean, where there are any.
  private var legend: [String] {
    var lines: [String] = []
    if answer.stations.contains(where: { !$0.outliers.isEmpty }) {
      lines.append("! far from what is usual; used all the same")
    }
    if answer.stations.contains(where: { !$0.bridged.isEmpty }) {
      lines.append("~ not measured in this hour: on the line between the hours around it")
    }
    return lines
  }

  private func figure(_ pollutant: Pollutant, of air: StationAir) -> String {
    let mark = air.outliers.contains(pollutant) ? "!" : air.bridged.contains(pollutant) ? "~" : ""
    return Figures.figure(air.concentrations[pollutant]) + mark
  }

  /// What an index lacks, as ` (partial: without PM2.5)`.
  private static func lack(_ index: AirIndex) -> String {
    index.isPartial ? " (partial: without \(index.missingPollutants.map(\.symbol).joined(separator: ", ")))" : ""
  }

  private var pollutants: [Pollutant] {
    Set(answer.stations.flatMap(\.concentrations.keys)).sorted()
  }

  private var table: TextTable {
    let scale = answer.provenance.scale.rawValue
    let pollutants = pollutants
    var table = TextTable(
      [("id", .left), ("station", .left), ("type", .left)] + pollutants.map { ($0.symbol, .right) }
        + [(scale, .right), ("category", .left)])
    for air in answer.stations {
      table.add(
        [air.station.id, air.station.name, air.station.type.rawValue]
          + pollutants.map { figure($0, of: air) }
          + [
            air.index.map { String(format: "%.0f", $0.value) } ?? "-",
            air.index.map { $0.categoryName.en + Self.lack($0) } ?? "",
          ])
    }
    return table
  }
}
