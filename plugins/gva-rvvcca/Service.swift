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
  /// The service fails now and then, or wants no more requests half-way: a station that does not answer is reported,
  /// and the others stay.
  /// - Throws: ``SourceError`` when no station answers.
  func figures(of stations: [Station], _ query: ReadingQuery) async throws(SourceError) -> [StationFigures] {
    let answers = await FeedQueue.answers(about: stations, atOnce: Self.maxAtOnce) {
      station async throws(SourceError) -> StationFigures in
      try await answer(of: station, query.interval)
    }
    let figures = answers.compactMap { try? $0.get() }
    guard let failure = FeedQueue.failure(of: answers) else { return figures }
    guard !figures.isEmpty else { throw failure }
    let silent = zip(stations, answers).compactMap { station, answer in
      if case .failure = answer { station.name } else { nil }
    }
    let names = silent.joined(separator: ", ")
    context.log.notice(
      Notice(
        code: "no-answer",
        text: LocalizedText(
          en: "\(silent.count) of \(stations.count) stations did not answer (\(names)): \(failure.message)",
          es: "\(silent.count) de \(stations.count) estaciones no respondieron (\(names)): \(failure.message)",
          ca: "\(silent.count) de \(stations.count) estacions no van respondre (\(names)): \(failure.message)")))
    return figures
  }

  private func answer(of station: Station, _ interval: DateInterval) async throws(SourceError) -> StationFigures {
    let request = try request.request(stationID: station.id, interval)
    let response = try await context.http.send(request)
    guard response.status == 200 else {
      throw .unavailable("\(request.displayAddress) answered with status \(response.status).")
    }
    let feed = "\(request.displayAddress) (\(station.name))"
    let answer = try JSONError.toSourceError(feed: feed) { () throws(JSONError) in
      try ServiceAnswer(JSONDocument(parsing: response.body).root, feed: feed)
    }
    return StationFigures(station: station, figures: answer.figures, problems: answer.problems)
  }
}
