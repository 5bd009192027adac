package import AirData
package import Foundation

/// What became of one source when it was asked: the provenance of an answer.
package struct SourceReport: Sendable, Hashable {
  /// How much the source's readings say about the asked time.
  package enum State: String, Sendable, Codable, CaseIterable {
    /// A measured or forecast reading covers the time.
    case fresh
    /// Only a typical day's readings cover the time.
    case typical
    /// There are readings, but none covers the time.
    case stale
    /// The source answered, but has no reading.
    case empty
    /// The source cannot work or did not answer; see ``SourceReport/failure``.
    case failed
    /// The source has been asked too often and may not be asked now; see ``SourceReport/failure``.
    case quota
  }

  /// Id of the source.
  package let id: String
  /// The name that people read.
  package let name: String
  /// How much its readings say about the asked time.
  package let state: State
  /// Start of the newest interval that does not begin after the asked time; nil without one.
  package let newestStart: Date?
  /// Seconds from the start of that interval to the asked time.
  package let ageSeconds: Double?
  /// How many sound readings it gave.
  package let readingCount: Int
  /// Why it failed or may not be asked, one sentence; nil unless that is so.
  package let failure: String?
  /// What the source and the host have to say about the readings.
  package let notices: [Notice]
  /// Who must be named; empty when nobody has said.
  package let attribution: String
  /// The licence of the readings.
  package let licence: String
}

extension SourceReport {
  /// The report on readings that were found sound.
  init(_ identity: SourceIdentity, readings: [Reading], at time: Date, notices: [Notice]) {
    let newest = readings.newest(notAfter: time)
    self.init(
      id: identity.id, name: identity.name, state: Self.state(readings, at: time), newestStart: newest?.start,
      ageSeconds: newest.map { time.timeIntervalSince($0.start) },
      readingCount: readings.count, failure: nil, notices: notices, attribution: identity.attribution,
      licence: identity.licence)
  }

  /// The report on a source that failed, or whose quota is used up.
  init(_ identity: SourceIdentity, failure: String, state: State = .failed, notices: [Notice]) {
    self.init(
      id: identity.id, name: identity.name, state: state, newestStart: nil, ageSeconds: nil,
      readingCount: 0, failure: failure, notices: notices, attribution: identity.attribution,
      licence: identity.licence)
  }

  private static func state(_ readings: [Reading], at time: Date) -> State {
    if readings.isEmpty { return .empty }
    let covering = readings.filter { $0.start <= time && time < $0.end }
    if covering.contains(where: { !$0.kind.isTypical }) { return .fresh }
    return covering.isEmpty ? .stale : .typical
  }
}

extension [Reading] {
  /// The reading that begins last of those that do not begin after a moment; of several the one that ends last.
  func newest(notAfter time: Date) -> Reading? {
    filter { $0.start <= time }.max { ($0.start, $0.end) < ($1.start, $1.end) }
  }
}
