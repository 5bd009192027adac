internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Setup
internal import Trips

/// What was breathed on a track, for people.
struct TrackText {
  private let answer: TrackAnswer
  private let city: CityConfiguration

  init(_ answer: TrackAnswer, city: CityConfiguration) {
    self.answer = answer
    self.city = city
  }

  /// The text, blocks with an empty line between.
  var text: String {
    let blocks = [[verdict], head, exposure, burden, worst, ways, provenance].filter { !$0.isEmpty }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// By how much the cleanest way has to be cleaner to be worth a word.
  private static let minSaving = 0.03

  private var verdict: String {
    guard let own = answer.air.movingBurdenMinutes else { return Spoken.say(TrackPhrases.track) }
    // Alone, a burden without a unit says nothing.
    if answer.isRelative, !answer.isWhole || answer.ways == nil { return Spoken.say(TrackPhrases.track) }
    let minutes = { (value: Double) in Figures.burden(value, isRelative: answer.isRelative) }
    guard answer.isWhole else {
      return Spoken.say(TrackPhrases.verdictPart, minutes(answer.air.burdenMinutes ?? own))
    }
    // Somebody who stood all the time went no way that could be held against another.
    guard let cleanest = answer.cleanest, let burden = cleanest.expectedBurdenMinutes, own > 0 else {
      return Spoken.say(TrackPhrases.verdictAlone, minutes(answer.air.burdenMinutes ?? own))
    }
    guard burden < own * (1 - Self.minSaving) else {
      return Spoken.say(TrackPhrases.verdictClean, minutes(burden), minutes(own))
    }
    let percent = Figures.percent(100 * (burden / own - 1))
    return Spoken.say(
      TrackPhrases.verdictDearer, minutes(own), minutes(burden), percent,
      Figures.duration(cleanest.durationSeconds))
  }

  /// Whether it begins and ends on one day, by a clock that is not put forward or back in between.
  private var isOfOneDay: Bool {
    let period = answer.course.period
    // Dates take ten letters, and times of day nine: behind them stands the offset from UTC.
    let (start, end) = (
      TimeText.format(period.start, zone: city.timeZone), TimeText.format(period.end, zone: city.timeZone)
    )
    return start.prefix(10) == end.prefix(10) && start.dropFirst(19) == end.dropFirst(19)
  }

  /// The time of day, with the day where the track has several.
  private func clock(_ date: Date) -> String {
    isOfOneDay ? Figures.clock(date, in: city.timeZone) : Figures.weekday(date, in: city.timeZone)
  }

  private var head: [String] {
    let zone = city.timeZone
    let name = answer.name.isEmpty ? Spoken.say(TrackPhrases.track) : answer.name
    let title = Spoken.say(
      TrackPhrases.title, name, Figures.moment(answer.course.period.start, in: zone),
      isOfOneDay
        ? Figures.clock(answer.course.period.end, in: zone) : Figures.moment(answer.course.period.end, in: zone))
    var figures = Spoken.say(
      TrackPhrases.figures, Figures.distance(answer.course.distanceMeters),
      Figures.duration(answer.course.movingSeconds),
      Figures.figure(answer.course.speedKilometersPerHour), Figures.duration(answer.course.stillSeconds))
    if let climb = answer.course.climbMeters { figures += Spoken.say(TrackPhrases.climb, Figures.distance(climb)) }
    let mode = TrackPhrases.modes[answer.course.modeWord].map { Spoken.say($0) } ?? answer.course.modeWord
    return [title, figures, answer.course.isModeGuessed ? Spoken.say(TrackPhrases.guessed, mode) : mode] + gaps
  }

  /// Gaps that are told one by one.
  private static let maxGaps = 5
  /// Fewer metres off the streets are not worth a word.
  private static let tellingMetersOffStreets = 20.0

  private var gaps: [String] {
    var lines = answer.course.gaps.prefix(Self.maxGaps).map {
      Spoken.say(
        TrackPhrases.gap, clock($0.start), Figures.duration($0.durationSeconds),
        Figures.distance($0.distanceMeters))
    }
    let more = answer.course.gaps.count - Self.maxGaps
    if more > 0 { lines.append("… +\(more)") }
    if answer.course.metersOffStreets >= Self.tellingMetersOffStreets {
      lines.append(Spoken.say(TrackPhrases.offStreets, Figures.distance(answer.course.metersOffStreets)))
    }
    if answer.air.unknownSeconds >= 1 {
      lines.append(Spoken.say(TrackPhrases.unknown, Figures.duration(answer.air.unknownSeconds)))
    }
    return lines
  }

  private var exposure: [String] {
    guard !answer.air.exposures.isEmpty else { return [] }
    var table = TextTable([
      (Spoken.say(TrackPhrases.pollutant), .left), (Spoken.say(TrackPhrases.mean), .right), ("±", .right),
      (Spoken.say(TrackPhrases.dose), .right), ("±", .right), (Spoken.say(TrackPhrases.worstMinute), .right),
    ])
    for (pollutant, value) in answer.air.exposures.sorted(by: { $0.key < $1.key }) {
      let most = answer.minutes.max {
        ($0.concentrations[pollutant]?.mean ?? 0) < ($1.concentrations[pollutant]?.mean ?? 0)
      }
      let worst = most.map {
        Figures.figure($0.concentrations[pollutant]?.mean) + " (" + clock($0.start) + ")"
      }
      table.add([
        pollutant.symbol, Figures.figure(value.mean), Figures.figure(value.meanSigma),
        Figures.figure(value.doseMicrograms), Figures.figure(value.doseSigma), worst ?? "-",
      ])
    }
    let volume = Spoken.digits("\(answer.air.ventilationCubicMetersPerHour)")
    let isOfOtherTime = !answer.provenance.otherTimes.isEmpty
    return table.lines + [Spoken.say(TrackPhrases.legend, volume)]
      + (isOfOtherTime ? [Spoken.say(AirPhrases.legendOfOtherTime)] : [])
  }

  private var burden: [String] {
    var lines: [String] = []
    if answer.isRelative {
      if let ways = answer.ways, ways.relative != nil {
        lines.append(
          Spoken.say(RoutePhrases.relativeBurden, RoutePhrases.byTraffic(beside: ways.air.measuredBeside)))
      }
    } else if let burden = answer.air.burdenMinutes {
      let measure = answer.question.measure.word
      lines.append(
        answer.air.burdenSigma.map {
          Spoken.say(
            answer.question.measure == .ica ? TrackPhrases.burdenOfIndex : TrackPhrases.burden, Figures.figure(burden),
            Figures.figure($0), measure,
            Figures.figure(answer.air.movingBurdenMinutes))
        } ?? Spoken.say(TrackPhrases.burdenAlone, Figures.figure(burden), measure))
    }
    if let mean = answer.air.indexMean {
      lines.append(
        Spoken.say(
          TrackPhrases.index, index(mean), index(answer.air.indexMax ?? mean), city.scale.rawValue)
          + (answer.air.indexCoverage.isPartial ? Spoken.say(AirPhrases.partial) : ""))
    }
    return lines
  }

  /// An index in the steps that its scale has: means over a few bands lie between them.
  private func index(_ value: Double) -> String {
    city.scale == .usEPA ? String(format: "%.0f", value) : Figures.figure(value)
  }

  private var worst: [String] {
    guard !answer.worst.isEmpty else { return [] }
    return [Spoken.say(TrackPhrases.worst)]
      + answer.worst.map { stretch in
        let air = stretch.concentrations.filter { [.no2, .pm25].contains($0.key) }.sorted { $0.key < $1.key }
          .map { "\($0.key.symbol) \(Figures.figure($0.value))" }
        let sentence = Spoken.say(
          TrackPhrases.stretch, clock(stretch.start),
          stretch.name.isEmpty ? Spoken.say(TrackPhrases.nameless) : stretch.name,
          Figures.distance(stretch.meters), Figures.duration(stretch.seconds), PercentText.share(stretch.share))
        return "  " + sentence + (air.isEmpty ? "" : "; " + air.joined(separator: ", "))
      }
  }

  private var ways: [String] {
    // A track that is known in part is compared with none.
    guard answer.isWhole, let routes = answer.ways?.routes, !routes.isEmpty else { return [] }
    var table = TextTable([
      (Spoken.say(TrackPhrases.way), .left), (Spoken.say(TrackPhrases.distance), .right),
      (Spoken.say(TrackPhrases.time), .right),
      (Spoken.say(TrackPhrases.burdenColumn) + (answer.isRelative ? "" : " min"), .right),
    ])
    table.add([
      Spoken.say(TrackPhrases.yours), Figures.distance(answer.course.distanceMeters),
      Figures.duration(answer.course.movingSeconds), Figures.figure(answer.air.movingBurdenMinutes),
    ])
    for route in routes {
      table.add([
        RoutePhrases.name(route.labels), Figures.distance(route.distanceMeters),
        Figures.duration(route.durationSeconds), Figures.figure(route.expectedBurdenMinutes),
      ])
    }
    let streets = answer.cleanest.map { RouteText.mainStreets($0) } ?? []
    let name = answer.cleanest.map { RoutePhrases.name($0.labels) } ?? ""
    let by = streets.isEmpty ? [] : [Spoken.say(TrackPhrases.by, name, streets.joined(separator: ", "))]
    return [Spoken.say(TrackPhrases.ways)] + table.lines + by
  }

  private var provenance: [String] {
    ProvenanceText.lines(answer.provenance, attribution: answer.attribution, zone: city.timeZone)
  }
}
