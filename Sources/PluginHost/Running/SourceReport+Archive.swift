package import AirData
package import Foundation

extension SourceRunner {
  /// The report on a source that is not asked, since readings that were kept serve.
  package func report(on configuration: SourceConfiguration, kept readings: [Reading], at time: Date) -> SourceReport {
    SourceReport(
      SourceIdentity(configuration, manifest: manifest(of: configuration)), readings: readings, at: time, notices: [])
  }
}

extension SourceReport {
  /// The report on the same answer as one about another time; where the source failed it is the same.
  /// - Parameters:
  ///   - readings: What the source gave of the time.
  ///   - time: The moment that states and ages refer to.
  /// - Returns: The report.
  package func about(_ readings: [Reading], at time: Date) -> SourceReport {
    guard failure == nil else { return self }
    let identity = SourceIdentity(id: id, name: name, attribution: attribution, licence: licence)
    return SourceReport(identity, readings: readings, at: time, notices: notices)
  }

  /// The same report, whose newest reading may be one that was kept; of what the source itself did nothing changes.
  package func including(kept readings: [Reading], at time: Date) -> SourceReport {
    guard let newest = readings.newest(notAfter: time), newest.start > newestStart ?? .distantPast else { return self }
    return SourceReport(
      id: id, name: name, state: state, newestStart: newest.start,
      ageSeconds: time.timeIntervalSince(newest.start), readingCount: readingCount, failure: failure,
      notices: notices, attribution: attribution, licence: licence)
  }
}
