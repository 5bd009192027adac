internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
package import Setup

/// The stations of an hour as JSON has them.
struct StationsAnswerJSON: Encodable {
  struct Station: Encodable {
    let id: String
    let name: String
    let source: String
    let position: [Double]
    let type: String
    let concentrations: [String: Double]
    /// Absent where there is none.
    let bridged: [String]?
    /// Absent where there is none.
    let outliers: [String]?
    /// Absent where there is none.
    let reservations: [String: [String]]?
    let isTypical: Bool
    let index: IndexJSON?
    /// Absent where there is none.
    let standIns: [String]?
    /// Absent where nothing is stated.
    let details: StationDetailsJSON?

    init(_ air: StationAir) {
      id = air.station.id
      name = air.station.name
      source = air.sourceID
      position = air.station.coordinate.position
      type = air.station.type.rawValue
      concentrations = air.concentrations.keyedByWord { $0.rounded(decimals: 2) }
      bridged = Self.words(air.bridged)
      outliers = Self.words(air.outliers)
      let reservations = air.reservationWords
      self.reservations = reservations.isEmpty ? nil : reservations.keyedByWord { $0 }
      isTypical = air.isTypical
      index = air.index.map { IndexJSON($0) }
      standIns = Self.words(air.standIns)
      details = StationDetailsJSON(air.station.details)
    }

    private static func words(_ pollutants: Set<Pollutant>) -> [String]? {
      pollutants.isEmpty ? nil : pollutants.sorted().map(\.rawValue)
    }
  }

  let version = 1
  let time: Date
  let stations: [Station]
  let air: AirProvenanceJSON
  let notices: [NoticeJSON]

  init(_ answer: StationsAnswer, notices wording: NoticeWording) {
    time = answer.moment
    stations = answer.stations.map { Station($0) }
    air = AirProvenanceJSON(answer.provenance, attribution: answer.attribution)
    notices = answer.notices.map { NoticeJSON($0, wording) }
  }
}

extension StationsAnswer {
  /// The answer as JSON, version 1, with its notices in a wording.
  /// - Throws: ``BrisaError`` when it cannot be encoded.
  package func json(notices wording: NoticeWording = .english) throws(BrisaError) -> String {
    try JSONText.encode(StationsAnswerJSON(self, notices: wording))
  }
}
