internal import AirData
internal import CityAir
internal import Foundation
internal import Setup

/// A validation as people read it.
struct ValidationText {
  private let answer: ValidationAnswer
  private let zone: TimeZone

  init(_ answer: ValidationAnswer, zone: TimeZone) {
    self.answer = answer
    self.zone = zone
  }

  var text: String {
    var lines = [Spoken.say(ValidationPhrases.title, moment(answer.from), moment(answer.to))]
    lines += ValidationPhrases.legend.map { Spoken.say($0) }
    lines += answer.windHours.map { [Self.wind(hours: $0)] } ?? []
    for pollutant in answer.pollutants { lines += [""] + section(pollutant) }
    if !answer.leftOut.isEmpty {
      lines += ["", Spoken.say(ValidationPhrases.leftOut, answer.leftOut.joined(separator: ", "))]
    }
    return (lines + ["", Spoken.say(StatusPhrases.archive, answer.archive)]).joined(separator: "\n") + "\n"
  }

  private static func wind(hours: Int) -> String {
    hours > 0
      ? Spoken.say(ValidationPhrases.wind, Figures.count(hours, CommonPhrases.hour))
      : Spoken.say(ValidationPhrases.noWind)
  }

  private func section(_ pollutant: ValidationAnswer.Pollutant) -> [String] {
    let mean = pollutant.methods.first?.overall
    var table = TextTable(
      [(Spoken.say(ValidationPhrases.method), .left)]
        + [
          "RMSE", Spoken.say(ValidationPhrases.toMean), "MAE", Spoken.say(ValidationPhrases.bias), "R²",
          Spoken.say(ValidationPhrases.correlation), within("1σ"), within("2σ"),
        ].map { ($0, TextTable.Alignment.right) })
    for method in pollutant.methods {
      table.add(row(method.method, method.overall, ratio: mean.map { method.overall.ratio(to: $0) } ?? .nan))
    }
    table.add(row("auto", pollutant.honest.auto, ratio: pollutant.honest.ratioToMean))
    let inside = Spoken.say(
      ValidationPhrases.chosen, pollutant.auto, PercentText.digits(pollutant.honest.coverage.inside68),
      PercentText.digits(pollutant.honest.coverage.inside95))
    let stations = Figures.count(pollutant.stations.count, CommonPhrases.station)
    return ["\(pollutant.symbol)  \(stations), \(Figures.count(mean?.readings ?? 0, CommonPhrases.reading))"]
      + table.lines
      + [inside, againstMean(pollutant.honest)] + againstNoMap(pollutant) + [""] + self.stations(pollutant)
  }

  /// Said where the field errs less at the stations without its map.
  private func againstNoMap(_ pollutant: ValidationAnswer.Pollutant) -> [String] {
    guard let without = pollutant.withoutMap, without.rmse < pollutant.honest.auto.rmse else { return [] }
    return [Spoken.say(ValidationPhrases.mapIsWorse, number(without.rmse), number(pollutant.honest.auto.rmse))]
  }

  /// Whether the mean would have served better: a ratio above 1 may be chance.
  private func againstMean(_ honest: ValidationAnswer.NestedValidation) -> String {
    let ratio = Spoken.digits(String(format: "%.3f", honest.ratioToMean))
    guard let overDays = honest.lossProbabilityOverDays else {
      return Spoken.say(ValidationPhrases.againstMeanOnFewDays, ratio, "\(CalibrationAnswer.minDays)")
    }
    return Spoken.say(
      ValidationPhrases.againstMean, ratio, PercentText.digits(overDays),
      PercentText.digits(honest.lossProbabilityOverStations))
      + (honest.isWorseThanMean ? Spoken.say(ValidationPhrases.moreThanChance) : "")
  }

  private func row(_ name: String, _ figures: ValidationAnswer.Figures, ratio: Double) -> [String] {
    [
      name, number(figures.rmse), Spoken.digits(String(format: "%.3f", ratio)), number(figures.mae),
      signed(figures.bias), number(figures.rSquared), number(figures.correlation),
      PercentText.share(figures.coverage1Sigma), PercentText.share(figures.coverage2Sigma),
    ]
  }

  /// Station by station: the error of each method, and how often auto's intervals hold.
  private func stations(_ pollutant: ValidationAnswer.Pollutant) -> [String] {
    var table = TextTable(
      [(Spoken.say(ValidationPhrases.errorAt), .left), (Spoken.say(AirPhrases.type), .left)]
        + pollutant.methods.map { ($0.method, TextTable.Alignment.right) }
        + [(within("68 %"), .right), (within("95 %"), .right)])
    for station in pollutant.stations {
      guard let coverage = pollutant.honest.coverageByStation[station.id] else { continue }
      let errors = pollutant.methods.map { number($0.byStation[station.id]?.rmse) }
      table.add(
        [Figures.name(station.name), type(station.type)] + errors + [
          PercentText.share(coverage.inside68), PercentText.share(coverage.inside95),
        ])
    }
    return table.lines
  }

  /// A number with its sign; without one where it rounds to nothing.
  private func signed(_ value: Double) -> String { Spoken.digits(NumberText.signed(value, decimals: 2)) }

  private func number(_ value: Double?) -> String {
    value.map { Spoken.digits(String(format: "%.2f", $0)) } ?? "-"
  }

  /// `in 68 %`.
  private func within(_ share: String) -> String { Spoken.say(ValidationPhrases.within, share) }

  private func type(_ name: String) -> String {
    StationType(rawValue: name).map { Spoken.say(AirPhrases.word(for: $0)) } ?? name
  }

  private func moment(_ date: Date) -> String { Figures.moment(date, in: zone) }
}
