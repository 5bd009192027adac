internal import AirData
internal import Foundation

/// Hours that one page and one document hold.
struct HeatmapStretch: Hashable, Sendable {
  /// The name of the documents without their ending.
  let name: String
  let hours: [Date]

  /// Most hours of one page, so that it can be mailed and the memory does not grow with a run.
  static let mostHours = 48

  /// The page of a stretch that is the whole run is what a web server shows first.
  var pageName: String { name == Self.wholeRun ? "index.html" : "\(name).html" }

  private static let wholeRun = "report"

  /// A short run is one stretch; a longer one has one for each local day.
  static func stretches(of hours: [Date], zone: TimeZone) -> [HeatmapStretch] {
    guard hours.count > mostHours else { return [HeatmapStretch(name: wholeRun, hours: hours)] }
    var stretches: [HeatmapStretch] = []
    for hour in hours {
      let name = "\(wholeRun)-\(TimeText.format(hour, zone: zone).prefix(10))"
      if let last = stretches.last, last.name == name {
        stretches[stretches.count - 1] = HeatmapStretch(name: name, hours: last.hours + [hour])
      } else {
        stretches.append(HeatmapStretch(name: name, hours: [hour]))
      }
    }
    return stretches
  }
}
