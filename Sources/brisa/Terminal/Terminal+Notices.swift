internal import AirData
internal import CityAir
internal import Trips

extension Terminal {
  /// What has to be said of an answer and of each of its routes.
  static func notices(of answer: RouteAnswer) {
    for notice in answer.notices { self.notice(notice) }
    for text in answer.routeNotices(naming: { RoutePhrases.name(ofRoute: $0, in: answer) }) {
      self.notice(text[Spoken.language])
    }
  }
}
