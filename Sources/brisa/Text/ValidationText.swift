internal import CityAir
internal import Foundation
internal import Planner

/// A validation as people read it.
struct ValidationText {
  private let answer: ValidationAnswer
  private let zone: TimeZone

  init(_ answer: ValidationAnswer, zone: TimeZone) {
    self.answer = answer
    self.zone = zone
  }

  var text: String {
    var lines = [
      "Each station predicted from the others, \(moment(answer.from)) to \(moment(answer.to)).",
      "RMSE, MAE and bias in µg/m³. The methods' parameters are chosen on the whole time; 'auto' is what Brisa serves, chosen on",
      "the other half and without the station that it is scored on.",
    ]
    lines += answer.windHours.map { [Self.wind(hours: $0)] } ?? []
    for pollutant in answer.pollutants { lines += [""] + section(pollutant) }
    if !answer.leftOut.isEmpty {
      lines += ["", "Left out, since too few stations measured together: \(answer.leftOut.joined(separator: ", "))."]
    }
    return (lines + ["", "Archive  \(answer.archive)"]).joined(separator: "\n") + "\n"
  }

  private static func wind(hours: Int) -> String {
    hours > 0
      ? "The wind is known and not calm in \(Figures.count(hours, "hour"))."
      : "The archive has no wind but calms: collect it with brisa sync from a source that has it."
  }

  private func section(_ pollutant: ValidationAnswer.Pollutant) -> [String] {
    let mean = pollutant.methods.first?.overall
    var table = TextTable(
      [("method", .left)]
        + ["RMSE", "to mean", "MAE", "bias", "R²", "corr.", "in 1σ", "in 2σ"].map { ($0, TextTable.Alignment.right) })
    for method in pollutant.methods {
      table.add(row(method.method, method.overall, ratio: method.overall.rmse / (mean?.rmse ?? .nan)))
    }
    table.add(row("auto", pollutant.honest.auto, ratio: pollutant.honest.ratioToMean))
    let inside = String(
      format: "auto takes %@; %.0f %% of the readings lie in its 68 %% interval, %.0f %% in its 95 %% interval",
      pollutant.auto, 100 * pollutant.honest.coverage.inside68, 100 * pollutant.honest.coverage.inside95)
    return [
      "\(pollutant.symbol)  \(Figures.count(pollutant.stations.count, "station")), \(Figures.count(mean?.readings ?? 0, "reading"))"
    ] + table.lines
      + [inside, againstMean(pollutant.honest), ""] + stations(pollutant)
  }

  /// Whether the mean would have served better: a ratio above 1 may be chance.
  private func againstMean(_ honest: ValidationAnswer.NestedValidation) -> String {
    let shares = String(
      format: "%.0f %% of the draws of days and in %.0f %% of those of stations", 100 * honest.lossProbabilityOverDays,
      100 * honest.lossProbabilityOverStations)
    return String(format: "auto's error is %.3f of the mean's; it is the worse one in ", honest.ratioToMean) + shares
      + (honest.isWorseThanMean ? ": more than chance" : "")
  }

  private func row(_ name: String, _ figures: ValidationAnswer.Figures, ratio: Double) -> [String] {
    [
      name, number(figures.rmse), String(format: "%.3f", ratio), number(figures.mae),
      String(format: "%+.2f", figures.bias), number(figures.rSquared), number(figures.correlation),
      share(figures.coverage1Sigma), share(figures.coverage2Sigma),
    ]
  }

  /// Station by station: the error of each method, and how often auto's intervals hold.
  private func stations(_ pollutant: ValidationAnswer.Pollutant) -> [String] {
    var table = TextTable(
      [("RMSE at", .left), ("type", .left)] + pollutant.methods.map { ($0.method, TextTable.Alignment.right) }
        + [("in 68 %", .right), ("in 95 %", .right)])
    for station in pollutant.stations {
      guard let coverage = pollutant.honest.coverageByStation[station.id] else { continue }
      let errors = pollutant.methods.map { number($0.byStation[station.id]?.rmse) }
      table.add([station.name, station.type] + errors + [share(coverage.inside68), share(coverage.inside95)])
    }
    return table.lines
  }

  private func number(_ value: Double?) -> String { value.map { String(format: "%.2f", $0) } ?? "-" }

  private func share(_ value: Double) -> String { String(format: "%.0f %%", 100 * value) }

  private func moment(_ date: Date) -> String { Figures.moment(date, in: zone) }
}
