internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Publishing
package import Setup
internal import Trips

/// The air at a place, hour after hour, as JSON has it.
struct AirHoursJSON: Encodable {
  struct Query: Encodable {
    let place: [Double]
    let time: Date
    let hours: Int
  }

  struct Hour: Encodable {
    let hour: Date
    let index: IndexJSON?
    let pollutants: [AirAnswerJSON.Concentration]
    /// Pollutants whose figures are a forecast.
    let forecast: [String]
    /// Pollutants of which a typical day stands in.
    let typical: [String]
    /// Pollutants for which an hour before stands in.
    let stale: [String]
    /// Pollutants on the line between the hours around, since nobody measured them in this one.
    let bridged: [String]

    init(_ hour: AirHoursAnswer.Hour) {
      self.hour = hour.start
      index = hour.air?.index.map { IndexJSON($0) }
      pollutants = hour.air?.concentrations ?? []
      forecast = hour.forecast.sorted().map(\.rawValue)
      typical = hour.typical.sorted().map(\.rawValue)
      stale = hour.stale.sorted().map(\.rawValue)
      bridged = hour.bridged.sorted().map(\.rawValue)
    }
  }

  /// What has to be said; the starts of its hours appear only where it is not of all.
  struct HourNotice: Encodable {
    let code: String
    let message: String
    let hours: [Date]?

    init(_ said: AirHoursAnswer.HourNotice, _ wording: NoticeWording) {
      code = said.notice.code
      message = wording.sentence(said.notice.text)
      hours = said.hours.isEmpty ? nil : said.hours
    }
  }

  let version = 1
  let query: Query
  let hours: [Hour]
  let attribution: [String]
  let notices: [HourNotice]

  init(_ answer: AirHoursAnswer, notices wording: NoticeWording) {
    query = Query(place: answer.place.position, time: answer.moment, hours: answer.hours.count)
    hours = answer.hours.map { Hour($0) }
    attribution = answer.attribution
    notices = answer.notices.map { HourNotice($0, wording) }
  }
}

extension AirHoursAnswer {
  /// The answer as JSON, version 1, with its notices in a wording.
  /// - Throws: ``BrisaError`` when it cannot be encoded.
  package func json(notices wording: NoticeWording = .english) throws(BrisaError) -> String {
    try JSONText.encode(AirHoursJSON(self, notices: wording))
  }
}
