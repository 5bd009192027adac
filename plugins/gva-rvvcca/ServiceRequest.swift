internal import AirData
internal import Foundation

/// The address of some days of one station.
struct ServiceRequest {
  let route: Options.Route
  let url: String

  private static let maxDays = 400
  private static let secondsPerDay = 86_400.0

  /// The request for the days that an interval's hours end in.
  /// - Throws: ``SourceError/unavailable(_:)`` for more days than the service should be asked for at once.
  func request(stationID: String, _ interval: DateInterval) throws(SourceError) -> HTTPRequest {
    guard interval.duration <= Double(Self.maxDays) * Self.secondsPerDay else {
      throw .unavailable("The network is asked for \(Self.maxDays) days at most: ask for fewer.")
    }
    let parameters = [
      "path=/public/gva/verticals/sql/hourlyAverage.cda", "dataAccessId=HourlyAverage",
      "paramstart=\(day(interval.start))%2000:00:00",
      // The last hour that begins in the interval ends up to an hour behind it.
      "paramfinish=\(day(interval.end + Figure.secondsPerHour))%2023:59:59", "paramidStation=\(stationID)",
    ]
    let all = [route.firstParameter] + parameters
    var request = HTTPRequest(url: url + (url.contains("?") ? "&" : "?") + all.joined(separator: "&"))
    request.maximumBodyBytes = 16 << 20
    return request
  }

  private func day(_ date: Date) -> Substring { TimeText.format(date, zone: .gmt).prefix(10) }
}

extension Options.Route {
  private static let backendURL = "https://bi.pica.gva.es/pentaho/plugin/cda/api/doQuery"
  private static let user = "_TRUST_USER_=opendata_gva"

  /// The network's own address.
  var defaultURL: String {
    switch self {
    case .proxy: "https://rvvcca.pica.gva.es/downloadformat/hourly/cda/json"
    case .backend: Self.backendURL
    }
  }

  /// The proxy is told which backend to ask; the other parameters are the same.
  fileprivate var firstParameter: String {
    switch self {
    case .proxy: "file=\(Self.backendURL)?\(Self.user)"
    case .backend: Self.user
    }
  }
}
