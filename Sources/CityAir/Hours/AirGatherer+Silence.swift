internal import AirData
package import Foundation
package import Geo
internal import PluginHost
package import Setup

extension AirGatherer {
  /// Finds out whether anybody knows anything of the time that some hours are told from: the archive is looked at once,
  /// and each source asked once, instead of hour by hour.
  /// - Parameters:
  ///   - first: Start of the first hour.
  ///   - last: Start of the last one.
  ///   - box: The stations' box.
  /// - Returns: Whether nobody does.
  /// - Throws: ``BrisaError`` when the configuration of a source is wrong.
  package func isSilent(from first: Date, to last: Date, box: BoundingBox) async throws(BrisaError) -> Bool {
    let now = host.clock.now
    let query = ReadingQuery(
      box: box,
      interval: DateInterval(start: interval(hour: first, now: now).start, end: interval(hour: last, now: now).end))
    let archived = ArchivedAir(of: city, for: query, entries: sources.entries, isAlone: !asksSources, now: now)
    guard archived.notice == nil, sources.entries.allSatisfy({ archived[$0.name].isEmpty }) else { return false }
    guard asksSources else { return true }
    let answers = await sources.runner.ask(
      sources.entries.filter(\.mayBeAsked).map(\.configuration), for: query, at: last)
    // What a source that failed would have said is asked again of each hour.
    return answers.allSatisfy { $0.readings.isEmpty && $0.report.failure == nil }
  }
}
