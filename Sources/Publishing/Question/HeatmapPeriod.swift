internal import AirData
internal import Foundation

/// Hours that one page and one document hold.
struct HeatmapPeriod: Hashable, Sendable {
  /// The name of the documents without their ending.
  let name: String
  let hours: [Date]

  /// Most hours of one page, so that it can be mailed and the memory does not grow with a run.
  static let maxHours = 48
  /// Hours of the page that follows the archive.
  static let latestHours = 24

  /// The name of a period that is the whole run, or its latest hours.
  static let wholeRun = "report"
  /// What the name of a period's record ends in.
  static let recordEnding = ".json"

  /// The page of the whole run, or of its latest hours, is what a web server shows first.
  var pageName: String { name == Self.wholeRun ? "index.html" : "\(name).html" }
  /// The document for print.
  var documentName: String { "\(name).pdf" }
  /// The table of the year so far, compressed or not.
  func yearName(isCompressed: Bool) -> String { name + Self.yearEnding + (isCompressed ? ".gz" : "") }
  /// All names that its documents may have.
  var documentNames: [String] {
    [pageName, documentName, yearName(isCompressed: false), yearName(isCompressed: true)]
  }
  /// What the name of a table of the year ends in.
  private static let yearEnding = "-year.csv"

  /// What all of them were made of.
  var recordName: String { name + Self.recordEnding }

  /// Whether a name is one of a page or a document.
  static func isDocument(_ name: String) -> Bool {
    let endings = [".html", ".pdf", yearEnding, yearEnding + ".gz"]
    return name == "index.html" || name.hasPrefix(wholeRun) && endings.contains { name.hasSuffix($0) }
  }

  /// A short run is one period; a longer one has one for each local day, or for as many days as hold about the hours
  /// of a day where the reports lie further apart.
  static func periods(
    of hours: [Date], stepSeconds: Double = 3600, zone: TimeZone, maxHours: Int = maxHours
  ) -> [HeatmapPeriod] {
    guard hours.count > maxHours else { return [HeatmapPeriod(name: wholeRun, hours: hours)] }
    return days(hours, atOnce: max(1, Int((stepSeconds / 3600).rounded())), zone: zone)
  }

  /// The latest hours first, for a page whose address stays, then each local day that has ended, the latest first.
  static func following(_ hours: [Date], zone: TimeZone) -> [HeatmapPeriod] {
    var days = days(hours, atOnce: 1, zone: zone)
    if let last = hours.last, dayName(of: last, zone: zone) == dayName(of: last + 3600, zone: zone) {
      days.removeLast()
    }
    return [HeatmapPeriod(name: wholeRun, hours: hours.suffix(latestHours))] + days.reversed()
  }

  /// Some local days at once, counted from the first; each period has the name of its first day.
  private static func days(_ hours: [Date], atOnce count: Int, zone: TimeZone) -> [HeatmapPeriod] {
    var clock = ZoneClock(zone: zone)
    var periods: [HeatmapPeriod] = []
    var end = Date.distantPast
    for hour in hours {
      if hour < end, let last = periods.popLast() {
        periods.append(HeatmapPeriod(name: last.name, hours: last.hours + [hour]))
      } else {
        periods.append(HeatmapPeriod(name: dayName(of: hour, zone: zone), hours: [hour]))
        end = clock.startOfDay(of: hour, daysAhead: count)
      }
    }
    return periods
  }

  /// The name of the local day that an hour begins in; such names are in the order of the days.
  static func dayName(of hour: Date, zone: TimeZone) -> String {
    "\(wholeRun)-\(TimeText.format(hour, zone: zone).prefix(10))"
  }

  /// Whether a name begins as those of days do.
  static func isDayName(_ name: String) -> Bool { name.hasPrefix(wholeRun + "-") }
}
