internal import AirData
internal import CityAir
internal import Foundation
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
      "\(Figures.count(answer.stations.count, CommonPhrases.station)), "
      + "\(Figures.moment(answer.moment, in: city.timeZone)), µg/m³"
    let provenance = ProvenanceText.lines(answer.provenance, attribution: answer.attribution, zone: city.timeZone)
    return [[title], table.lines, legend, provenance].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(
      separator: "\n\n") + "\n"
  }

  /// What the marks behind figures mean, where there are any.
  private var legend: [String] {
    var lines: [String] = []
    if answer.stations.contains(where: { !$0.outliers.isEmpty }) {
      lines.append(Spoken.say(AirPhrases.outliers))
    }
    if answer.stations.contains(where: { air in air.concentrations.keys.contains { air.isDoubted($0) } }) {
      lines.append(Spoken.say(AirPhrases.doubted))
    }
    if answer.stations.contains(where: { !$0.bridged.isEmpty }) {
      lines.append(Spoken.say(AirPhrases.bridged))
    }
    if answer.stations.contains(where: { !$0.standIns.isEmpty }) {
      lines.append(Spoken.say(AirPhrases.standIns))
    }
    return lines
  }

  private func figure(_ pollutant: Pollutant, of air: StationAir) -> String {
    var marks = air.outliers.contains(pollutant) ? "!" : ""
    if air.isDoubted(pollutant) { marks += "?" }
    if air.bridged.contains(pollutant) { marks += "~" }
    if air.standIns.contains(pollutant) { marks += "^" }
    return Figures.figure(air.concentrations[pollutant]) + marks
  }

  private var pollutants: [Pollutant] {
    Set(answer.stations.flatMap(\.concentrations.keys)).sorted()
  }

  private var table: TextTable {
    let scale = answer.provenance.scale.rawValue
    let pollutants = pollutants
    var table = TextTable(
      [("id", .left), (Spoken.say(AirPhrases.station), .left), (Spoken.say(AirPhrases.type), .left)]
        + pollutants.map { ($0.symbol, .right) }
        + [(scale, .right), (Spoken.say(AirPhrases.category), .left)])
    for air in answer.stations {
      table.add(
        [air.station.id, Figures.name(air.station.name), Spoken.say(AirPhrases.word(for: air.station.type))]
          + pollutants.map { figure($0, of: air) }
          + [
            air.index.map { String(format: "%.0f", $0.value) } ?? "-",
            air.index.map { $0.categoryName[Spoken.language] + IndexText.lack($0) } ?? "",
          ])
    }
    return table
  }
}
