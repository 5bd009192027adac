internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Planner
internal import Setup

/// The air at a place as people read it.
struct AirText {
  private let answer: AirAnswer
  private let city: CityConfiguration

  init(_ answer: AirAnswer, city: CityConfiguration) {
    self.answer = answer
    self.city = city
  }

  var text: String {
    let parts = [
      title, table.lines + legend + minute,
      ProvenanceText.lines(answer.provenance, attribution: answer.attribution, zone: city.timeZone),
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var title: [String] {
    let place = "\(answer.place.position[1]),\(answer.place.position[0])"
    var lines = [Spoken.say(AirPhrases.title, place, Figures.moment(answer.moment, in: city.timeZone))]
    if let index = answer.index { lines += IndexText.lines(index) }
    return lines
  }

  private var legend: [String] {
    let isOther = answer.estimates.filter { $0.concentration != nil }.map(\.isOfOtherTime)
    return (isOther.contains(false) ? [Spoken.say(AirPhrases.legend)] : [])
      + (isOther.contains(true) ? [Spoken.say(AirPhrases.legendOfOtherTime)] : [])
  }

  /// The concentrations of the very minute, where it is not the middle of an hour or one hour holds.
  private var minute: [String] {
    let between = answer.minute.filter { $0.hours.count > 1 && $0.weight > 0 }
    guard !between.isEmpty else { return [] }
    let figures = between.map {
      "\($0.pollutant.symbol) \(Figures.figure($0.concentration)) ± \(Figures.figure($0.sigma))"
    }
    let clock = Figures.clock(answer.moment, in: city.timeZone)
    return [Spoken.say(AirPhrases.minute, clock, figures.joined(separator: ", "))]
  }

  private var table: TextTable {
    let hasStreets = answer.provenance.increment.values.contains(where: \.tellsStreets)
    var table = TextTable(
      [
        (Spoken.say(AirPhrases.pollutant), .left), ("µg/m³", .right), ("±", .right), ("95 %", .right),
        (Spoken.say(AirPhrases.guideline), .right),
      ]
        + (hasStreets
          ? [(Spoken.say(AirPhrases.background), .right), (Spoken.say(AirPhrases.streets), .right)] : [])
        + [(Spoken.say(AirPhrases.subIndex), .right), (Spoken.say(AirPhrases.category), .left)])
    for estimate in answer.estimates {
      let sub = answer.index?.subIndices.first { $0.pollutant == estimate.pollutant }
      table.add(
        [
          estimate.pollutant.symbol, Figures.figure(estimate.concentration), Figures.figure(estimate.sigma),
          Figures.range(estimate.interval95), Figures.probability(estimate.exceedsGuideline),
        ] + (hasStreets ? [Figures.figure(estimate.background), Figures.figure(estimate.increment)] : []) + [
          sub.map { String(format: "%.0f", $0.value) } ?? "-", sub?.category.name[Spoken.language] ?? "",
        ])
    }
    return table
  }
}
