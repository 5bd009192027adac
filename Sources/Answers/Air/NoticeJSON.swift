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

  init(_ notice: Notice, _ wording: NoticeWording = .english) {
    code = notice.code
    message = wording.sentence(notice.text)
  }

  init(_ notice: RouteNotice, _ wording: NoticeWording = .english) {
    code = notice.code
    message = wording.sentence(notice.text)
    zone = notice.zone
    metersInside = notice.metersInside?.rounded(decimals: 1)
    secondsInside = notice.secondsInside?.rounded(decimals: 1)
  }
}
