internal import Geo

extension APICall {
  /// The city of a question.
  /// - Throws: ``Problem`` where none is served there, or none of that name.
  func city(_ parameters: Parameters, at place: Coordinate?) throws(Problem) -> ServedCity {
    let name = parameters.items["city"]
    if let city = service.roster.current.city(named: name, at: place) { return city }
    let names = service.roster.current.all.map(\.id).joined(separator: ", ")
    throw name == nil
      ? place == nil
        ? Problem(400, "bad-argument", "Several cities are served: say which with city=, one of \(names).")
        : Problem(404, "off-network", "No city that is served lies there: /v1/cities says where they are.")
      : Problem(404, "no-city", "There is no such city here: take one of \(names).")
  }
}
