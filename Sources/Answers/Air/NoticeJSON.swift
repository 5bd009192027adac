internal import AirData
internal import Setup
internal import Trips

/// A notice as JSON has it; the zone's keys appear only where it is about a zone.
struct NoticeJSON: Encodable {
  package let code: String
  package let message: String
  var zone: String?
  var metersInside: Double?
  var secondsInside: Double?

  init(_ notice: Notice, in language: Language = .en) {
    code = notice.code
    message = Sentences.text(notice.text, in: language)
  }

  init(_ notice: RouteNotice, in language: Language = .en) {
    code = notice.code
    message = notice.text[language]
    zone = notice.zone
    metersInside = notice.metersInside?.rounded(decimals: 1)
    secondsInside = notice.secondsInside?.rounded(decimals: 1)
  }
}
