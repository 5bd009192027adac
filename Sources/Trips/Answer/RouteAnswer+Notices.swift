package import AirData

extension RouteAnswer {
  /// What has to be said of the routes, each thing once, with the routes that it is said of.
  /// - Parameter name: What a route is called, by its place in ``routes``.
  /// - Returns: One sentence each, the zones that cannot be avoided first.
  package func routeNotices(naming name: (Int) -> String) -> [LocalizedText] {
    var common: [LocalizedText] = []
    var routes: [LocalizedText: [Int]] = [:]
    for (number, route) in self.routes.enumerated() {
      for notice in route.notices where notice.zone == nil {
        if routes[notice.text] == nil { common.append(notice.text) }
        routes[notice.text, default: []].append(number)
      }
    }
    return zoneNotice(naming: name)
      + common.map { text in
        let names = routes[text, default: []].map(name).joined(separator: ", ")
        return text.map { "\(names): \($0)" }
      }
  }

  /// The zones that some way cannot keep out of, in one sentence; nothing where there are none.
  private func zoneNotice(naming name: (Int) -> String) -> [LocalizedText] {
    var zones: [String] = []
    var parts: [String: [String]] = [:]
    for (number, route) in routes.enumerated() {
      for notice in route.notices {
        guard let zone = notice.calling ?? notice.zone else { continue }
        if parts[zone] == nil { zones.append(zone) }
        parts[zone, default: []].append("\(name(number)) \((notice.metersInside ?? 0).wholeText) m")
      }
    }
    guard !zones.isEmpty else { return [] }
    let list = zones.map { "\($0) (\(parts[$0, default: []].joined(separator: ", ")))" }.joined(separator: "; ")
    let isOne = zones.count == 1
    return [
      LocalizedText(
        en: isOne ? "Zone \(list) cannot be avoided." : "These zones cannot be avoided: \(list).",
        es: isOne ? "La zona \(list) no se puede evitar." : "Estas zonas no se pueden evitar: \(list).",
        ca: isOne ? "La zona \(list) no es pot evitar." : "Estes zones no es poden evitar: \(list).")
    ]
  }
}
