internal import AirData
internal import CityAir
internal import Foundation

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
    lines += olderHours.isEmpty ? [] : [""] + olderHours
    lines += [""] + CalibrationPhrases.legend.map { Spoken.say($0) }
    lines += streets.isEmpty ? [] : [""] + streets
    lines += changes.isEmpty ? [] : [""] + changes
    if !answer.leftOut.isEmpty {
      lines.append(
        Spoken.say(CalibrationPhrases.leftOut, symbols(answer.leftOut), "\(CalibrationAnswer.minDays)"))
    }
    if !answer.kept.isEmpty { lines.append(Spoken.say(CalibrationPhrases.kept, symbols(answer.kept))) }
    return (lines + ["", Spoken.say(CalibrationPhrases.wrote, answer.file)]).joined(separator: "\n") + "\n"
  }

  private var table: TextTable {
    var table = TextTable([
      (Spoken.say(AirPhrases.pollutant), .left), ("auto", .left), (Spoken.say(CalibrationPhrases.nugget), .right),
      (Spoken.say(CalibrationPhrases.range), .right), (Spoken.say(CalibrationPhrases.seen), .right),
      (Spoken.say(CalibrationPhrases.unseen), .right), (Spoken.say(ValidationPhrases.within, "68 %"), .right),
      (Spoken.say(ValidationPhrases.within, "95 %"), .right), (Spoken.say(CommonPhrases.station.many), .right),
      (Spoken.say(CommonPhrases.reading.many), .right), (Spoken.say(CalibrationPhrases.from), .left),
      (Spoken.say(CalibrationPhrases.to), .left),
    ])
    for part in answer.parts {
      table.add([
        part.pollutant.symbol, part.settings.auto, digits(2, part.settings.nuggetRatio),
        Figures.distance(part.settings.rangeMeters), digits(3, part.inSampleRatio),
        digits(3, part.honestRatio), PercentText.share(part.inside68), PercentText.share(part.inside95),
        "\(part.stations)", "\(part.readings)", day(part.from), day(part.to - 1),
      ])
    }
    return table
  }

  /// How far older hours that stand in are from what was measured, a row for each pollutant and age.
  private var olderHours: [String] {
    var table = TextTable([
      (Spoken.say(AirPhrases.pollutant), .left), (Spoken.say(CalibrationPhrases.age), .right),
      (Spoken.say(CalibrationPhrases.levelError), .right), (Spoken.say(ValidationPhrases.within, "68 %"), .right),
      (Spoken.say(ValidationPhrases.within, "95 %"), .right), (Spoken.say(CommonPhrases.reading.many), .right),
    ])
    for part in answer.parts {
      for older in part.olderHours {
        let error =
          older.relativeError.map { PercentText.share($0) } ?? "\(Figures.figure(older.absoluteError)) µg/m³"
        table.add([
          part.pollutant.symbol, "\(older.ageHours) h", error, PercentText.share(older.inside68),
          PercentText.share(older.inside95), "\(older.readings)",
        ])
      }
    }
    guard answer.parts.contains(where: { !$0.olderHours.isEmpty }) else { return [] }
    return [Spoken.say(CalibrationPhrases.olderHours)] + table.lines
  }

  /// What the streets add, a line for each pollutant of which they were tried.
  private var streets: [String] {
    let lines = answer.parts.flatMap { part in
      part.streets.map { [line(part.pollutant, $0)] + ($0.wind.map { [line(part.pollutant, $0)] } ?? []) } ?? []
    }
    return lines + (answer.streetsNotice.map { [Spoken.translated($0.text)] } ?? [])
  }

  private func line(_ pollutant: Pollutant, _ streets: CalibrationAnswer.Streets) -> String {
    Spoken.say(
      CalibrationPhrases.streets, pollutant.symbol, streets.method, digits(2, streets.rmse),
      digits(3, streets.ratioToBackground), PercentText.digits(streets.gainProbabilityOverDays),
      PercentText.digits(streets.gainProbabilityOverStations),
      Figures.count(streets.stations, CalibrationPhrases.trafficStation), digits(2, streets.ratio),
      digits(2, exp(streets.ratioLogDeviation)))
      + (streets.otherCitiesRMSE < streets.rmse
        ? Spoken.say(CalibrationPhrases.worseThanOtherCities, digits(2, streets.otherCitiesRMSE)) : "")
  }

  private func line(_ pollutant: Pollutant, _ wind: CalibrationAnswer.Wind) -> String {
    Spoken.say(
      CalibrationPhrases.wind, pollutant.symbol, digits(2, wind.leeContrast), digits(2, wind.rmse),
      digits(3, wind.ratioToStill), PercentText.digits(wind.gainProbabilityOverDays),
      PercentText.digits(wind.gainProbabilityOverStations), "\(wind.hours)")
      + Spoken.say(wind.helps ? CalibrationPhrases.windCounts : CalibrationPhrases.windMayBeChance)
  }

  /// What is settled otherwise than before, a line for each pollutant.
  private var changes: [String] {
    answer.parts.compactMap { part in
      guard let before = part.before else { return nil }
      let made = Figures.moment(before.made, in: zone)
      guard words(before) != words(part.settings) else {
        return Spoken.say(CalibrationPhrases.asBefore, part.pollutant.symbol, made)
      }
      return Spoken.say(CalibrationPhrases.changed, part.pollutant.symbol, words(part.settings), made, words(before))
    }
  }

  private func words(_ settings: CalibrationAnswer.Settings) -> String {
    Spoken.say(
      CalibrationPhrases.settings, settings.auto, digits(2, settings.nuggetRatio),
      Figures.distance(settings.rangeMeters))
  }

  private func symbols(_ pollutants: [Pollutant]) -> String { pollutants.map(\.symbol).joined(separator: ", ") }

  private func digits(_ decimals: Int, _ value: Double) -> String {
    Spoken.digits(String(format: "%.\(decimals)f", value))
  }

  /// The day that a moment lies in; what ends with a day ends a second before the next one.
  private func day(_ date: Date) -> String { String(TimeText.format(date, zone: zone).prefix(10)) }
}
