internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Reports
internal import Setup

/// The air at a place as people read it, a row an hour.
struct AirHoursText {
  private let answer: AirHoursAnswer
  private let city: CityConfiguration

  init(_ answer: AirHoursAnswer, city: CityConfiguration) {
    self.answer = answer
    self.city = city
  }

  var text: String {
    let place = Figures.place(answer.place)
    let title = Spoken.say(AirPhrases.title, place, Figures.moment(answer.moment, in: city.timeZone))
    let data = answer.attribution.isEmpty ? [] : [ProvenanceText.data(answer.attribution)]
    return [[title + ", µg/m³"], table.lines, data].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// What has to be said, each with its hours before it where it is not of all: `06:00, 07:00: …`.
  var notices: [String] {
    answer.notices.map { said in
      let sentence = Spoken.translated(said.notice.text)
      return said.hours.isEmpty ? sentence : "\(times(of: said.hours)): \(sentence)"
    }
  }

  /// The starts of hours; of three and more that follow each other the first and the last: `06:00–09:00, 11:00`.
  private func times(of hours: [Date]) -> String {
    var runs: [[Date]] = []
    for hour in hours {
      if let last = runs.last?.last, hour.timeIntervalSince(last) <= 3600 {
        runs[runs.count - 1].append(hour)
      } else {
        runs.append([hour])
      }
    }
    let times = runs.map { run in
      let starts = run.map { shortTime(of: $0) }
      return starts.count < 3 ? starts.joined(separator: ", ") : "\(starts[0])–\(starts[starts.count - 1])"
    }
    return times.joined(separator: ", ")
  }

  /// `06:00`, with its day where the hours are of several.
  private func shortTime(of hour: Date) -> String {
    let time = isOfOneDay ? Figures.clock(hour, in: city.timeZone) : Figures.weekday(hour, in: city.timeZone)
    return withOffset(time, at: hour)
  }

  /// Whether all hours are of one day of the city.
  private var isOfOneDay: Bool {
    guard let first = answer.hours.first?.start, let last = answer.hours.last?.start else { return true }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = city.timeZone
    return calendar.isDate(first, inSameDayAs: last)
  }

  private var pollutants: [Pollutant] {
    Set(answer.hours.flatMap { $0.air?.estimates.map(\.pollutant) ?? [] }).sorted()
  }

  private var table: TextTable {
    let pollutants = pollutants
    var table = TextTable(
      [(Spoken.say(AirPhrases.hour), .left), (city.scale.rawValue, .right), (Spoken.say(AirPhrases.category), .left)]
        + pollutants.map { ($0.symbol, .right) } + [(Spoken.say(AirPhrases.origin), .left)])
    for hour in answer.hours {
      let index = hour.air?.index
      let lack = index.map { IndexText.lack($0) } ?? ""
      table.add(
        [
          time(of: hour), index.map { String(format: "%.0f", $0.value) } ?? "-",
          (index?.categoryName[Spoken.language] ?? "") + lack,
        ]
          + pollutants.map { pollutant in
            Figures.figure(hour.air?.estimates.first { $0.pollutant == pollutant }?.concentration)
          } + [origin(hour)])
    }
    return table
  }

  /// Whether the clock is put forward or back between the hours: the one that it repeats stands there twice.
  private var changesClock: Bool {
    Set(answer.hours.map { city.timeZone.secondsFromGMT(for: $0.start) }).count > 1
  }

  /// An hour by the city's clock.
  private func time(of hour: AirHoursAnswer.Hour) -> String {
    withOffset(Figures.hour(hour.start, in: city.timeZone), at: hour.start)
  }

  /// A time of the city's clock, with its offset from UTC where not all hours have the same.
  private func withOffset(_ time: String, at hour: Date) -> String {
    changesClock ? "\(time) \(Figures.offset(at: hour, in: city.timeZone))" : time
  }

  /// What kind of figures an hour has: `measured`, `forecast`, a typical day's, an earlier hour's, or of the hours
  /// around; and of which pollutants where they differ.
  private func origin(_ hour: AirHoursAnswer.Hour) -> String {
    guard let air = hour.air else { return Spoken.say(AirPhrases.unknownHour) }
    let known = Set(air.estimates.filter { $0.concentration != nil }.map(\.pollutant))
    let measured = known.subtracting(hour.forecast).subtracting(hour.typical).subtracting(hour.stale)
      .subtracting(hour.bridged)
    let kinds: [(origin: FigureOrigin, pollutants: Set<Pollutant>)] = [
      (.measured, measured), (.forecast, hour.forecast), (.typical, hour.typical), (.stale, hour.stale),
      (.bridged, hour.bridged),
    ]
    let present = kinds.filter { !$0.pollutants.isEmpty }
    if present.count == 1 { return Spoken.say(present[0].origin.word) }
    return present.map {
      "\(Spoken.say($0.origin.word)) \($0.pollutants.sorted().map(\.symbol).joined(separator: ", "))"
    }
    .joined(separator: "; ")
  }
}
