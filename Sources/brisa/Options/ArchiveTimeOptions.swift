internal import AirData
internal import ArgumentParser
internal import Foundation
internal import Setup

/// Which part of the archive is meant.
struct ArchiveTimeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Start of the time: a day or a time; default all of the archive.", valueName: "time"))
  var from: String?

  @Option(help: ArgumentHelp("End of the time; default now.", valueName: "time"))
  var to: String?

  /// Start and end, nil where none was said.
  func bounds(in zone: TimeZone) throws(BrisaError) -> (from: Date?, to: Date?) {
    let now = SystemClock().now
    func moment(_ text: String?) throws(BrisaError) -> Date? {
      guard let text else { return nil }
      return try MomentText.bound(text, zone: zone, now: now)
    }
    return (try moment(from), try moment(to))
  }
}
