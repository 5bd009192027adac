// swift-tools-version: 6.2
import PackageDescription

// SwiftPM caches manifests, so this list is explicit: one entry per folder of plugins/.
let plugins = [
  "air-map": "AirMapFiles",
  "gva-rvvcca": "GVARVVCCA",
  "open-meteo": "OpenMeteo",
  "openaq": "OpenAQ",
  "sensor-community": "SensorCommunity",
  "station-csv": "StationCSV",
  "valencia-city": "ValenciaCity",
  "waqi": "WAQI",
]

// What a source needs beside the kit.
let librariesOfPlugins: [String: [Target.Dependency]] = ["air-map": ["CGDAL"]]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

let kit = Target.Dependency.product(name: "BrisaKit", package: "kit")

func module(
  _ name: String, _ dependencies: [Target.Dependency], plugins: [Target.PluginUsage] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings, plugins: plugins)
}

/// A module that computes for long: optimized in debug builds too.
func computing(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies,
    swiftSettings: settings + [.unsafeFlags(["-O"], .when(configuration: .debug))])
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies + [kit, "TestSupport"], exclude: exclude, swiftSettings: settings)
}

let pluginTargets = plugins.sorted { $0.key < $1.key }.map { id, module in
  Target.target(
    name: module, dependencies: [kit] + (librariesOfPlugins[id] ?? []), path: "plugins/\(id)",
    exclude: ["README.md", "sample.yml", "testcases"], swiftSettings: settings)
}

