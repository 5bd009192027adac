import Foundation
import TestSupport

extension ErrorCases {
  /// Cases of the words of a command line.
  static let arguments: [String: Words] = [
    "a coordinate that is no two numbers": { try run($0.route(from: "39.47")) },
    "a name that nothing is called": { _ in try run(["place", "xyzzyq"]) },
    "a name that is not clear": { _ in
      try run(["route", "--from", "plaça", "--to", "Mestalla", "--at", "2026-11-24T08:00"])
    },
    "a name that is hardly like the only place it may be": { _ in
      try run(["route", "--from", "zzz alboraia", "--to", "Mestalla", "--at", "2026-11-24T08:00"])
    },
    "a name in a network without an index of places": { city in
      let bare = city.folder.path("bare.brisa")
      try FileManager.default.copyItem(atPath: city.network, toPath: bare)
      return try run(["place", "Road", "--network", bare])
    },
    "a name of ten thousand letters": { _ in try run(["place", String(repeating: "a", count: 10_000)]) },
    "an unknown category of places": { _ in try run(["place", "--category", "castle", "--near", "39.47,-0.37"]) },
    "a coordinate with nothing near it": { _ in try run(["place", "0.00002,-0.00002"]) },
    "a coordinate near a place": { _ in try run(["place", "39.47,-0.37", "--near", "39.48,-0.36"]) },
    "nothing to look for among places": { _ in try run(["place"]) },
    "a place of one's own that is not there": { _ in try run(["place", "remove", "nowhere"]) },
    "a coordinate in two words": { _ in try run(["air", "39.47,", "-0.37"]) },
    "a coordinate outside the globe, the two numbers swapped": { try run($0.route(from: "120.5,10.0")) },
    "a place off the network": { try run($0.route(from: "0,0")) },
    "an unknown mode of travel": { try run($0.route(["--mode", "teleport"])) },
    "an unknown scale in the environment": {
      try Command(environment: ["BRISA_SCALE": "kelvin"]).run($0.route([]))
    },
    "an unknown scale": { try run($0.route(["--scale", "kelvin"])) },
    "an unknown measure of pollution": { try run($0.route(["--by", "xyz"])) },
    "an unknown method of interpolation": { try run($0.route(["--field", "magic"])) },
    "an unknown form of answer": { try run($0.route(["--format", "yaml"])) },
    "a time that cannot be read": { try run($0.route(["--at", "yesterdayish"])) },
    "a time of the year 1": { try run($0.route(["--at", "0001-01-01T08:00"])) },
    "a part of a day for a time": { try run($0.route(["--at", "tonight"])) },
    "an address that nobody can listen at": { _ in try run(["serve", "--listen", "here"]) },
    "a network for several cities": { try run(["serve", "a.yml", "b.yml", "--network", $0.network]) },
    "an archive for several cities": { _ in try run(["serve", "a.yml", "b.yml", "--archive", "a.sqlite"]) },
    "a network of the environment for several cities": {
      try Command(environment: ["BRISA_NETWORK": $0.network]).run(["serve", "a.yml", "b.yml"])
    },
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
    "an avoidance in hexadecimal figures": { try run($0.route(["--avoidance", "0x3"])) },
    "a detour that is no limit": { try run($0.route(["--max-detour", "far"])) },
    "a trade-off within a detour": { try run($0.route(["--pareto", "--max-detour", "5min"])) },
    "a detour where a forbidden zone must be entered": {
      try run($0.route(["--json", "--max-detour", "5min", "--exclude", "\(TinyCity.a),50", "--exclusion", "forbid"]))
    },
    "a window of departure that is none": { try run($0.departing(["--depart-between", "07:00"])) },
    "a window of departure and a time": { try run($0.route(["--depart-between", "07:00/08:00"])) },
    "a window of departure with a date that is to be kept": {
      try run($0.departing(["--depart-between", "2026-03-02T08:00Z/2026-03-02T09:00Z", "--save", "way"]))
    },
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
        "network", "fetch", "--box", "1,1,2,2", "--server", ClosedPort.url, "-o", city.folder.path("x.osm"),
      ])
    },
    "a server of places that does not answer": { city in
      try run(["init", "--city", "Tiny", "--search-server", ClosedPort.url, "-o", city.folder.path("new.yml")])
    },
    "a city that the server of places does not know": { city in
      let server = try LoopbackServer { connection, _ in connection.answer(body: Array("[]".utf8)) }
      return try run(["init", "--city", "Tiny", "--search-server", server.url, "-o", city.folder.path("new.yml")])
    },
    "a city on both sides of the 180th meridian": { city in
      let place = "\"display_name\":\"Tiny\",\"lat\":\"10\",\"lon\":\"180\""
      let list = "[{\(place),\"boundingbox\":[\"9.9\",\"10.1\",\"-180\",\"180\"]}]"
      let server = try LoopbackServer { connection, _ in connection.answer(body: Array(list.utf8)) }
      return try run(["init", "--city", "Tiny", "--search-server", server.url, "-o", city.folder.path("new.yml")])
    },
    "a box over the 180th meridian": { city in
      try run(["network", "fetch", "--box", "179.9,-17,-179.9,-16", "-o", city.folder.path("x.brisa")])
    },
    "a machine without libcurl": { city in
      // A file of that name which is no library comes before the machine's own.
      _ = try city.folder.write("", as: "libcurl.so.4")
      return try Command(environment: ["LD_LIBRARY_PATH": city.folder.url.path])
        .run(["network", "fetch", "--box", "1,1,2,2", "-o", city.folder.path("x.brisa")])
    },
    "a fetched network that cannot be written": { _ in
      try run(["network", "fetch", "--box", "1,1,2,2", "--server", ClosedPort.url, "-o", "/nowhere/x.brisa"])
    },
    "an Overpass server that does not answer": { city in
      try run([
        "network", "fetch", "--box", "1,1,2,2", "--server", ClosedPort.url, "-o", city.folder.path("x.brisa"),
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
}
