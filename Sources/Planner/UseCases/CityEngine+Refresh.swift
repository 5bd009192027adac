internal import CityAir
internal import Computing
package import Foundation
internal import Routing
package import Setup
package import Trips

extension CityEngine {
  /// Gathers hours anew, with the calibration and the readings of now, beside those that are kept.
  ///
  /// Questions get the old ones until all new ones are there. An old one goes when the last question that began with it
  /// has ended.
  ///
  /// No source inside the program's process is asked, since one that hangs would hold up all hours: each library runs
  /// in a process of its own.
  /// - Parameter moments: A moment of each hour; nil: all hours that are kept.
  /// - Returns: What became of each hour; the old one stays where the new one cannot be gathered, or knows less because
  ///   a source or the archive failed.
  /// - Throws: ``BrisaError`` where network, calibration or sources cannot be used; all hours then stay.
  @discardableResult
  package func refresh(_ moments: [Date]? = nil) async throws(BrisaError) -> RefreshedHours {
    let hours = try hours()
    let graph = hours.router.graph
    let gatherer = try opened.refreshGatherer(on: graph)
    let box = stationBox(on: graph)
    let wanted = if let moments { moments } else { await hours.kept }
    return await hours.refresh(at: wanted) { (hours, moment, take) throws(BrisaError) in
      try await computing { () async throws(BrisaError) in
        try await gatherer.gather(hours: hours, from: moment, box: box) { take($0) }
      }
    }
  }

  /// Calibration and archive as they are now.
  var airFiles: AirFiles { AirFiles(of: city) }

  /// Whether calibration or archive have been changed since the last call, or the last run of collecting that was to
  /// tell that; true at the first one.
  package func isChanged() -> Bool {
    let files = airFiles
    return isChanged(files, sinceBefore: files)
  }

  /// Takes the files that the hours are made of from now on.
  /// - Parameters:
  ///   - files: As they are.
  ///   - before: As they were before the engine's own collecting wrote into the archive.
  /// - Returns: Whether somebody else changed them since the last call; true at the first one.
  func isChanged(_ files: AirFiles, sinceBefore before: AirFiles) -> Bool {
    refreshedFiles.withLock { known in
      defer { known = files }
      return known?.calibration != files.calibration || known?.archive != before.archive
    }
  }
}
