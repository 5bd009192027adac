internal import AirData
internal import Foundation
internal import Planner

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
    return [[title], table.lines, provenance].map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var pollutants: [Pollutant] {
    Set(answer.stations.flatMap(\.concentrations.keys)).sorted()
  }

  private var table: TextTable {
    let scale = answer.provenance.scale.rawValue
    var table = TextTable(
      [("id", .left), ("station", .left), ("type", .left)] + pollutants.map { ($0.symbol, .right) }
        + [(scale, .right), ("category", .left)])
    for air in answer.stations {
      table.add(
        [air.station.id, air.station.name, air.station.type.rawValue]
          + pollutants.map { Figures.figure(air.concentrations[$0]) }
          + [
            air.index.map { String(format: "%.0f", $0.value) } ?? "-",
            air.index.map { $0.category.name.en + ($0.isPartial ? " (partial)" : "") } ?? "",
          ])
    }
    return table
  }
}
