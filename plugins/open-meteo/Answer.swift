internal import AirData
internal import Foundation
internal import Geo

/// The answer to a request: one object for one point, an array of them for several, in the order of the points.
struct Answer {
  private let request: Request
  private let objects: [JSONNode]

  /// - Throws: ``SourceError``.
  init(to request: Request, from http: any HTTPClient) async throws(SourceError) {
    let response = try await http.send(request.http)
    let address = request.http.displayAddress
    guard response.status == 200 else { throw Self.failure(response, address) }
    self.request = request
    objects = try JSONError.toSourceError(feed: address) { () throws(JSONError) in
      let root = try JSONDocument(parsing: response.body).root
      let objects = request.points.count == 1 ? [root] : try root.elements
      guard objects.count == request.points.count else {
        throw root.error("has \(objects.count) places, but \(request.points.count) were asked")
      }
      return objects
    }
  }

  /// Hands on the series of each point.
  ///
  /// Points of one cell of the model have one answer; it is taken once, at the point that lies nearest to the cell's
  /// centre.
  /// - Throws: ``SourceError/malformed(_:)``.
  func forEachPoint(_ body: (PointSeries) throws(JSONError) -> Void) throws(SourceError) {
    try JSONError.toSourceError(feed: request.http.displayAddress) { () throws(JSONError) in
      var nearest: [Coordinate: (index: Int, meters: Double)] = [:]
      for (index, object) in objects.enumerated() {
        let center = try Self.center(object, asked: request.points[index])
        let meters = center.distanceMeters(to: request.points[index])
        if meters < nearest[center]?.meters ?? .infinity { nearest[center] = (index, meters) }
      }
      for index in nearest.values.map(\.index).sorted() {
        try body(PointSeries(objects[index], point: request.points[index]))
      }
    }
  }

  /// The centre of the model's cell, which lies near what was asked even in the coarsest model.
  private static func center(_ object: JSONNode, asked: Coordinate) throws(JSONError) -> Coordinate {
    let center = Coordinate(latitude: try object["latitude"].number, longitude: try object["longitude"].number)
    let east = Longitude.difference(from: asked.longitude, to: center.longitude)
    guard abs(center.latitude - asked.latitude) <= 0.5, abs(east) <= 0.5 else {
      throw object["latitude"].error("is of another place than the one that was asked")
    }
    return center
  }

  /// The service says why it refuses: `{"error":true,"reason":"…"}`.
  private static func failure(_ response: HTTPResponse, _ address: String) -> SourceError {
    let text = try? JSONDocument(parsing: response.body).root["reason"].text
    let reason = text.map { String($0.withoutControlCharacters.prefix(200)) }
    let sentence = reason.map { " (\($0.hasSuffix(".") ? String($0.dropLast()) : $0))" } ?? ""
    switch response.status {
    case 400: return .unavailable("\(address) refuses the question\(sentence).")
    case 429: return .quota("\(address) was asked too often\(sentence): ask again later.")
    default: return response.failure(from: address, credential: "the setting apikey") ?? .unavailable(address)
    }
  }
}
