internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Publishing
package import Setup
internal import Trips

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
    let interval68: [Double]?
    let interval95: [Double]?
    let exceedance: Exceedance?
    let background: Double?
    let increment: Double?
    let index: SubIndexJSON?
  }

  struct Exceedance: Encodable {
    let limit: Double
    let probability: Double
  }

  /// A pollutant at the very minute.
  struct Minute: Encodable {
    let pollutant: String
    let concentration: Double
    let sigma: Double
    let hours: [Date]
    let weight: Double

    init(_ estimate: MinuteEstimate) {
      pollutant = estimate.pollutant.rawValue
      concentration = estimate.concentration.rounded(decimals: 2)
      sigma = estimate.sigma.rounded(decimals: 2)
      hours = estimate.hours
      weight = estimate.weight.rounded(decimals: 4)
    }
  }

  let version = 1
  let query: Query
  let index: IndexJSON?
  let pollutants: [Concentration]
  let minute: [Minute]
  let air: AirProvenanceJSON
  let notices: [NoticeJSON]

  init(_ answer: AirAnswer, notices wording: NoticeWording) {
    query = Query(place: answer.place.position, time: answer.moment)
    index = answer.index.map { IndexJSON($0) }
    pollutants = answer.concentrations
    minute = answer.minute.map { Minute($0) }
    air = AirProvenanceJSON(answer.provenance, attribution: answer.attribution)
    notices = answer.notices.map { NoticeJSON($0, wording) }
  }
}

extension AirAnswerJSON.Concentration {
  init(_ estimate: ConcentrationEstimate, index: SubIndex?) {
    func ends(_ interval: ClosedRange<Double>?) -> [Double]? {
      interval.map { [$0.lowerBound.rounded(decimals: 2), $0.upperBound.rounded(decimals: 2)] }
    }
    pollutant = estimate.pollutant.rawValue
    concentration = estimate.concentration?.rounded(decimals: 2)
    sigma = estimate.sigma?.rounded(decimals: 2)
    background = Self.background(of: estimate)
    increment = estimate.increment?.rounded(decimals: 2)
    interval68 = ends(estimate.interval68)
    interval95 = ends(estimate.interval95)
    exceedance = estimate.exceedsGuideline.map {
      AirAnswerJSON.Exceedance(
        limit: estimate.pollutant.guidelineMicrogramsPerCubicMeter, probability: $0.roundedProbability)
    }
    self.index = index.map { SubIndexJSON($0) }
  }

  /// The rest beside the increment, so rounded that the parts add up.
  private static func background(of estimate: ConcentrationEstimate) -> Double? {
    guard let concentration = estimate.concentration, let increment = estimate.increment else { return nil }
    return max(0, (concentration.rounded(decimals: 2) - increment.rounded(decimals: 2)).rounded(decimals: 2))
  }
}

extension AirAnswer {
  /// Each pollutant with its index, in the order of every table.
  var concentrations: [AirAnswerJSON.Concentration] {
    estimates.map { estimate in
      AirAnswerJSON.Concentration(
        estimate, index: index?.subIndices.first { $0.pollutant == estimate.pollutant })
    }
  }

  /// The answer as JSON, version 1, with its notices in a wording.
  /// - Throws: ``BrisaError`` when it cannot be encoded.
  package func json(notices wording: NoticeWording = .english) throws(BrisaError) -> String {
    try JSONText.encode(AirAnswerJSON(self, notices: wording))
  }
}
