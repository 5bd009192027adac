import Foundation
import TestSupport

/// What a person types in the cases of stops and loops.
enum StopCases {
  static let all: [String: ErrorCases.Words] = ways.merging(lists) { first, _ in first }
    .merging(loops) { first, _ in first }

  private static func run(_ words: [String]) throws -> Command.Result { try Command().run(words) }

  private static func trip(_ words: [String], _ city: TinyCity) throws -> Command.Result {
    try run(["trip"] + words + ["--network", city.network, "--stations", city.readings] + TinyCity.at)
  }

  private static func trip(listed text: String, as name: String, _ city: TinyCity) throws -> Command.Result {
    try trip([try city.folder.write(text, as: name)], city)
  }

  private static func loop(_ words: [String], _ city: TinyCity) throws -> Command.Result {
    try run(
      ["loop", "--from", TinyCity.a, "--network", city.network, "--stations", city.readings] + TinyCity.at + words)
  }

  private static let ways: [String: ErrorCases.Words] = [
    "a place on the way with a trade-off": { try run($0.route(["--via", TinyCity.c, "--pareto"])) },
    "a place on the way that no way joins": { try run($0.route(["--via", TinyCity.x])) },
    "a place on the way off the network": { try run($0.route(["--via", "0,0"])) },
    "a single stop": { try trip([TinyCity.a], $0) },
    "the same stop twice": { try trip([TinyCity.a, TinyCity.c, TinyCity.a], $0) },
    "a round trip that ends elsewhere": { try trip([TinyCity.a, "--round", "--to", TinyCity.c], $0) },
    "a goal of a trip that is none": { try trip([TinyCity.a, TinyCity.c, "--optimize", "joy"], $0) },
    "an order of stops that is none": { try trip([TinyCity.a, TinyCity.c, "--order", "random"], $0) },
  ]

  private static let lists: [String: ErrorCases.Words] = [
    "stops that no way joins": {
      try trip(
        listed: "lat,lon,name\n\(TinyCity.a),A\n\(TinyCity.c),C\n\(TinyCity.x),Island\n", as: "apart.csv", $0)
    },
    "a stop off the network": {
      try trip(listed: "lat,lon,name\n\(TinyCity.a),A\n\(TinyCity.c),C\n0,0,Nowhere\n", as: "far.csv", $0)
    },
    "ten thousand stops": { city in
      let rows = (0..<10_000).map { "10.\($0),20.0" }.joined(separator: "\n")
      return try trip(listed: "lat,lon\n\(rows)\n", as: "many.csv", city)
    },
    "a list of stops without columns": { try trip(listed: "a,b\n1,2\n", as: "columns.csv", $0) },
    "a list of stops with a bad row": { try trip(listed: "lat,lon\n10,20\n10,x\n", as: "row.csv", $0) },
    "a list of stops without stops": { try trip(listed: "lat,lon\n", as: "empty.csv", $0) },
    "a list of stops with a name of a million letters": {
      let name = String(repeating: "x", count: 1_000_000)
      return try trip(listed: "lat,lon,name\n10,20,a\n10,20.001,\(name)\n", as: "long-name.csv", $0)
    },
    "a list of stops of lines": {
      try trip(listed: "{\"features\": [{\"geometry\": {\"type\": \"LineString\"}}]}", as: "lines.geojson", $0)
    },
    "a trip written over its list of stops": { city in
      let path = try city.folder.write("lat,lon\n\(TinyCity.a)\n\(TinyCity.c)\n", as: "kept-stops.csv")
      return try trip([path, "-o", path], city)
    },
    "a list of stops in XML": { try trip(listed: "<gpx/>", as: "stops.gpx", $0) },
    "a missing list of stops": { try trip(["/nowhere/stops.csv"], $0) },
  ]

  private static let loops: [String: ErrorCases.Words] = [
    "a loop of 100 m": { try loop(["--length", "100m"], $0) },
    "a loop of 1 000 km": { try loop(["--length", "1000km"], $0) },
    "a loop of no length": { try loop([], $0) },
    "a loop that does not fit on its island": { try loop(["--length", "5km"], $0) },
    "a loop by a dose of nothing in particular": { try loop(["--dose", "20ug"], $0) },
  ]
}
