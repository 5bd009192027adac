internal import AirData
internal import CityAir
internal import Trips

extension Terminal {
  /// What has to be said of an answer and of each of its routes.
  static func notices(of answer: RouteAnswer) {
    for notice in answer.notices { self.notice(notice) }
    for text in answer.routeNotices(naming: {
      RoutePhrases.name(answer.routes[$0].labels) + (answer.loops == nil ? "" : " \($0 + 1)")
    }) {
      self.notice(text[Spoken.language])
    }
  }
}
