// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "kit",
  products: [
    // Dynamic and in a package of its own: only so do the host and every plugin share one copy of the types.
    .library(name: "BrisaKit", type: .dynamic, targets: ["Geo", "AirData"])
  ],
  targets: [
    // In C: libcurl is loaded when something is first fetched.
    .target(name: "CCurl"),
    .systemLibrary(name: "CJSONC", pkgConfig: "json-c", providers: [.apt(["libjson-c-dev"])]),
    .target(name: "Geo", swiftSettings: settings),
    .target(
      name: "AirData", dependencies: ["Geo", "CCurl", "CJSONC"], swiftSettings: settings,
      plugins: ["KitFingerprint"]),
    .plugin(name: "KitFingerprint", capability: .buildTool()),
  ],
  swiftLanguageModes: [.v6]
)
