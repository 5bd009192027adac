package import AirData
internal import Archive
package import Foundation
package import Geo
internal import PluginHost
internal import Setup

/// What the archive holds as measured over a long time, for figures that one hour cannot tell.
extension AirGatherer {
  /// Hands out what the archive has measured, hour after hour: the start of an hour and the readings that begin in it,
  /// of which there is at least one.
  ///
  /// No source is asked. Forecasts, typical days, readings over more than an hour and those that their own source
  /// doubts are left out.
  /// - Parameters:
  ///   - interval: The time.
  ///   - box: Only stations in it.
  ///   - body: Gets each hour.
  /// - Returns: Whether there is an archive that can be read; what has to be said of one that cannot, every hour says.
  package func forEachMeasuredHour(
    in interval: DateInterval, box: BoundingBox, _ body: (Date, [Reading]) -> Void
  ) -> Bool {
    guard let path = city.archive, FileManager.default.fileExists(atPath: path) else { return false }
    let now = host.clock.now
    do {
      let archive = try ReadingArchive(path, for: .reading)
      let names = try ArchivedAir.names(of: sources.entries, in: archive)
      try archive.forEachHour(in: interval, sources: names) { hour, readings in
        let measured = readings.filter { reading in
          reading.kind == .observed && !reading.quality.isDoubt && reading.end.timeIntervalSince(reading.start) <= 3600
            && !reading.isMeasuredAhead(of: now) && box.contains(reading.station.coordinate)
        }
        if !measured.isEmpty { body(hour, measured) }
      }
      return true
    } catch {
      return false
    }
  }

  /// What the fields of a time's measured hours have in common, as those of the maps have it.
  package func measuredFieldSetup(in interval: DateInterval, box: BoundingBox) async -> FieldSetup {
    let winds = streets.needsWind ? archivedWinds(in: interval, box: box) : []
    return fieldSetup(in: box, maps: await maps(box: box), winds: winds)
  }

  private func archivedWinds(in interval: DateInterval, box: BoundingBox) -> [WindReading] {
    guard let path = city.archive, FileManager.default.fileExists(atPath: path) else { return [] }
    guard let archive = try? ReadingArchive(path, for: .reading),
      let names = try? ArchivedAir.names(of: sources.entries, in: archive),
      let winds = try? archive.winds(in: interval, sources: names)
    else { return [] }
    return winds.filter { $0.speaks(of: box) }
  }
}
