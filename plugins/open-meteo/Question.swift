internal import AirData
internal import Foundation
internal import Geo

/// What one request asks: some variables at some points over some hours.
struct Question {
  let points: [Coordinate]
  let names: [String]
  let hours: HourRange

  /// The request for the air.
  func air(_ options: Options) -> Request {
    request(options.airURL, options.key, [("domains", options.domains)])
  }

  /// The request for the wind, which comes in km/h and from the next land cell unless told otherwise.
  func wind(_ options: Options) -> Request {
    request(options.weatherURL, options.key, [("wind_speed_unit", "ms")])
  }

  /// Calls of the quota that a question counts as: more than ten variables or two weeks weigh more, every point by
  /// itself.
  static func calls(variables: Int, days: Int, points: Int) -> Double {
    let tens = Double(variables) / 10
    return max(1, max(tens, Double(days) / 14 * tens)) * Double(points)
  }

  private func request(_ url: String, _ key: String?, _ further: [(name: String, value: String)]) -> Request {
    var parameters = [
      ("latitude", points.map { "\($0.latitude)" }.joined(separator: ",")),
      ("longitude", points.map { "\($0.longitude)" }.joined(separator: ",")),
      ("hourly", names.joined(separator: ",")), ("timeformat", "unixtime"), ("timezone", "GMT"),
      ("cell_selection", "nearest"),
    ]
    parameters += hours.parameters + further
    if let key { parameters.append(("apikey", key)) }
    var http = HTTPRequest(url: url, parameters: parameters)
    http.maximumBodyBytes = 16 << 20
    http.quotaWeight = Self.calls(variables: names.count, days: hours.dayCount, points: points.count)
    return Request(http: http, points: points, names: names)
  }
}

/// A request, with what is needed to read its answer.
struct Request {
  let http: HTTPRequest
  let points: [Coordinate]
  let names: [String]
}
