internal import AirData
package import CityAir
package import Setup

extension CityEngine {
  /// How complete and how fresh the archive is.
  /// - Throws: ``BrisaError`` where there is no archive yet, or none that can be read.
  package func status() async throws(BrisaError) -> ArchiveStatus {
    let sources = try checkedSources()
    return try ArchiveStatus(sources, archive: try await city.existingArchive().archive, now: host.clock.now)
  }
}
