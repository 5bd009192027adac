package import AirData
internal import CityAir
package import Foundation
package import Geo
internal import Reports
package import Setup

/// What heatmap reports are asked for.
package struct HeatmapQuestion: Sendable {
  /// The colours of maps.
  package enum Colors: String, CaseIterable, Sendable {
    /// The colours of the index scale.
    case scale
    /// A ramp that every reader tells apart.
    case cividis

    var palette: Palette {
      switch self {
      case .scale: .scale
      case .cividis: .cividis
      }
    }
  }

  /// Start of the first hour; any moment in it.
  package var from: Date
  /// End of the time; the hour that begins there is not part of it.
  package var to: Date
  /// Seconds from one report to the next: whole hours, at least one.
  package var everySeconds = 3600.0
  /// The pollutant that pictures and contours show; nil: the index.
  package var pollutant: Pollutant?
  /// Side of a cell in metres.
  package var cellMeters = 50.0
  /// The area; nil: the city's box as far as it has streets, else that of the network.
  package var box: BoundingBox?
  /// OSM extract whose water and parks are drawn; nil: the network where it is an extract.
  package var extract: String?
  /// The colours.
  package var colors = Colors.scale
  /// The language of titles and legends.
  package var language = Language.en
  /// The files that are written.
  package var files = Set(HeatmapFile.allCases)
  /// Whether tables are compressed by gzip.
  package var compressesTables = false
  /// The folder that everything is written to.
  package var folder: String
  /// Whether reports of other settings in the folder may go.
  package var replaces = false

  /// The index of every hour of a time, as it is drawn unless something else is set.
  package init(from: Date, to: Date, folder: String, _ change: (inout HeatmapQuestion) -> Void = { _ in }) {
    self.from = from
    self.to = to
    self.folder = folder
    change(&self)
  }

  /// The end of the hour that holds a moment.
  package static func endOfHour(of moment: Date) -> Date { moment.startOfHour + 3600 }

  var layer: MapLayer { pollutant.map { .pollutant($0) } ?? .index }

  var palette: Palette { colors.palette }

  /// The files that are chosen, in one order, with `gz` where tables are compressed; nil for all as they are.
  var fileWords: [String]? {
    let kinds = HeatmapFile.allCases
    if files.count == kinds.count, !compressesTables { return nil }
    return kinds.filter(files.contains).map(\.rawValue) + (compressesTables ? ["gz"] : [])
  }

  /// Seconds from one report to the next, brought down to whole hours.
  var stepSeconds: Double { (everySeconds / 3600).rounded(.down) * 3600 }

  /// Number of reports.
  private func hourCount(in zone: TimeZone) -> Double {
    let first = from.startOfHour
    var seconds = to.timeIntervalSince(first)
    if isDaily { seconds += Double(zone.secondsFromGMT(for: to) - zone.secondsFromGMT(for: first)) }
    return max(1, (seconds / everySeconds).rounded(.up))
  }

  /// Whether reports are whole days apart, by the city's clock.
  private var isDaily: Bool { everySeconds.truncatingRemainder(dividingBy: 86_400) == 0 }

  /// Most reports of one run, some eleven years of hours: `index.json` lists the files of every one.
  private static let maxHours = 100_000

  /// Refuses a time of too many hours.
  package func check(in zone: TimeZone) throws(BrisaError) {
    let hourCount = hourCount(in: zone)
    guard hourCount <= Double(Self.maxHours) else {
      throw BrisaError(
        .badArgument,
        "\(String(format: "%.0f", hourCount)) reports are too many for one run, the limit is \(Self.maxHours): run it year by year, "
          + "or choose a longer --every.")
    }
  }

  /// The starts of the hours; those that are days apart hold the same time of day where clocks are put forward or back,
  /// or the moment at which they go forward past it.
  func hours(in zone: TimeZone) -> [Date] {
    var clock = ZoneClock(zone: zone)
    let (first, local) = (from.startOfHour, clock.localSeconds(at: from))
    let hours = (0..<Int(hourCount(in: zone))).map { number in
      let seconds = Double(number) * everySeconds
      guard isDaily, number > 0 else { return (first + seconds).startOfHour }
      return clock.firstMoment(fromLocalSeconds: local + Int(seconds)).startOfHour
    }
    // Where clocks skip the midnight of the end, the time of day of the last one comes no sooner than the end.
    return hours.prefix(1) + hours.dropFirst().prefix { $0 < to }
  }
}

/// How far a run of reports is.
package struct HeatmapProgress: Sendable, Hashable {
  /// Hours that are done.
  package let done: Int
  /// Hours in all.
  package let total: Int
  /// The hour that is at work.
  package let hour: Date
  /// Seconds that the rest will take by the pace so far; nil before there is one.
  package let remainingSeconds: Double?
}
