internal import AirData
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
  /// Writes a moment in UTC; `null` where there is none.
  mutating func moment(_ moment: Date?) {
    if let moment { string(TimeText.format(moment, zone: .gmt)) } else { null() }
  }
}
