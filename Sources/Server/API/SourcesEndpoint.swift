internal import AirData
internal import CityAir
internal import Foundation
internal import Planner
internal import Setup
internal import Trips

/// The sources of each city, how fresh they are, and how fresh what the archive has of them is.
enum SourcesEndpoint {
  /// Answers for all cities.
  /// - Throws: ``Problem`` for any parameter.
  static func answer(_ asked: APICall) async throws(Problem) -> Reply {
    _ = try Parameters(asked.call, known: [])
    let now = asked.service.clock.now
    var cities: [CitySources] = []
    for city in asked.service.roster.current.all {
      let status = try? await city.engine.status()
      cities.append(CitySources(city, status: status, hour: await city.newestHour(at: now)))
    }
    return .json { json in
      json.key("cities")
      json.array(cities) { json, city in
        json.object { json in city.write(to: &json, now: now) }
      }
    }
  }
}

/// What is known of the sources of a city.
private struct CitySources {
  private let city: ServedCity
  /// What the archive has of them; nil where there is none.
  private let status: ArchiveStatus?
  /// What the newest hour has of them; nil where there is none.
  private let air: AirProvenance?
  /// When that hour was made.
  private let made: Date?

  init(_ city: ServedCity, status: ArchiveStatus?, hour: HourSnapshot?) {
    self.city = city
    self.status = status
    air = hour?.air.provenance
    made = hour?.made
  }

  /// Writes the members of the city.
  func write(to json: inout JSONWriter, now: Date) {
    json.member("id", city.id)
    json.key("sources")
    json.array(city.configuration.sourceNames) { json, name in
      json.object { json in writeSource(name, to: &json, now: now) }
    }
  }

  private func writeSource(_ name: String, to json: inout JSONWriter, now: Date) {
    let kept = status?.sources.first { $0.name == name }
    let told = air?.sources.first { $0.id == name }
    let map = air?.maps.first { $0.source == name }
    json.member("name", name)
    json.member("state", orNull: (kept?.state(ofHour: told?.state, now: now) ?? told?.state)?.rawValue)
    json.member("licence", orNull: told?.licence ?? map?.licence)
    json.member("attribution", orNull: told?.attribution ?? map?.attribution)
    write(kept, failedInHour: told?.reason == nil ? nil : made, to: &json)
  }

  /// Writes what the archive knows of a source.
  /// - Parameters:
  ///   - source: What it knows.
  ///   - moment: When the newest hour was made, where the source failed for it; the archive has that from the next
  ///     refresh on.
  ///   - json: Where to.
  private func write(_ source: ArchiveStatus.Source?, failedInHour moment: Date?, to json: inout JSONWriter) {
    json.key("newest")
    json.moment(source?.newest)
    json.member("ageSeconds", source?.ageSeconds, decimals: 0)
    json.key("forecastUntil")
    json.moment(source?.forecastUntil)
    json.key("lastSuccess")
    json.moment(source?.lastSuccess)
    json.key("lastFailure")
    json.moment([source?.lastFailure, moment].compactMap(\.self).max())
  }
}

extension JSONWriter {
  /// Writes a member with a text; `null` where there is none.
  fileprivate mutating func member(_ name: String, orNull text: String?) {
    key(name)
    if let text, !text.isEmpty { string(text) } else { null() }
  }
}
