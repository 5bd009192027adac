internal import AirData
internal import Foundation
internal import Geo

/// Asks the network's service, station by station, never more than two at a time.
struct Service {
  let request: ServiceRequest
  let context: SourceContext

  private static let maxAtOnce = 2

  /// What the service has for a query, in the order of the stations.
  ///
  /// The service fails now and then: a station that does not answer is reported, and the others stay.
  /// - Throws: ``SourceError`` when no station answers, or the service wants no more requests.
  func figures(of stations: [Station], _ query: ReadingQuery) async throws(SourceError) -> [StationFigures] {
    let answers = await FeedQueue.answers(about: stations, atOnce: Self.maxAtOnce) {
      station async throws(SourceError) -> StationFigures in
      try await answer(of: station, query.interval)
    }
    var figures: [StationFigures] = []
    var failures: [(Station, SourceError)] = []
    for (station, answer) in zip(stations, answers) {
      switch answer {
      case .success(let found): figures.append(found)
      case .failure(.quota(let message)): throw .quota(message)
      case .failure(let error): failures.append((station, error))
      }
    }
    guard let first = failures.first else { return figures }
    guard !figures.isEmpty else { throw first.1 }
    let names = failures.map(\.0.name).joined(separator: ", ")
    context.log.notice(
      Notice(
        code: "no-answer",
        text: LocalizedText(
          en: "\(failures.count) of \(stations.count) stations did not answer (\(names)): \(first.1.message)",
          es: "\(failures.count) de \(stations.count) estaciones no respondieron (\(names)): \(first.1.message)",
          ca: "\(failures.count) de \(stations.count) estacions no van respondre (\(names)): \(first.1.message)")))
    return figures
  }

  private func answer(of station: Station, _ interval: DateInterval) async throws(SourceError) -> StationFigures {
    let request = try request.request(stationID: station.id, interval)
    let response = try await context.http.send(request)
    guard response.status == 200 else {
      throw .unavailable("\(request.displayAddress) answered with status \(response.status).")
    }
    let feed = "\(request.displayAddress) for \(station.name)"
    let answer = try JSONError.toSourceError(feed: feed) { () throws(JSONError) in
      try ServiceAnswer(JSONDocument(parsing: response.body).root, feed: feed)
    }
    return StationFigures(station: station, figures: answer.figures, problems: answer.problems)
  }
}
