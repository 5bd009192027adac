import Foundation
import TestSupport

/// What a person types in the cases of tracks.
enum TrackCases {
  private static func track(
    _ text: String, _ city: TinyCity, as name: String? = nil, more: [String] = []
  ) throws -> Command.Result {
    let path = try city.folder.write(text, as: name ?? "track-\(UUID().uuidString).gpx")
    return try Command().run(
      ["track", path, "--network", city.network, "--stations", city.readings] + more)
  }

  private static func gpx(_ points: [String]) -> String {
    "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><trkseg>\n" + points.joined(separator: "\n")
      + "\n</trkseg></trk></gpx>"
  }

  private static func point(_ longitude: Double, _ time: String? = nil, latitude: Double = 10.001) -> String {
    "<trkpt lat=\"\(latitude)\" lon=\"\(longitude)\">\(time.map { "<time>\($0)</time>" } ?? "")</trkpt>"
  }

  /// Two tracks between the same minutes, the first with a name.
  private static var twoRoutes: String {
    let points = (0..<3).map { point(20 + 0.0003 * Double($0), minute(30 + $0)) }.joined()
    return "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\">"
      + ["<name>fastest</name>", ""].map { "<trk>\($0)<trkseg>\(points)</trkseg></trk>" }.joined() + "</gpx>"
  }

  /// Imports a list of one question, called `way`.
  private static func saved(_ words: [String], _ city: TinyCity) throws -> Command.Result {
    let list = words.map { "\"\($0)\"" }.joined(separator: ", ")
    let file = try city.folder.write(
      "{\"version\": 1, \"questions\": [{\"name\": \"way\", \"words\": [\(list)]}]}",
      as: "saved-\(UUID().uuidString).json")
    return try Command(environment: ["XDG_DATA_HOME": city.folder.path("data")]).run(["saved", "import", file])
  }

  private static func minute(_ minute: Int, hour: Int = 8) -> String {
    String(format: "2026-03-02T%02d:%02d:00Z", hour, minute)
  }

  static let all: [String: ErrorCases.Words] = [
    "a track without times": { try track(gpx([point(20), point(20.001)]), $0) },
    "a track whose times run backwards": {
      try track(gpx((0..<6).map { point(20 + 0.0003 * Double($0), minute(30 - $0)) }), $0)
    },
    "figures of a track written over it": { city in
      let path = city.folder.path("kept.gpx")
      return try track(gpx([point(20), point(20.001)]), city, as: "kept.gpx", more: ["-o", path])
    },
    "tracks of the same time": { try track(twoRoutes, $0) },
    "a track that the file has not": { try track(twoRoutes, $0, more: ["--track", "3"]) },
    "a track with a few times backwards": {
      let minutes = [30, 31, 29, 32, 33]
      return try track(gpx(minutes.map { point(20 + 0.0003 * Double($0 - 30), minute($0)) }), $0)
    },
    "a track of another city": {
      try track(gpx([point(24.9, minute(30), latitude: 60), point(24.901, minute(31), latitude: 60)]), $0)
    },
    "a track of one place": { try track(gpx([point(20, minute(30))]), $0) },
    "a track of hours without readings": {
      try track(gpx([point(20, "2020-03-02T08:30:00Z"), point(20.001, "2020-03-02T08:31:00Z")]), $0)
    },
    "a track of two weeks": {
      try track(gpx([point(20, "2026-03-02T08:30:00Z"), point(20.001, "2026-03-16T08:30:00Z")]), $0)
    },
    "a track with broken XML": { try track("<gpx>\n<trk>\n</gpx>", $0) },
    "a track with entities": {
      try track("<!DOCTYPE gpx [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;\">]><gpx>&b;</gpx>", $0)
    },
    "a track with a hundred thousand attributes": {
      try track("<gpx " + (0..<100_000).map { "a\($0)=\"1\" " }.joined() + "/>", $0)
    },
    "a track in UTF-7": { try track("<?xml version=\"1.0\" encoding=\"UTF-7\"?><gpx/>", $0) },
    "an empty file of saved questions": { city in
      let file = try city.folder.write("", as: "no-questions.json")
      return try Command(environment: ["XDG_DATA_HOME": city.folder.path("data")]).run(["saved", "import", file])
    },
    "a folder of saved questions": { city in
      try Command(environment: ["XDG_DATA_HOME": city.folder.path("data")]).run([
        "saved", "import", city.folder.url.path,
      ])
    },
    "a saved question of a file of stops": {
      try saved(["trip", "--optimize", "burden", "stops.csv", "--round"], $0)
    },
    "a saved question with a date": {
      try saved(["route", "--depart-between", "2026-03-02T08:00Z/2026-03-02T09:00Z"], $0)
    },
    "a saved question with an option that is not kept": { try saved(["route", "--config", "other.yml"], $0) },
    "a saved question with a profile of a file": { try saved(["route", "--profile", "mine.yml"], $0) },
    "a saved question that is none": { try saved(["serve"], $0) },
    "a track of the year 99999": { try track(gpx([point(20, "99999-01-01T00:00:00Z")]), $0) },
    "a track off the globe": { try track(gpx(["<trkpt lat=\"nan\" lon=\"20\"/>"]), $0) },
    "a track that is none": { try track("hello", $0) },
    "a missing track": { try Command().run(["track", "/nowhere.gpx", "--network", $0.network]) },
    "a FIT file": { try track("\u{e}\u{10}\u{64}\u{8}\u{0}\u{0}\u{0}\u{0}.FIT\u{0}\u{0}", $0, as: "ride.fit") },
    "an unknown form of a track": { try track(gpx([]), $0, more: ["--format", "xml"]) },
    "a map of many tracks": { city in
      let map = city.folder.path("tracks.html")
      return try Command().run(["track", city.folder.path(""), "--network", city.network, "--map", map])
    },
    "a folder without tracks": {
      let folder = $0.folder.path("no-tracks")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      return try Command().run(["track", folder, "--network", $0.network])
    },
  ]
}
