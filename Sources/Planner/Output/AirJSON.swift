internal import AirData
internal import Foundation
internal import Geo

/// The air at a place as JSON has it.
struct AirAnswerJSON: Encodable {
  struct Query: Encodable {
    let place: [Double]
    let time: Date
  }

  struct Concentration: Encodable {
    let pollutant: String
    let concentration: Double?
    let sigma: Double?
    let background: Double?
    let increment: Double?
    let index: SubIndexJSON?
  }

  let version = 1
  let query: Query
  let index: IndexJSON?
  let pollutants: [Concentration]
  let air: AirProvenanceJSON
  let notices: [NoticeJSON]

  init(_ answer: AirAnswer) {
    query = Query(place: answer.place.position, time: answer.moment)
    index = answer.index.map { IndexJSON($0) }
    pollutants = answer.estimates.map { estimate in
      Concentration(
        pollutant: estimate.pollutant.rawValue, concentration: estimate.concentration?.rounded(decimals: 2),
        sigma: estimate.sigma?.rounded(decimals: 2),
        background: Self.background(of: estimate), increment: estimate.increment?.rounded(decimals: 2),
        index: answer.index?.subIndices.first { $0.pollutant == estimate.pollutant }.map { SubIndexJSON($0) })
    }
    air = AirProvenanceJSON(answer.provenance, attribution: answer.attribution)
    notices = answer.notices.map { NoticeJSON($0) }
  }

  /// The rest beside the increment, so rounded that the parts add up.
  private static func background(of estimate: ConcentrationEstimate) -> Double? {
    guard let concentration = estimate.concentration, let increment = estimate.increment else { return nil }
    return max(0, (concentration.rounded(decimals: 2) - increment.rounded(decimals: 2)).rounded(decimals: 2))
  }
}

extension AirAnswer {
  /// The answer as JSON, version 1.
  /// - Throws: ``BrisaError`` when it cannot be encoded.
  public func json() throws(BrisaError) -> String {
    try JSONText.encode(AirAnswerJSON(self))
  }
}
