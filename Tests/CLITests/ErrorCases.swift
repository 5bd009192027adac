import Foundation
import Geo
import TestSupport

/// What a person types in each case of `docs/errors.md`: the case's name, and the command in a tiny city.
enum ErrorCases {
  typealias Words = @Sendable (TinyCity) throws -> Command.Result

  static let all: [String: Words] = arguments.merging(files) { first, _ in first }
    .merging(air) { first, _ in first }.merging(configuration) { first, _ in first }
    .merging(plugins) { first, _ in first }.merging(ProgramCases.all) { first, _ in first }
    .merging(archive) { first, _ in first }.merging(PluginCases.all) { first, _ in first }
    .merging(CalibrationCases.all) { first, _ in first }.merging(HeatmapCases.all) { first, _ in first }
    .merging(FolderCases.all) { first, _ in first }.merging(StopCases.all) { first, _ in first }
    .merging(TrackCases.all) { first, _ in first }

  private static func run(_ words: [String]) throws -> Command.Result { try Command().run(words) }

  private static let arguments: [String: Words] = [
    "a coordinate that is no two numbers": { try run($0.route(from: "39.47")) },
    "a name that nothing is called": { _ in try run(["place", "xyzzyq"]) },
    "a name that is not clear": { _ in
      try run(["route", "--from", "plaça", "--to", "Mestalla", "--at", "2026-11-24T08:00"])
    },
    "a name in a network without an index of places": { city in
      let bare = city.folder.path("bare.brisa")
      try FileManager.default.copyItem(atPath: city.network, toPath: bare)
      return try run(["place", "Road", "--network", bare])
    },
    "a name of ten thousand letters": { _ in try run(["place", String(repeating: "a", count: 10_000)]) },
    "an unknown category of places": { _ in try run(["place", "--category", "castle", "--near", "39.47,-0.37"]) },
    "a coordinate near a place": { _ in try run(["place", "39.47,-0.37", "--near", "39.48,-0.36"]) },
    "nothing to look for among places": { _ in try run(["place"]) },
    "a place of one's own that is not there": { _ in try run(["place", "remove", "nowhere"]) },
    "a coordinate outside the globe, the two numbers swapped": { try run($0.route(from: "120.5,10.0")) },
    "a place off the network": { try run($0.route(from: "0,0")) },
    "an unknown mode of travel": { try run($0.route(["--mode", "teleport"])) },
    "an unknown scale": { try run($0.route(["--scale", "kelvin"])) },
    "an unknown measure of pollution": { try run($0.route(["--by", "xyz"])) },
    "an unknown method of interpolation": { try run($0.route(["--field", "magic"])) },
    "an unknown form of answer": { try run($0.route(["--format", "yaml"])) },
    "a time that cannot be read": { try run($0.route(["--at", "yesterdayish"])) },
    "a part of a day for a time": { try run($0.route(["--at", "tonight"])) },
    "an address that nobody can listen at": { _ in try run(["serve", "--listen", "here"]) },
    "a folder of reports that is not there": { _ in try run(["serve", "--reports", "/nowhere/at/all"]) },
    "a language that Brisa does not speak": { try run($0.route(["--language", "fr"])) },
    "more hours than are listed": { _ in try run(["air", "10,20", "--hours", "97"]) },
    "a speed that nobody has": { try run($0.route(["--speed", "400"])) },
    "a breathing rate that is none": { try run($0.route(["--breathing", "0"])) },
    "an unknown word for stairs": { try run($0.route(["--stairs", "some"])) },
    "a profile of no name": { try run($0.route(["--profile", "nana"])) },
    "a file of a profile that is not there": { try run($0.route(["--profile", "/nowhere/nana.yml"])) },
    "a profile with an unknown key": { try configured("profiles:\n  nana: {walks: 4}\n", $0) },
    "a wheelchair on a bike": { try run($0.route(["--wheelchair", "--mode", "bike"])) },
    "an avoidance below 0": { try run($0.route(["--avoidance", "-3"])) },
    "a detour that is no limit": { try run($0.route(["--max-detour", "far"])) },
    "a trade-off within a detour": { try run($0.route(["--pareto", "--max-detour", "5min"])) },
    "a detour where a forbidden zone must be entered": {
      try run($0.route(["--json", "--max-detour", "5min", "--exclude", "\(TinyCity.a),50", "--exclusion", "forbid"]))
    },
    "a window of departure that is none": { try run($0.departing(["--depart-between", "07:00"])) },
    "a window of departure and a time": { try run($0.route(["--depart-between", "07:00/08:00"])) },
    "a tolerance without moving air": { try run($0.route(["--tolerance", "2"])) },
    "a trade-off in moving air": { try run($0.route(["--moving-air", "--pareto"])) },
    "a table of trips without a column": { try batch("id,from_lat,from_lon,to_lat\n", as: "short", $0) },
    "a missing table of trips": { try run($0.batch($0.folder.path("none.csv"), to: "none-out.csv")) },
    "a table of trips with a bad row": {
      try batch("id,from_lat,from_lon,to_lat,to_lon\n1,\(TinyCity.a),\(TinyCity.f)\n2,x,20,10,20\n", as: "bad", $0)
    },
    "a table of figures that is there already": { city in
      _ = try city.folder.write("id\n", as: "there-out.csv")
      return try batch("id,from_lat,from_lon,to_lat,to_lon\n", as: "there", city)
    },
    "a circle that is no circle": { try run($0.route(["--exclude", "nonsense"])) },
    "a file of circles with a bad row": { city in
      let file = try city.folder.write("lat,lon,metres\n10,20,50\n10,20,-5\n", as: "circles.csv")
      return try run(city.route(["--exclude-file", file]))
    },
    "a file of circles that is empty": { city in
      try run(city.route(["--exclude-file", city.folder.write("", as: "no-circles.csv")]))
    },
    "a file of circles without columns": { city in
      try run(city.route(["--exclude-file", city.folder.write("a,b\n1,2\n", as: "odd-circles.csv")]))
    },
    "a file of circles that is no GeoJSON of points": { city in
      let file = try city.folder.write("{\"features\": [{\"geometry\": {\"type\": \"LineString\"}}]}", as: "lines.json")
      return try run(city.route(["--exclude-file", file]))
    },
    "an output that is a pipe which nobody reads": { city in
      let pipe = city.folder.path("unread")
      mkfifo(pipe, 0o600)
      return try run(city.route(["-o", pipe]))
    },
    "too little memory for the program": { _ in try limited("ulimit -v 400000", ["--version"]) },
    "too little stack for the program": { _ in try limited("ulimit -s 64", ["--version"]) },
    "a circle with a negative radius": { try run($0.route(["--exclude", "10,20,-5"])) },
    "an unknown command or option": { _ in try run(["nonsense"]) },
    "origin and destination are one place": { try run($0.route(from: TinyCity.a, to: TinyCity.a)) },
    "a forbidden circle around the origin": {
      try run($0.route(["--json", "--exclude", "\(TinyCity.a),50", "--exclusion", "forbid"]))
    },
    "no way between two islands": { try run($0.route(to: TinyCity.x)) },
    "an output that cannot be written": { try run($0.route(["-o", "/nowhere/route.txt"])) },
    "a base map that would replace another file": { city in
      let extract = try city.folder.write("<osm version=\"0.6\"/>", as: "lost.osm")
      _ = try city.folder.write("my holidays", as: "lost.basemap")
      return try run(["network", "build", extract, "-o", city.folder.path("lost.brisa")])
    },
    "a network file named like an extract": { city in
      try run([
        "network", "fetch", "--box", "1,1,2,2", "--server", "http://127.0.0.1:9/", "-o", city.folder.path("x.osm"),
      ])
    },
    "a server of places that does not answer": { city in
      try run(["init", "--city", "Tiny", "--search-server", "http://127.0.0.1:9/", "-o", city.folder.path("new.yml")])
    },
    "a city that the server of places does not know": { city in
      let server = try LoopbackServer { connection, _ in connection.answer(body: Array("[]".utf8)) }
      return try run(["init", "--city", "Tiny", "--search-server", server.url, "-o", city.folder.path("new.yml")])
    },
    "a machine without libcurl": { city in
      // A file of that name which is no library comes before the machine's own.
      _ = try city.folder.write("", as: "libcurl.so.4")
      return try Command(environment: ["LD_LIBRARY_PATH": city.folder.url.path])
        .run(["network", "fetch", "--box", "1,1,2,2", "-o", city.folder.path("x.brisa")])
    },
    "an Overpass server that does not answer": { city in
      try run([
        "network", "fetch", "--box", "1,1,2,2", "--server", "http://127.0.0.1:9/", "-o", city.folder.path("x.brisa"),
      ])
    },
  ]

