internal import AirData
internal import Geo

/// Asks the service.
struct Feed: Sendable {
  let options: Options
  let http: any HTTPClient

  /// How messages name the service.
  var name: String { HTTPRequest(url: options.url).displayAddress }

  /// The stations of a box that have an index, those nearest to its middle first.
  /// - Throws: ``SourceError``.
  func stations(in box: BoundingBox, problems: inout RecordProblems) async throws(SourceError) -> [ListedStation] {
    let corners = "\(box.south),\(box.west),\(box.north),\(box.east)"
    let data = try await data("/map/bounds/", [("latlng", corners), ("networks", "all")])
    var stations: [ListedStation] = []
    for node in try JSONError.toSourceError(feed: name, { () throws(JSONError) in try data.elements }) {
      do throws(JSONError) {
        let station = try ListedStation(node)
        if station.hasIndex, box.contains(station.coordinate) { stations.append(station) }
      } catch {
        problems.add(error.message)
      }
    }
    let center = box.center
    return stations.map { ($0, $0.coordinate.distanceMeters(to: center)) }
      .sorted { ($0.1, $0.0.id) < ($1.1, $1.0.id) }.map(\.0)
  }

  /// The `data` of an answer whose `status` is `ok`; with any other it is a text that says why.
  /// - Throws: ``SourceError``.
  func data(_ path: String, _ parameters: [(name: String, value: String)] = []) async throws(SourceError) -> JSONNode {
    var request = HTTPRequest(url: options.url + path, parameters: parameters + [("token", options.token)])
    request.maximumBodyBytes = 16 << 20
    let response = try await http.send(request)
    let address = request.displayAddress
    if let failure = response.failure(from: address, credential: "the setting token") { throw failure }
    let (data, refusal) = try JSONError.toSourceError(feed: address) { () throws(JSONError) in
      let root = try JSONDocument(parsing: response.body).root
      let isFine = try root["status"].text == "ok"
      return (root["data"], isFine ? nil : try root["data"].text)
    }
    if let refusal { throw self.refusal(refusal, address) }
    return data
  }

  /// What the service's words for a refusal mean.
  private func refusal(_ text: String, _ address: String) -> SourceError {
    let shown = text.replacing(options.token, with: "***").withoutControlCharacters.prefix(100)
    let words = text.lowercased()
    if words.contains("quota") { return .quota("\(address) says '\(shown)': ask again later.") }
    if words.contains("key") || words.contains("token") {
      return .unavailable("\(address) says '\(shown)': check the setting token.")
    }
    return .unavailable("\(address) says '\(shown)'.")
  }
}
