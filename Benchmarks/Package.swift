// swift-tools-version: 6.2
import PackageDescription

// Outside the root's graph: whoever builds Brisa builds none of this.
let package = Package(
  name: "brisa-benchmarks",
  dependencies: [
    .package(name: "brisa", path: ".."),
    .package(path: "../plugins/kit"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "brisa-bench",
      dependencies: [
        .product(name: "Bench", package: "brisa"), .product(name: "BrisaKit", package: "kit"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"), .treatAllWarnings(as: .error),
      ])
  ],
  swiftLanguageModes: [.v6]
)
