internal import Foundation
internal import Geo
internal import Planner
internal import Publishing
internal import Setup
internal import Streets
internal import Trips

/// A city that the service answers for.
struct ServedCity: Sendable {
  /// What addresses call it: its name in lower case, with hyphens.
  let id: String
  let engine: CityEngine
  /// The box of its network.
  let box: BoundingBox
  /// The box that maps of it show.
  let mapBox: BoundingBox

  var configuration: CityConfiguration { engine.city }

  /// Takes the box of a network that was opened.
  init(_ engine: CityEngine, network: StreetGraph) {
    self.engine = engine
    box = network.box
    mapBox = MapArea.box(of: engine.city, on: network)
    id = Self.id(engine.city.name)
  }

  /// What an address ends with that is about this city: not every name has the letters of an address alone.
  var query: String { "?city=\(id.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? id)" }

  /// The newest hour up to a moment that is ready; nil where none is.
  func newestHour(at now: Date) async -> HourSnapshot? {
    guard let hours = try? engine.hours(), let newest = await hours.ready.last(where: { $0 <= now }) else { return nil }
    return try? await hours.hour(at: newest)
  }

  /// A name as addresses have it.
  static func id(_ name: String) -> String {
    name.folding(options: .diacriticInsensitive, locale: Locale(identifier: "en")).lowercased()
      .split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}

/// The cities of a service.
struct ServedCities: Sendable {
  let all: [ServedCity]

  /// Metres around a city's streets in which a place still counts as its own.
  private static let marginMeters = 5000.0

  /// The city that a question is about: the one that it names, else the one where or nearest to which its first place
  /// lies, else, where only one is served, that one.
  func city(named name: String?, at place: Coordinate?) -> ServedCity? {
    if let name {
      let id = ServedCity.id(name)
      return all.first { $0.id == id }
    }
    if let near = place.flatMap(nearest) { return near }
    return all.count == 1 ? all.first : nil
  }

  private func nearest(_ place: Coordinate) -> ServedCity? {
    all.map { (city: $0, meters: $0.box.distanceMeters(from: place)) }
      .filter { $0.meters <= Self.marginMeters }
      .min { $0.meters < $1.meters }?.city
  }
}
