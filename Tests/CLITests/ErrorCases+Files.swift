import Foundation
import TestSupport

extension ErrorCases {
  /// Cases of files of networks and extracts.
  static let files: [String: Words] = [
    "a missing network file": { try routeOver("missing.brisa", nil, $0) },
    "a missing OSM extract": { try routeOver("missing.osm.pbf", nil, $0) },
    "an empty OSM extract": { try routeOver("empty.osm.pbf", [], $0) },
    "a truncated OSM extract": { try routeOver("short.osm", Array(bytes($0.extract).prefix(900)), $0) },
    "a random OSM extract": { try routeOver("random.osm.pbf", random(200_000), $0) },
    "an OSM extract with a NUL in a string": {
      try routeOver("zero.osm.pbf", HostileExtract.withZero, $0)
    },
    "a packed OSM extract that unpacks to too much": {
      try routeOver("bomb.osm.gz", try HostileExtract.withoutEnd(), $0)
    },
    "an OSM extract with two versions of a street": {
      let streets = (1...2).map { version in
        "<way id=\"1\" version=\"\(version)\"><nd ref=\"1\"/><nd ref=\"2\"/>"
          + "<tag k=\"highway\" v=\"residential\"/></way>"
      }
      return try routeOver("twice.osm", Array("<osm version=\"0.6\">\(streets.joined())</osm>".utf8), $0)
    },
    "a file of an unknown kind": { try routeOver("notes.txt", Array("hello".utf8), $0) },
    "an empty network file": { try routeOver("empty.brisa", [], $0) },
    "a truncated network file": { try routeOver("short.brisa", Array(bytes($0.network).prefix(700)), $0) },
    "a random network file": {
      try routeOver("random.brisa", Array(bytes($0.network).prefix(500)) + random(5000), $0)
    },
    "a network file of an older version": { city in
      var content = bytes(city.network)
      content[8] = 3
      return try routeOver("older.brisa", content, city)
    },
    "a checksum that does not fit": { city in
      var content = bytes(city.network)
      content[content.count - 70] ^= 1
      let path = try city.folder.write(content, as: "flipped.brisa")
      return try run(["network", "info", path, "--verify"])
    },
  ]

  private static func routeOver(_ name: String, _ content: [UInt8]?, _ city: TinyCity) throws -> Command.Result {
    if let content { try city.folder.write(content, as: name) }
    return try run(city.route(["--network", city.folder.path(name)]))
  }
}
