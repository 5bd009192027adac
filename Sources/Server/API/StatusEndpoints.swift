internal import AirData
internal import CityAir
internal import Foundation
internal import Geo
internal import Planner
internal import Setup
internal import Trips

/// What the service says about itself.
enum StatusEndpoints {
  /// Whether the process answers at all; as other checks of machines it takes any parameter, and looks at none.
  static func health(_ asked: APICall) async throws(Problem) -> Reply {
    .text("ok\n", contentType: "text/plain; charset=utf-8")
  }

  /// Whether every city has the hour of now ready; where one has not, it begins to gather it.
  ///
  /// A balancer that is told no sends nobody whose question would do so.
  /// - Throws: ``Problem`` while one has not.
  static func readiness(_ asked: APICall) async throws(Problem) -> Reply {
    let now = asked.service.clock.now
    var lacking: [ServedCity] = []
    for city in asked.service.roster.current.all {
      if let hours = try? city.engine.hours(), await hours.prepare(now) { continue }
      lacking.append(city)
    }
    if let city = lacking.first {
      throw Problem(503, "not-ready", "The air of this hour is not ready for \(city.configuration.name).")
    }
    return .text("ready\n", contentType: "text/plain; charset=utf-8")
  }

  /// The cities that are served.
  /// - Throws: ``Problem`` for any parameter.
  static func cities(_ asked: APICall) async throws(Problem) -> Reply {
    _ = try Parameters(asked.call, known: [])
    return .json { json in
      json.key("cities")
      json.array(asked.service.roster.current.all) { json, city in
        json.object { json in
          members(of: city, to: &json)
          json.key("tileSources")
          json.array(city.configuration.tileSources) { json, source in
            json.object { json in write(source, to: &json) }
          }
        }
      }
    }
  }

  private static func members(of city: ServedCity, to json: inout JSONWriter) {
    json.member("id", city.id)
    json.member("name", city.configuration.name)
    json.member("timeZone", city.configuration.timeZone.identifier)
    json.member("scale", city.configuration.scale.rawValue)
    json.key("box")
    json.array([city.box.west, city.box.south, city.box.east, city.box.north]) { $0.number($1, decimals: 5) }
  }

  private static func write(_ source: any TileSource, to json: inout JSONWriter) {
    json.member("name", source.name)
    json.member("attribution", source.attribution)
    json.member("address", source.address)
    json.key("zooms")
    json.array([source.zooms.lowerBound, source.zooms.upperBound]) { json, zoom in json.number(zoom) }
  }

  /// The sources of each city, how fresh they are, and how fresh what the archive has of them is.
  /// - Throws: ``Problem`` for any parameter.
  static func sources(_ asked: APICall) async throws(Problem) -> Reply {
    _ = try Parameters(asked.call, known: [])
    let now = asked.service.clock.now
    var states: [(city: ServedCity, status: ArchiveStatus?, hour: HourSnapshot?)] = []
    for city in asked.service.roster.current.all {
      states.append((city, try? await city.engine.status(), await city.newestHour(at: now)))
    }
    return .json { json in
      json.key("cities")
      json.array(states) { json, state in
        let air = state.hour?.air.provenance
        json.object { json in
          json.member("id", state.city.id)
          json.key("sources")
          json.array(state.city.configuration.sourceNames) { json, name in
            let kept = state.status?.sources.first { $0.name == name }
            let told = air?.sources.first { $0.id == name }
            let map = air?.maps.first { $0.source == name }
            json.object { json in
              json.member("name", name)
              json.member("state", orNull: (kept?.state(ofHour: told?.state, now: now) ?? told?.state)?.rawValue)
              json.member("licence", orNull: told?.licence ?? map?.licence)
              json.member("attribution", orNull: told?.attribution ?? map?.attribution)
              write(kept, failedInHour: told?.reason == nil ? nil : state.hour?.made, to: &json)
            }
          }
        }
      }
    }
  }

  /// Writes what the archive knows of a source.
  /// - Parameters:
  ///   - source: What it knows.
  ///   - moment: When the newest hour was made, where the source failed for it; the archive has that from the next
  ///     refresh on.
  ///   - json: Where to.
  private static func write(
    _ source: ArchiveStatus.Source?, failedInHour moment: Date?, to json: inout JSONWriter
  ) {
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

  /// Limits, hours and what went wrong of late.
  /// - Throws: ``Problem`` for any parameter.
  static func status(_ asked: APICall) async throws(Problem) -> Reply {
    _ = try Parameters(asked.call, known: [])
    let service = asked.service
    var hours: [[Date]] = []
    let cities = service.roster.current.all
    for city in cities { hours.append(await (try? city.engine.hours())?.ready ?? []) }
    return .json { json in
      json.member("version", BrisaVersion.current)
      json.key("limits")
      service.limits.write(to: &json)
      json.key("cities")
      json.array(zip(cities, hours)) { json, city in
        json.object { json in
          members(of: city.0, to: &json)
          json.key("hours")
          json.array(city.1) { $0.moment($1) }
          json.key("refreshed")
          let report = service.reports[city.0.id]
          json.moment(report.refreshed)
          json.key("problem")
          if let problem = report.problem { json.string(problem[asked.language]) } else { json.null() }
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a member with a text; `null` where there is none.
  fileprivate mutating func member(_ name: String, orNull text: String?) {
    key(name)
    if let text, !text.isEmpty { string(text) } else { null() }
  }

  /// Writes a moment in UTC; `null` where there is none.
  mutating func moment(_ moment: Date?) {
    if let moment { string(TimeText.format(moment, zone: .gmt)) } else { null() }
  }
}

extension ServiceLimits {
  /// Writes them as an object.
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("routeCoordinates", routeCoordinates)
      json.member("tableCoordinates", tableCoordinates)
      json.member("nearestCoordinates", nearestCoordinates)
      json.member("nearestStreets", nearestStreets)
      json.member("bodyBytes", bodyBytes)
      json.member("headerBytes", headerBytes)
      json.member("requestSeconds", requestSeconds, decimals: 3)
      json.member("idleSeconds", idleSeconds, decimals: 3)
      json.member("answerSeconds", answerSeconds, decimals: 3)
      json.member("connections", connections)
      json.member("quickQueue", quickQueue)
      json.member("slowQueue", slowQueue)
      json.member("tileQueue", tileQueue)
      json.member("tileBytes", tileBytes)
      json.member("unsentBytes", unsentBytes)
      json.member("reportBytes", reportBytes)
      json.member("zones", zones)
      json.member("zoneRadiusMeters", zoneRadiusMeters, decimals: 0)
      json.member("zoneCorners", zoneCorners)
      json.member("placeLetters", placeLetters)
      json.member("places", places)
      json.member("airHours", airHours)
      json.member("trackHours", trackHours)
      json.member("areas", areas)
      json.member("areaMinutes", areaMinutes, decimals: 0)
      json.member("areaMeters", areaMeters, decimals: 0)
      json.member("areaMicrograms", areaMicrograms, decimals: 0)
      json.member("orderSeconds", orderSeconds, decimals: 3)
      json.member("snapMeters", snapMeters, decimals: 0)
    }
  }
}
