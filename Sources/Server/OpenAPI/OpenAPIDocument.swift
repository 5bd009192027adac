internal import Foundation
internal import Reports
internal import Setup

/// What is served, as OpenAPI 3.1 describes it: `/openapi.json`.
///
/// It is put together of the JSON files in `Web`, each an object whose members go into one of the document's. Each
/// address has a file of its own, whose constant stands in ``paths``.
enum OpenAPIDocument {
  /// The document as it is answered, packed once for all who ask.
  static let reply: Reply = {
    var reply = Reply.json(text: text)
    reply.packed = Gzip.compress(reply.body, level: Gzip.bestLevel)
    return reply.adding("Cache-Control", "no-cache")
      .adding("ETag", "W/\"\(BrisaVersion.current)-\(WebFiles.digest)\"")
  }()

  /// The document.
  static let text = """
    {"openapi": "3.1.0",
    "info": {"version": "\(BrisaVersion.current)", \(members(WebFiles.infoJSON))},
    "paths": {\(paths.map(members).joined(separator: ",\n"))},
    "components": {
    "schemas": {\(published), \(members(WebFiles.schemasJSON))},
    "parameters": {\(members(WebFiles.parametersJSON))},
    "headers": {\(members(WebFiles.headersJSON))},
    "responses": {\(members(WebFiles.answersJSON))}
    }}

    """

  /// The addresses.
  private static let paths = [
    WebFiles.osrmRouteJSON, WebFiles.osrmRouteByBodyJSON, WebFiles.osrmNearestJSON, WebFiles.osrmTableJSON,
    WebFiles.osrmTableByBodyJSON, WebFiles.osrmTripJSON, WebFiles.osrmTileJSON, WebFiles.osrmMatchJSON,
    WebFiles.osrmMatchByBodyJSON,
    WebFiles.matrixJSON, WebFiles.heatmapJSON, WebFiles.heatmapFileJSON, WebFiles.heatmapFolderFileJSON,
    WebFiles.airTilesJSON, WebFiles.airTileJSON, WebFiles.baseTilesJSON, WebFiles.baseTileJSON, WebFiles.routesJSON,
    WebFiles.airJSON, WebFiles.airHoursJSON, WebFiles.stationsJSON, WebFiles.loopsJSON, WebFiles.tripsJSON,
    WebFiles.placesJSON, WebFiles.photonJSON, WebFiles.photonReverseJSON, WebFiles.tracksJSON,
    WebFiles.isochroneJSON, WebFiles.citiesJSON, WebFiles.sourcesJSON, WebFiles.statusJSON, WebFiles.healthJSON,
    WebFiles.readinessJSON, WebFiles.metricsJSON, WebFiles.openAPIJSON,
  ]

  /// The schemas of `docs/schema`, which `Web` has as links.
  private static let published = [
    schema("RouteAnswer", WebFiles.routeSchemaJSON), schema("AirAnswer", WebFiles.airSchemaJSON),
    schema("StationsAnswer", WebFiles.stationsSchemaJSON),
  ].joined(separator: ",\n")

  /// A schema of a document of its own as a member of this one: without a name of its own, from which its references
  /// would count, and with references to where its definitions now stand.
  private static func schema(_ name: String, _ text: String) -> String {
    let body = text.split(separator: "\n")
      .filter { !$0.hasPrefix("  \"$schema\":") && !$0.hasPrefix("  \"$id\":") }.joined(separator: "\n")
    return "\"\(name)\": " + body.replacing("\"#/$defs/", with: "\"#/components/schemas/\(name)/$defs/")
  }

  /// The text between the braces of an object.
  private static func members(_ object: String) -> String {
    String(object.trimmingCharacters(in: .whitespacesAndNewlines).dropFirst().dropLast())
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
