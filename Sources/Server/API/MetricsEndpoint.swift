internal import AirData
internal import Foundation
internal import Planner
internal import Trips

/// `/metrics`, in Prometheus' text form 0.0.4.
enum MetricsEndpoint {
  /// All figures as they are now.
  static func answer(_ asked: APICall) async throws(Problem) -> Reply {
    let hours = await hours(asked)
    let families = [requests(asked.service.figures), waiting(asked), tiles(asked)] + hours + [sources(asked)] + process
    return .text(families.map(\.text).joined(), contentType: "text/plain; version=0.0.4; charset=utf-8")
  }

  /// Figures of one name.
  private struct Family {
    let name: String
    /// What they are, for whoever looks at them.
    let help: String
    let kind: String
    private var samples: [String] = []

    init(_ name: String, _ help: String, kind: String = "gauge") {
      self.name = name
      self.help = help
      self.kind = kind
    }

    /// Adds a figure; of a histogram the name has an ending.
    mutating func add(
      _ value: some CustomStringConvertible, ending: String = "", _ labels: KeyValuePairs<String, String> = [:]
    ) {
      let listed = labels.map { "\($0.key)=\"\(MetricsEndpoint.labelValue($0.value))\"" }.joined(separator: ",")
      samples.append("\(name)\(ending)\(listed.isEmpty ? "" : "{\(listed)}") \(value)\n")
    }

    /// Nothing where there is no figure.
    var text: String {
      samples.isEmpty ? "" : "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n" + samples.joined()
    }
  }

  private static func requests(_ figures: ServiceFigures) -> Family {
    var family = Family("brisa_request_seconds", "How long answers took.", kind: "histogram")
    for (kind, durations) in figures.all {
      let (route, status) = (kind.route, String(kind.status))
      var sum = 0
      for (bound, count) in zip(ServiceFigures.bounds, durations.counts) {
        sum += count
        let limit = String(format: "%g", bound)
        family.add(sum, ending: "_bucket", ["route": route, "status": status, "le": limit])
      }
      family.add(durations.count, ending: "_bucket", ["route": route, "status": status, "le": "+Inf"])
      family.add(durations.sumSeconds, ending: "_sum", ["route": route, "status": status])
      family.add(durations.count, ending: "_count", ["route": route, "status": status])
    }
    return family
  }

  private static func waiting(_ asked: APICall) -> Family {
    var family = Family("brisa_waiting", "Questions that wait for their turn.")
    for kind in ServiceLanes.Kind.allCases {
      family.add(asked.service.lanes.lane(kind).waitingCount, ["lane": kind.rawValue])
    }
    return family
  }

  private static func tiles(_ asked: APICall) -> Family {
    var family = Family("brisa_tile_bytes", "What the tiles that are kept take.")
    family.add(asked.service.tiles.bytes)
    return family
  }

  private static func hours(_ asked: APICall) async -> [Family] {
    let now = asked.service.clock.now
    var ready = Family("brisa_hours_ready", "Hours that are ready.")
    var bytes = Family("brisa_hours_bytes", "What the hours that are ready take; with kind=\"max\", what they may.")
    var ages = Family(
      "brisa_refresh_age_seconds", "Since the last refresh that worked; where none has, since the city is served.")
    var made = Family("brisa_hour_age_seconds", "Since when the newest hour that is ready is as it is.")
    for city in asked.service.roster.current.all {
      let hours = try? city.engine.hours()
      let kept = await hours?.ready.count ?? 0
      ready.add(kept, ["city": city.id])
      if let hours {
        let used = await hours.memoryBytes
        bytes.add(used, ["city": city.id, "kind": "used"])
        bytes.add(hours.maxBytes, ["city": city.id, "kind": "max"])
      }
      if let since = asked.service.reports[city.id].unchangedSince {
        ages.add(max(0, Int(now.timeIntervalSince(since))), ["city": city.id])
      }
      if let hour = await city.newestHour(at: now) {
        made.add(max(0, Int(now.timeIntervalSince(hour.made))), ["city": city.id])
      }
    }
    return [ready, bytes, ages, made]
  }

  private static func sources(_ asked: APICall) -> Family {
    var family = Family("brisa_source_up", "Whether a source answered when it was asked last.")
    for city in asked.service.roster.current.all {
      let known = asked.service.reports[city.id].sourcesUp ?? [:]
      for (name, isUp) in known.sorted(by: { $0.key < $1.key }) {
        family.add(isUp ? 1 : 0, ["city": city.id, "source": name])
      }
    }
    return family
  }

  /// What the system says of the process.
  private static var process: [Family] {
    var memory = Family("process_resident_memory_bytes", "Memory in use.")
    if let bytes = ProcessFigures.residentBytes { memory.add(bytes) }
    var files = Family("process_open_fds", "Open files.")
    if let count = ProcessFigures.openFiles { files.add(count) }
    return [memory, files]
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