  /// Runs the program after a command of the shell that limits it.
  private static func limited(_ limit: String, _ words: [String]) throws -> Command.Result {
    var shell = Command()
    let program = shell.executable.path
    shell.executable = URL(fileURLWithPath: "/bin/sh")
    return try shell.run(["-c", "\(limit); exec \"$0\" \"$@\"", program] + words)
  }

  private static func batch(_ table: String, as name: String, _ city: TinyCity) throws -> Command.Result {
    try run(city.batch(city.folder.write(table, as: name + ".csv"), to: name + "-out.csv"))
  }

  private static let files: [String: Words] = [
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

  private static let air: [String: Words] = [
    "a missing file of readings": { try run($0.route(["--stations", $0.folder.path("missing.csv")])) },
    "an empty file of readings": { try routeWith("empty.csv", [], $0) },
    "a truncated file of readings": { try routeWith("short.csv", Array(bytes($0.readings).prefix(60)), $0) },
    "a random file of readings": { try routeWith("random.csv", random(100_000), $0) },
    "a file of 100 000 bad rows": { city in
      let header = "station_id,name,latitude,longitude,type,time,pollutant,value,unit\n"
      let rows = (0..<100_000).map { "s\($0),x,999,abc,,notatime,zz,NaN,furlong\n" }.joined()
      return try routeWith("bad.csv", Array((header + rows).utf8), city)
    },
    "no reading for the hour, route": { try run($0.route(["--json", "--at", "2020-01-01T00:00:00Z"])) },
    "no reading for the hour, air": {
      try run(["air", TinyCity.a, "--stations", $0.readings, "--at", "2020-01-01T00:00:00Z"])
    },
    "an index without particles": { try routeWith(["n,North,10.0012,20.0010,,2026-03-02T08:00:00Z,no2,40,µg/m³"], $0) },
    "a reading that is measured in the future": {
      try routeWith(["n,North,10.0012,20.0010,,2126-03-02T08:00:00Z,no2,40,µg/m³"], $0, at: "2126-03-02T08:30:00Z")
    },
    "two figures for one station and hour": {
      try routeWith([60, 20].map { "n,North,10.0012,20.0010,,2026-03-02T08:00:00Z,no2,\($0),µg/m³" }, $0)
    },
    "one station at two places in a file": {
      try routeWith(
        ["20.0010", "20.0120"].map { "n,North,10.0012,\($0),,2026-03-02T08:00:00Z,no2,40,µg/m³" }, $0)
    },
    "all stations masked, route": { city in
      let far = try city.folder.write(
        "station_id,name,latitude,longitude,type,time,pollutant,value,unit\n"
          + "f,Far,10.09,20.0,,2026-03-02T08:00:00Z,no2,40,µg/m³\n", as: "far.csv")
      return try run(city.route(["--json", "--stations", far]))
    },
    "a feed that refuses for having been asked too often": { city in
      let server = try LoopbackServer.always("429 Too Many Requests", headers: "Retry-After: 3600\r\n")
      let config = try city.folder.write(
        "sources: [{id: station-csv, settings: {kind: http, url: '\(server.url)/air.csv'}}]\n", as: "feed.yml")
      return try Command(environment: ["XDG_CACHE_HOME": city.folder.path("cache")])
        .run(
          ["route", "--json", "--config", config, "--network", city.network, "--from", TinyCity.a, "--to", TinyCity.f])
    },
    "all stations masked, air": {
      try run(["air", "10.09,20.0", "--stations", $0.readings] + TinyCity.at)
    },
  ]

  /// A route by the rows of a file of readings.
  private static func routeWith(
    _ rows: [String], _ city: TinyCity, at moment: String = "2026-03-02T08:30:00Z"
  ) throws -> Command.Result {
    let header = "station_id,name,latitude,longitude,type,time,pollutant,value,unit"
    let file = try city.folder.write(([header] + rows).joined(separator: "\n") + "\n", as: "\(UUID()).csv")
    return try run([
      "route", "--network", city.network, "--stations", file, "--from", TinyCity.a, "--to", TinyCity.f, "--json",
      "--at",
      moment,
    ])
  }

  private static let archive: [String: Words] = [
    "an hour of which only older readings are known": {
      try run($0.route(["--json"]) + ["--at", "2026-03-02T10:30:00Z"])
    },
    "an archive that is no archive, air": { city in
      let words = try collecting("air", "archive: \(notAnArchive(city))", city)
      return try run(["air", TinyCity.a, "--json"] + TinyCity.at + words)
    },
    "an archive that is no archive, sync": { city in
      try run(["sync"] + collecting("sync", "archive: \(notAnArchive(city))", city))
    },
    "an archive that is a folder": { city in
      try run(["sync"] + collecting("folder", "archive: .", city))
    },
    "a time that ends long after now": { city in
      try run(["sync", "--to", "2999-01-01"] + collecting("late", "archive: late.sqlite", city))
    },
    "a time longer than any feed's": { city in
      try run(["sync", "--from", "1900-01-01"] + collecting("long", "archive: long.sqlite", city))
    },
    "too few stations to leave one out": { city in
      let words = try collecting("few", "archive: few.sqlite", city)
      _ = try run(["sync"] + words)
      return try run(["validate"] + words)
    },
    "an unknown pollutant": {
      try run(["validate", "--pollutant", "xyz"] + collecting("xyz", "archive: x.sqlite", $0))
    },
    "no archive yet": { try run(["status"] + collecting("none", "archive: none.sqlite", $0)) },
    "every source failed": { city in
      try run(["sync"] + collecting("failed", "archive: failed.sqlite", readings: "gone.csv", city))
    },
    "an archive without a place": { try run(["sync"] + collecting("nowhere", "scale: es-ica", $0)) },
    "stations of no city": { city in
      let config = try city.folder.write(
        "archive: boundless.sqlite\nsources: [{id: station-csv, settings: {path: readings.csv}}]\n", as: "boundless.yml"
      )
      return try run(["sync", "--config", config])
    },
    "two sources of one name": {
      try configured(
        "sources: [{id: station-csv, name: a}, {id: station-csv, name: a, settings: {strict: true}}]\n", $0)
    },
    "a period that is no time": { city in
      try run(["sync", "--every", "hourly"] + collecting("period", "archive: period.sqlite", city))
    },
  ]

  /// A configuration of the tiny city with one source and one more line.
  private static func collecting(
    _ name: String, _ line: String, readings: String = "readings.csv", _ city: TinyCity
  ) throws -> [String] {
    let yaml = "network: tiny.osm\n\(line)\nsources: [{id: station-csv, settings: {path: \(readings)}}]\n"
    return ["--config", try city.folder.write(yaml, as: "collect-\(name).yml")]
  }

  private static func notAnArchive(_ city: TinyCity) throws -> String {
    try city.folder.write(String(repeating: "no archive ", count: 500), as: "notes.sqlite")
  }

  private static let configuration: [String: Words] = [
    "an unknown key in the configuration": { try configured("netwrok: a.brisa\n", $0) },
    "a closed class of street that is none": { try configured("profile: {walk: {closed: [moat]}}\n", $0) },
    "a price below 1": { try configured("profile: {scooter: {dear_factor: 0.5}}\n", $0) },
    "a wrong type in the configuration": { try configured("routes: {balanced_avoidance: much}\n", $0) },
    "an address of tiles that is none": {
      try configured("tiles: [{name: Aerial, url: 'ftp://example.org/{z}/{x}/{y}', attribution: Flyers}]\n", $0)
    },
    "tiles without a name of whom they are": {
      try configured("tiles: [{name: Aerial, url: 'https://example.org/{z}/{x}/{y}.png'}]\n", $0)
    },
    "an unknown source in the configuration": { try configured("sources: [{id: crystal-ball}]\n", $0) },
    "a configuration that is no YAML": { try configured("city:\n\tname: X\n", $0) },
    "a configuration that is too deep": { try configured("city: " + String(repeating: "[", count: 5000) + "\n", $0) },
    "a configuration that is a list": { try configured("- city\n", $0) },
    "a configuration that is no text": { try configured(bytes: [0xE9, 0x0A], $0) },
    "a configuration whose aliases double": { city in
      let doubled = (1..<30).map { "- &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
      return try configured(bytes: Array("- &a0 [x, x]\n\(doubled)- {*a29 : 1}\n".utf8), city)
    },
    "a configuration of 10 MB": { try configured(bytes: [UInt8](repeating: 0x23, count: 10_000_000), $0) },
    "an empty configuration": { city in
      let config = try city.folder.write("", as: "empty.yml")
      return try run(["route", "--config", config, "--from", TinyCity.a, "--to", TinyCity.f])
    },
    "one source twice in the configuration": {
      try configured("sources:\n- {id: a, settings: {b: c}}\n- {id: a, settings: {b: c}}\n", $0)
    },
    "a wrong setting of a source": {
      try configured("sources: [{id: station-csv, settings: {path: a.csv, calendar: lunar}}]\n", $0)
    },
  ]

  private static let plugins: [String: Words] = [
    "a configured source whose plugin is refused": { city in
      let folder = try TemporaryFolder()
      try folder.write(otherKit(), as: "libbrisa-aire.so")
      let config = try city.folder.write("network: tiny.osm\nsources: [{id: aire}]\n", as: "aire.yml")
      return try Command(environment: ["BRISA_PLUGIN_PATH": folder.url.path])
        .run(["route", "--config", config, "--from", TinyCity.a, "--to", TinyCity.f])
    },
    "a plugin that is no library": { try sources(with: Array("hello".utf8), $0) },
    "a plugin without a stamp": { try sources(with: bytes("/usr/lib/x86_64-linux-gnu/libz.so.1"), $0) },
    "a plugin without its symbol": { city in
      let stamp = Array("brisa-plugin-stamp/1 kit=".utf8)
      let plugin = bytes(stationCSV)
      guard let start = plugin.firstRange(of: stamp)?.lowerBound,
        let end = plugin[start...].firstRange(of: Array(" end".utf8))?.upperBound
      else { throw CocoaError(.fileReadCorruptFile) }
      return try sources(with: bytes("/usr/lib/x86_64-linux-gnu/libz.so.1") + plugin[start..<end] + [0], city)
    },
    "a plugin of another kit": { try sources(with: otherKit(), $0) },
    "two plugins with one id": { try sources(with: bytes(stationCSV), $0) },
  ]

  /// station-csv with every stamp in it altered.
  private static func otherKit() -> [UInt8] {
    var plugin = bytes(stationCSV)
    let stamp = Array("brisa-plugin-stamp/1 kit=".utf8)
    var from = plugin.startIndex
    while let found = plugin[from...].firstRange(of: stamp), found.upperBound < plugin.endIndex {
      plugin[found.upperBound] = plugin[found.upperBound] == 0x66 ? 0x65 : 0x66
      from = found.upperBound
    }
    return plugin
  }

  private static var stationCSV: String {
    BuiltProducts.folder.appending(path: "libbrisa-station-csv.so").path
  }

  private static func routeOver(_ name: String, _ content: [UInt8]?, _ city: TinyCity) throws -> Command.Result {
    if let content { try city.folder.write(content, as: name) }
    return try run(city.route(["--network", city.folder.path(name)]))
  }

  private static func routeWith(_ name: String, _ content: [UInt8], _ city: TinyCity) throws -> Command.Result {
    try run(city.route(["--json", "--stations", try city.folder.write(content, as: name)]))
  }

  private static func configured(_ yaml: String, _ city: TinyCity) throws -> Command.Result {
    try configured(bytes: Array(yaml.utf8), city)
  }

  private static func configured(bytes: [UInt8], _ city: TinyCity) throws -> Command.Result {
    let config = try city.folder.write(bytes, as: "\(UUID().uuidString).yml")
    return try run(["route", "--config", config, "--network", city.network, "--from", TinyCity.a, "--to", TinyCity.f])
  }

  private static func sources(with plugin: [UInt8], _ city: TinyCity) throws -> Command.Result {
    let folder = try TemporaryFolder()
    try folder.write(plugin, as: "libbrisa-other.so")
    return try Command(environment: ["BRISA_PLUGIN_PATH": folder.url.path]).run(["sources"])
  }

  private static func bytes(_ path: String) -> [UInt8] {
    (try? Data(contentsOf: URL(fileURLWithPath: path))).map { Array($0) } ?? []
  }

  private static func random(_ count: Int) -> [UInt8] {
    var generator = SeededRandom(seed: 7)
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }
}
