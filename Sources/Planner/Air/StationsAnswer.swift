public import AirData
public import Foundation

/// The stations with their readings of an hour.
public struct StationsAnswer: Sendable {
  /// The moment that was asked for.
  public let moment: Date
  /// The stations, by source and id.
  public let stations: [StationAir]
  /// Where the figures come from.
  public let provenance: AirProvenance
  /// What has to be said about the answer.
  public let notices: [Notice]
  /// Who must be named where the answer is shown.
  public let attribution: [String]

  init(moment: Date, air: GatheredAir) {
    self.moment = moment
    stations = air.picture.stationAirs()
    provenance = air.provenance
    notices = air.notices
    attribution = air.attribution
  }
}
