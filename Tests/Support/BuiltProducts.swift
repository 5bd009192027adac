package import Foundation

/// Where the tests' own build put its products.
package enum BuiltProducts {
  /// The folder that holds `brisa`, the kit and the plugins: that of the test bundle, which is mapped into this
  /// process.
  package static let folder: URL = {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    let bundle = maps.split(separator: "\n").first { $0.hasSuffix(".xctest") }.flatMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    return URL(filePath: bundle ?? "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }()

  /// The folder into which `make city` draws: the products lie in BUILD/TRIPLE/CONFIGURATION, the city in BUILD/city.
  package static var city: URL {
    folder.deletingLastPathComponent().deletingLastPathComponent().appending(path: "city")
  }
}
