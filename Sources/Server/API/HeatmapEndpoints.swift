internal import AirData
internal import Foundation
internal import Publishing

/// `/v1/heatmap`: what the folder of reports has, for a service that was started with one.
enum HeatmapEndpoints {
  /// The newest hour with its files, and the pages and documents.
  /// - Throws: ``Problem``.
  static func newest(_ asked: APICall) async throws(Problem) -> Reply {
    _ = try Parameters(asked.call, known: [])
    let heatmaps = try heatmaps(asked)
    return .json { json in
      json.member("city", heatmaps.city)
      json.member("timeZone", heatmaps.timeZone)
      json.member("scale", heatmaps.scale)
      json.member("layer", heatmaps.layer)
      json.key("box")
      json.array(heatmaps.box) { $0.number($1, decimals: 6) }
      json.key("attribution")
      json.array(heatmaps.attribution) { $0.string($1) }
      json.key("hour")
      if let hour = heatmaps.hour { json.string(hour) } else { json.null() }
      json.key("files")
      json.array(heatmaps.hourFiles) { write($1, &$0) }
      json.key("documents")
      json.array(heatmaps.documents) { write($1, &$0) }
    }
  }

  /// A file that the list names; whatever else is asked for, nothing is looked for.
  /// - Throws: ``Problem``.
  static func file(_ asked: APICall) async throws(Problem) -> Reply {
    _ = try Parameters(asked.call, known: [])
    let name = [asked.path["folder"], asked.path["name"]].filter { !$0.isEmpty }.joined(separator: "/")
    let limit = asked.service.limits.reportBytes
    let heatmaps = try heatmaps(asked)
    do throws(PublishedHeatmaps.Fault) {
      let (file, data) = try heatmaps.content(of: name, limitBytes: limit)
      let reply = Reply(contentType: contentType(file.name), body: Array(data)).adding("ETag", "\"\(file.sha256)\"")
        .adding("Cache-Control", "public, max-age=60")
      return runsScripts(file.name) ? reply.adding("Content-Security-Policy", scriptPolicy) : reply
    } catch {
      switch error {
      case .unknown: throw unknownFile
      case .tooLarge(let bytes):
        throw Problem(404, "too-big", "This file has \(bytes) bytes, and those of up to \(limit) are given.")
      case .changing: throw Problem(503, "unavailable", "This file is being made anew: ask again in a moment.")
      }
    }
  }

  private static let unknownFile = Problem(
    404, "no-file", "There is no such file among the reports: /v1/heatmap lists those of the newest hour.")

  private static func heatmaps(_ asked: APICall) throws(Problem) -> PublishedHeatmaps {
    guard let folder = asked.service.heatmapFolder else {
      throw Problem(
        404, "no-reports",
        "This server was started without reports: 'brisa serve --reports FOLDER' shows what 'brisa heatmap -o FOLDER' "
          + "writes.")
    }
    guard let heatmaps = PublishedHeatmaps(folder: folder) else {
      throw Problem(
        404, "no-reports", "There is no report yet that can be read: 'brisa heatmap -o FOLDER' writes them.")
    }
    return heatmaps
  }

  private static func write(_ file: PublishedHeatmaps.File, _ json: inout JSONWriter) {
    json.object { json in
      json.member("name", file.name)
      json.member("address", "/v1/heatmap/files/\(encoded(file.name))")
      json.member("type", contentType(file.name))
      json.member("bytes", file.bytes)
      json.member("sha256", file.sha256)
    }
  }

  private static func encoded(_ name: String) -> String {
    name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
  }

  /// Keeps scripts of a file from what the map has in the browser: its places, its answers, this server's addresses.
  ///
  /// Whoever can write the folder is not trusted with these. `sandbox` gives the file an origin of its own, in which
  /// the page of the reports needs nothing but what stands in it. Browsers show no PDF in a sandbox: it has none.
  private static let scriptPolicy =
    "sandbox allow-scripts; default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

  private static func runsScripts(_ name: String) -> Bool { ["html", "svg"].contains(ending(name)) }

  private static let contentTypes = [
    "csv": "text/csv; charset=utf-8", "gz": "application/gzip", "tif": "image/tiff", "png": "image/png",
    "svg": "image/svg+xml; charset=utf-8", "geojson": "application/geo+json; charset=utf-8",
    "json": "application/json; charset=utf-8", "html": "text/html; charset=utf-8", "pdf": "application/pdf",
  ]

  private static func contentType(_ name: String) -> String {
    contentTypes[ending(name)] ?? "application/octet-stream"
  }

  private static func ending(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? "" }
}