let package = Package(
  name: "brisa",
  products: [
    .executable(name: "brisa", targets: ["brisa"]),
    // For the benchmarks, which are a package of their own.
    .library(name: "Bench", targets: ["Bench"]),
  ]
    + plugins.sorted { $0.key < $1.key }.map { id, module in
      .library(name: "brisa-\(id)", type: .dynamic, targets: [module])
    },
  dependencies: [
    .package(path: "plugins/kit"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // For the host alone: a plugin and the host would each have a Logger of their own.
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // For the server alone; without traits neither TLS nor configuration files come with it.
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
  ],
  targets: [
    .target(
      name: "COsmium",
      // libosmium checks damaged files by exceptions, but also by assertions, which must not end the program.
      cxxSettings: [.define("NDEBUG"), .define("_LARGEFILE_SOURCE"), .define("_FILE_OFFSET_BITS", to: "64")],
      linkerSettings: [
        .linkedLibrary("z"), .linkedLibrary("bz2"), .linkedLibrary("expat"), .linkedLibrary("pthread"),
      ]),
    // In C: a process without threads that runs others, and kills what is left of them.
    .executableTarget(name: "brisa-keeper"),
    // In C++: writes vector tiles by protozero, which is header-only.
    .target(name: "CVectorTile", cxxSettings: [.define("NDEBUG")]),
    .target(name: "Files", swiftSettings: settings),
    computing("Computing", []),
    computing("Streets", [kit, "Files", "COsmium", "Computing"]),
    computing("AirField", [kit, "Computing"]),
    computing("Routing", [kit, "Streets", "Computing"]),
    .target(name: "CProcess"),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CTIFF", pkgConfig: "libtiff-4", providers: [.apt(["libtiff-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CGDAL", pkgConfig: "gdal", providers: [.apt(["libgdal-dev"])]),
    .plugin(name: "EmbedWeb", capability: .buildTool(), path: "Sources/EmbedWeb"),
    module("Narrative", [kit, "Streets", "Routing"]),
    module("Reports", [kit, "AirField", "CCairo", "CTIFF", "CZlib", "Computing"], plugins: ["EmbedWeb"]),
    module("Archive", [kit, "Files", .product(name: "GRDB", package: "GRDB.swift")]),
    module("Places", [kit, "Files", "Streets", .product(name: "GRDB", package: "GRDB.swift")]),
    computing("VectorMap", [kit, "Files", "Streets", "Computing", "CVectorTile"]),
    .target(name: "CTrackXML", dependencies: ["CLibXML2"]),
    module("Tracks", [kit, "CTrackXML", "CZlib"]),
    module("PluginHost", [kit, "Files", "CProcess", "COpenSSL"]),
    module(
      "Setup",
      [
        kit, "Files", "Streets", "AirField", "PluginHost", .product(name: "Logging", package: "swift-log"),
        .product(name: "Yams", package: "Yams"),
      ]),
    module(
      "CityAir",
      [
        kit, "Setup", "Streets", "AirField", "Archive", "PluginHost", "Computing",
        .product(name: "Logging", package: "swift-log"),
      ]),
    module("Trips", [kit, "Setup", "CityAir", "Streets", "AirField", "Routing", "Tracks", "PluginHost", "Computing"]),
    module(
      "Publishing",
      [
        kit, "Files", "Setup", "CityAir", "Trips", "Streets", "AirField", "Routing", "Archive", "PluginHost", "Reports",
        "Computing",
      ]),
    module(
      "Answers",
      [
        kit, "Setup", "CityAir", "Trips", "Publishing", "Archive", "AirField", "PluginHost", "Routing", "Streets",
        "Narrative", "Places", "Tracks",
      ]),
    module(
      "Planner",
      [
        kit, "Files", "Setup", "CityAir", "Trips", "Publishing", "Streets", "AirField", "Routing", "Archive",
        "Places", "VectorMap", "Tracks", "PluginHost", "CMalloc", "Computing",
      ]),
    module(
      "Server",
      [
        kit, "Setup", "CityAir", "Trips", "Publishing", "Answers", "Planner", "Computing", "Reports", "Routing",
        "Streets", "Narrative", "Places", "VectorMap", "Tracks",
        // Its core alone: the rest is a router and middleware, which nothing here uses, and takes long to compile.
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "Logging", package: "swift-log"),
      ], plugins: ["EmbedWeb"]),
    module(
      "Bench",
      [
        kit, "Setup", "CityAir", "Trips", "Publishing", "Answers", "Planner", "Streets", "AirField", "Routing",
        "Reports",
      ]),
    .executableTarget(
      name: "brisa",
      dependencies: [
        kit, "Files", "Setup", "CityAir", "Trips", "Publishing", "Answers", "Planner", "Bench", "PluginHost", "Server",
        "Narrative", "Reports", "Places", "Tracks",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings),
    // Without tests of their own, but of the tests alone: no build of the product compiles them.
    .testTarget(name: "TestSupport", dependencies: [kit, "Streets"], path: "Tests/Support", swiftSettings: settings),
    // A city of the tests: it asks the engine, by which the parts of every room are tried too.
    .testTarget(
      name: "CityTestSupport",
      dependencies: [
        kit, "Setup", "CityAir", "Trips", "Planner", "Streets", "AirField", "Routing", "Tracks", "TestSupport",
      ],
      path: "Tests/CitySupport", swiftSettings: settings),
    // Reads damaged tracks under AddressSanitizer, for `make fuzz`; nothing else builds on it.
    .executableTarget(
      name: "FuzzTracks", dependencies: [kit, "Tracks"], path: "Tests/Fuzz/Tracks", swiftSettings: settings),
    tests("FilesTests", ["Files"]),
    tests("GeoTests", []),
    tests("AirDataTests", []),
    tests("ComputingTests", ["Computing"]),
    tests("StreetsTests", ["Streets"], exclude: ["Names/helsinki.csv", "Names/README.md"]),
    tests("AirFieldTests", ["AirField"], exclude: ["Reference"]),
    tests("RoutingTests", ["Routing", "Streets", "Computing"]),
    tests("NarrativeTests", ["Narrative", "Routing", "Streets"]),
    tests("ReportsTests", ["Reports", "AirField", "CCairo"], exclude: ["Golden"]),
    tests("PlacesTests", ["Places", "Files", "Streets", .product(name: "GRDB", package: "GRDB.swift")]),
    tests("VectorMapTests", ["VectorMap", "Files", "Streets"]),
    tests("TracksTests", ["Tracks"]),
    tests("ArchiveTests", ["Archive", .product(name: "GRDB", package: "GRDB.swift")], exclude: ["Fixtures"]),
    // They run the command, which opens libraries in processes of their own.
    tests("PluginHostTests", ["Files", "PluginHost", "brisa"]),
    tests("PluginTests", ["PluginHost", "Setup", "CityAir", "Trips", "Planner"]),
    tests("SetupTests", ["Setup", "Streets", "AirField", "PluginHost"]),
    tests("CityAirTests", ["Setup", "CityAir", "Planner", "Streets", "AirField", "Archive", "CityTestSupport"]),
    tests(
      "TripsTests",
      ["Setup", "CityAir", "Trips", "Streets", "AirField", "Routing", "Tracks", "CityTestSupport", "Computing"]),
    tests(
      "PublishingTests",
      [
        "Files", "Setup", "CityAir", "Trips", "Publishing", "Planner", "Streets", "AirField", "Reports",
        "CityTestSupport",
      ]),
    tests("AnswersTests", ["Setup", "Trips", "Places", "Answers", "CityTestSupport"]),
    tests(
      "PlannerTests",
      ["Setup", "CityAir", "Trips", "Tracks", "Planner", "AirField", "PluginHost", "CityTestSupport", "Computing"]),
    tests(
      "ServerTests",
      [
        "Setup", "CityAir", "Trips", "Publishing", "Planner", "Server", "Reports", "Tracks", "CityTestSupport",
        "Computing",
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "Logging", package: "swift-log"),
      ]),
    tests("BenchTests", ["Setup", "CityAir", "Trips", "Bench", "AirField", "Routing", "CityTestSupport"]),
    tests(
      "CLITests",
      ["brisa", "Setup", "CityAir", "Trips", "Publishing", "Answers", "Planner", "PluginHost", "Archive"],
      exclude: ["Golden"]),
  ] + pluginTargets,
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
