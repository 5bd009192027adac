internal import AirData
internal import Foundation
internal import Planner
internal import Trips

/// `/metrics`, in Prometheus' text form 0.0.4.
enum MetricsEndpoint {
  /// All figures as they are now.
  static func answer(_ asked: APICall) async throws(Problem) -> Reply {
    var lines = requests(asked.service.figures)
    lines += ["# TYPE brisa_waiting gauge"]
    for kind in ServiceLanes.Kind.allCases {
      lines.append("brisa_waiting{lane=\"\(kind.rawValue)\"} \(asked.service.lanes.lane(kind).waitingCount)")
    }
    lines += ["# TYPE brisa_tile_bytes gauge", "brisa_tile_bytes \(asked.service.tiles.bytes)"]
    lines += await hours(asked) + sources(asked)
    if let bytes = ProcessFigures.residentBytes {
      lines += ["# TYPE process_resident_memory_bytes gauge", "process_resident_memory_bytes \(bytes)"]
    }
    if let files = ProcessFigures.openFiles {
      lines += ["# TYPE process_open_fds gauge", "process_open_fds \(files)"]
    }
    return .text(
      lines.joined(separator: "\n") + "\n", contentType: "text/plain; version=0.0.4; charset=utf-8")
  }

  private static func requests(_ figures: ServiceFigures) -> [String] {
    var lines = [
      "# HELP brisa_request_seconds How long answers took.", "# TYPE brisa_request_seconds histogram",
    ]
    for (kind, durations) in figures.all {
      let labels = "route=\"\(kind.route)\",status=\"\(kind.status)\""
      var sum = 0
      for (bound, count) in zip(ServiceFigures.bounds, durations.counts) {
        sum += count
        lines.append("brisa_request_seconds_bucket{\(labels),le=\"\(String(format: "%g", bound))\"} \(sum)")
      }
      lines.append("brisa_request_seconds_bucket{\(labels),le=\"+Inf\"} \(durations.count)")
      lines.append("brisa_request_seconds_sum{\(labels)} \(durations.sumSeconds)")
      lines.append("brisa_request_seconds_count{\(labels)} \(durations.count)")
    }
    return lines
  }

  private static func hours(_ asked: APICall) async -> [String] {
    let now = asked.service.clock.now
    var lines = ["# TYPE brisa_hours_ready gauge"]
    var bytes = [
      "# HELP brisa_hours_bytes What the hours that are ready take; with kind=\"max\", what they may.",
      "# TYPE brisa_hours_bytes gauge",
    ]
    var ages = ["# TYPE brisa_refresh_age_seconds gauge"]
    var made = [
      "# HELP brisa_hour_age_seconds Since when the newest hour that is ready is as it is.",
      "# TYPE brisa_hour_age_seconds gauge",
    ]
    for city in asked.service.roster.current.all {
      let hours = try? city.engine.hours()
      let kept = await hours?.ready.count ?? 0
      lines.append("brisa_hours_ready{city=\"\(city.id)\"} \(kept)")
      if let hours {
        bytes.append("brisa_hours_bytes{city=\"\(city.id)\",kind=\"used\"} \(await hours.memoryBytes)")
        bytes.append("brisa_hours_bytes{city=\"\(city.id)\",kind=\"max\"} \(hours.maxBytes)")
      }
      if let since = asked.service.reports[city.id].unchangedSince {
        ages.append("brisa_refresh_age_seconds{city=\"\(city.id)\"} \(max(0, Int(now.timeIntervalSince(since))))")
      }
      if let hour = await city.newestHour(at: now) {
        made.append(
          "brisa_hour_age_seconds{city=\"\(city.id)\"} \(max(0, Int(now.timeIntervalSince(hour.made))))")
      }
    }
    return lines + bytes + ages + made
  }

  private static func sources(_ asked: APICall) -> [String] {
    var lines = [
      "# HELP brisa_source_up Whether a source answered when it was asked last.", "# TYPE brisa_source_up gauge",
    ]
    for city in asked.service.roster.current.all {
      let known = asked.service.reports[city.id].sourcesUp ?? [:]
      for (name, isUp) in known.sorted(by: { $0.key < $1.key }) {
        lines.append("brisa_source_up{city=\"\(city.id)\",source=\"\(labelValue(name))\"} \(isUp ? 1 : 0)")
      }
    }
    return lines
  }

  /// A name as a label has it: it is the operator's, and may have any letter.
  static func labelValue(_ name: String) -> String {
    name.replacingScalars { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      default: nil
      }
    }
  }
}

/// What the system says of the process.
enum ProcessFigures {
  /// Bytes of memory in use, nil where the system does not say.
  static var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    let fields = text.split(separator: " ")
    return fields.count > 1 ? Int(fields[1]).map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } : nil
  }

  /// Open files, nil where the system does not say.
  static var openFiles: Int? { try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
}
