// swift-tools-version: 6.2
import PackageDescription

// The kit must be that of the Brisa that loads the plugin: `brisa plugin build` names it in BRISA_KIT.
let kit = Context.environment["BRISA_KIT"] ?? "../../kit"

let package = Package(
  name: "my-feed",
  products: [.library(name: "brisa-my-feed", type: .dynamic, targets: ["MyFeedPlugin"])],
  dependencies: [.package(name: "kit", path: kit)],
  targets: [
    .target(
      name: "MyFeedPlugin", dependencies: [.product(name: "BrisaKit", package: "kit")], path: ".",
      exclude: ["README.md", "sample.yml", "testcases"])
  ],
  swiftLanguageModes: [.v6]
)
