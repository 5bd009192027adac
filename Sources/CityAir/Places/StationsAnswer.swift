package import AirData
package import Foundation
package import Geo

/// The stations with their readings of an hour.
package struct StationsAnswer: Sendable {
  /// The moment that was asked for.
  package let moment: Date
  /// The stations, by source and id.
  package private(set) var stations: [StationAir]
  /// Where the figures come from.
  package let provenance: AirProvenance
  /// What has to be said about the air of the hour.
  private let airNotices: [Notice]
  /// Who must be named where the answer is shown.
  package let attribution: [String]

  /// Needs the moment that was asked for, and the air of its hour.
  package init(moment: Date, air: GatheredAir) {
    self.moment = moment
    stations = air.fields.stationAirs()
    provenance = air.provenance.aged(at: moment)
    airNotices = air.notices
    attribution = air.attribution
  }

  /// What has to be said about the answer; what an index lacks stands with its station.
  package var notices: [Notice] {
    let standIns = stations.reduce(into: Set<Pollutant>()) { $0.formUnion($1.standIns) }
    return airNotices + IndexCaveats.notices(ofStations: standIns)
  }

  /// This answer with the stations of a box alone, which may be none.
  package func inside(_ box: BoundingBox) -> StationsAnswer {
    var answer = self
    answer.stations.removeAll { !box.contains($0.station.coordinate) }
    return answer
  }
}
