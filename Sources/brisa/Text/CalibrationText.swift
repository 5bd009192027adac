internal import AirData
internal import CityAir
internal import Foundation
internal import Planner

/// A calibration as people read it.
struct CalibrationText {
  private let answer: CalibrationAnswer
  private let zone: TimeZone

  init(_ answer: CalibrationAnswer, zone: TimeZone) {
    self.answer = answer
    self.zone = zone
  }

  var text: String {
    var lines = table.lines
    lines += [
      "",
      "Seen and unseen: error over that of the stations' mean, by a choice that has seen the readings, and by one that has seen",
      "neither the station nor that half of the time; so have the intervals that so many readings lie in. Nugget and range are",
      "those of kriging, which serves for auto or where --field asks for it.",
    ]
    lines += streets.isEmpty ? [] : [""] + streets
    lines += changes.isEmpty ? [] : [""] + changes
    if !answer.leftOut.isEmpty {
      lines.append("Left out, since too few stations measured together: \(symbols(answer.leftOut)).")
    }
    if !answer.kept.isEmpty { lines.append("Kept as they were: \(symbols(answer.kept)).") }
    return (lines + ["", "Wrote \(answer.file)"]).joined(separator: "\n") + "\n"
  }

  private var table: TextTable {
    var table = TextTable([
      ("pollutant", .left), ("auto", .left), ("nugget", .right), ("range", .right), ("seen", .right),
      ("unseen", .right),
      ("in 68 %", .right), ("in 95 %", .right), ("stations", .right), ("readings", .right), ("from", .left),
      ("to", .left),
    ])
    for part in answer.parts {
      table.add([
        part.pollutant.symbol, part.settings.auto, String(format: "%.2f", part.settings.nuggetRatio),
        Figures.distance(part.settings.rangeMeters), String(format: "%.3f", part.inSampleRatio),
        String(format: "%.3f", part.honestRatio), share(part.inside68), share(part.inside95), "\(part.stations)",
        "\(part.readings)", day(part.from), day(part.to),
      ])
    }
    return table
  }

  /// What the streets add, a line for each pollutant of which they were tried.
  private var streets: [String] {
    let lines = answer.parts.flatMap { part in
      part.streets.map { [line(part.pollutant, $0)] + ($0.wind.map { [line(part.pollutant, $0)] } ?? []) } ?? []
    }
    return lines + (answer.streetsNotice.map { [$0.message] } ?? [])
  }

  private func line(_ pollutant: Pollutant, _ streets: CalibrationAnswer.Streets) -> String {
    let found = String(
      format:
        "Streets, %@: %@ errs by %.2f µg/m³, %.3f of what it does without them; less\nin %.0f %% of the draws of days and ",
      pollutant.symbol, streets.method, streets.rmse, streets.ratioToBackground, 100 * streets.gainProbabilityOverDays)
    let reached = Figures.count(streets.stations, "traffic station")
    return found
      + String(
        format: "%.0f %% of those of stations (%@ at a street). ", 100 * streets.gainProbabilityOverStations, reached)
      + String(
        format: "A primary street adds %.2f of the background, times or over %.2f.", streets.ratio,
        exp(streets.ratioLogDeviation))
  }

  private func line(_ pollutant: Pollutant, _ wind: CalibrationAnswer.Wind) -> String {
    String(
      format:
        "Wind, %@: a lee side that has %.2f more errs by %.2f µg/m³, %.3f of what it does without; less\nin %.0f %% of the draws of "
        + "days and %.0f %% of those of stations (%d hours with wind). ",
      pollutant.symbol, wind.leeContrast, wind.rmse, wind.ratioToStill, 100 * wind.gainProbabilityOverDays,
      100 * wind.gainProbabilityOverStations, wind.hours)
      + (wind.helps ? "It counts, unless --no-wind." : "That may be chance, so it counts only with --wind.")
  }

  /// What is settled otherwise than before, a line for each pollutant.
  private var changes: [String] {
    answer.parts.compactMap { part in
      guard let before = part.before else { return nil }
      let made = Figures.moment(before.made, in: zone)
      guard words(before) != words(part.settings) else {
        return "\(part.pollutant.symbol): as on \(made)."
      }
      return "\(part.pollutant.symbol): \(words(part.settings)); on \(made) it was \(words(before))."
    }
  }

  private func words(_ settings: CalibrationAnswer.Settings) -> String {
    String(
      format: "%@, nugget %.2f, range %@", settings.auto, settings.nuggetRatio, Figures.distance(settings.rangeMeters))
  }

  private func symbols(_ pollutants: [Pollutant]) -> String { pollutants.map(\.symbol).joined(separator: ", ") }

  private func share(_ value: Double) -> String { String(format: "%.0f %%", 100 * value) }

  private func day(_ date: Date) -> String { String(TimeText.format(date, zone: zone).prefix(10)) }
}
