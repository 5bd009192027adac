internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
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
    let place = Figures.place(answer.place)
    var lines = [Spoken.say(AirPhrases.title, place, Figures.moment(answer.moment, in: city.timeZone))]
    if let index = answer.index { lines += IndexText.lines(index) }
    return lines
  }

  private var legend: [String] {
    let known = answer.estimates.filter { $0.concentration != nil }
    let hasLearnt = known.contains { $0.isOfOtherTime && !$0.isUntold }
    let untold = hasLearnt ? AirPhrases.legendWithoutInterval : AirPhrases.legendOfOtherTime
    return (known.allSatisfy(\.isUntold) ? [] : [Spoken.say(AirPhrases.legend)])
      + (known.contains(where: \.isUntold) ? [Spoken.say(untold)] : [])
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
    // Where the index rests on a mean of more hours, its figure and that of the hour may differ much.
    let hasMeans = answer.index?.subIndices.contains { Self.mean($0) != nil } ?? false
    var columns: [(title: String, alignment: TextTable.Alignment)] = [
      (Spoken.say(AirPhrases.pollutant), .left), ("µg/m³", .right), ("±", .right), ("95 %", .right),
      (Spoken.say(AirPhrases.guideline), .right),
    ]
    if hasStreets {
      columns += [(Spoken.say(AirPhrases.background), .right), (Spoken.say(AirPhrases.streets), .right)]
    }
    if hasMeans { columns.append((Spoken.say(AirPhrases.averaged), .right)) }
    columns += [(Spoken.say(AirPhrases.subIndex), .right), (Spoken.say(AirPhrases.category), .left)]
    var table = TextTable(columns)
    for estimate in answer.estimates {
      let sub = answer.index?.subIndices.first { $0.pollutant == estimate.pollutant }
      var cells = [
        estimate.pollutant.symbol, Figures.figure(estimate.concentration), Figures.figure(estimate.sigma),
        Figures.range(estimate.interval95), Figures.probability(estimate.exceedsGuideline),
      ]
      if hasStreets { cells += [Figures.figure(estimate.background), Figures.figure(estimate.increment)] }
      if hasMeans { cells.append(sub.flatMap { Self.mean($0) } ?? "-") }
      cells += [sub.map { String(format: "%.0f", $0.value) } ?? "-", sub?.category.name[Spoken.language] ?? ""]
      table.add(cells)
    }
    return table
  }

  /// `38.2 (24 h)`: what a sub-index was looked up by, nil where that is the hour's own figure.
  private static func mean(_ sub: SubIndex) -> String? {
    guard sub.averagingPeriod != .hour, !sub.isStandIn else { return nil }
    let period = sub.averagingPeriod == .nowCast ? "NowCast" : "\(sub.averagingPeriod.hourCount) h"
    return "\(Figures.figure(sub.concentration)) (\(period))"
  }
}
