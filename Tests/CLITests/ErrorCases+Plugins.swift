import Foundation
import TestSupport

extension ErrorCases {
  /// Cases of plugins that are there.
  static let plugins: [String: Words] = [
    "a configured source whose plugin is refused": { city in
      let folder = try TemporaryFolder()
      try folder.write(otherKit(), as: "libbrisa-aire.so")
      let config = try city.folder.write("network: tiny.osm\nsources: [{id: aire}]\n", as: "aire.yml")
      return try Command(environment: ["BRISA_PLUGIN_PATH": folder.url.path])
        .run(["route", "--config", config, "--from", TinyCity.a, "--to", TinyCity.f])
    },
    "a plugin that is no library": { _ in try sources(with: Array("hello".utf8)) },
    "a plugin without a stamp": { _ in try sources(with: bytes("/usr/lib/x86_64-linux-gnu/libz.so.1")) },
    "a plugin whose end is missing": { _ in
      let plugin = bytes(stationCSV)
      return try sources(with: Array(plugin[..<(plugin.count / 2)]))
    },
    "a plugin with a stamp of another version": { _ in
      let stamp = Array("brisa-plugin-stamp/2 kit=0123 compiler=swift end".utf8)
      return try sources(with: bytes("/usr/lib/x86_64-linux-gnu/libz.so.1") + stamp + [0])
    },
    "a plugin without its symbol": { _ in
      let stamp = Array("brisa-plugin-stamp/1 kit=".utf8)
      let plugin = bytes(stationCSV)
      guard let start = plugin.firstRange(of: stamp)?.lowerBound,
        let end = plugin[start...].firstRange(of: Array(" end".utf8))?.upperBound
      else { throw CocoaError(.fileReadCorruptFile) }
      return try sources(with: bytes("/usr/lib/x86_64-linux-gnu/libz.so.1") + plugin[start..<end] + [0])
    },
    "a plugin of another kit": { _ in try sources(with: otherKit()) },
    "two plugins with one id": { _ in try sources(with: bytes(stationCSV)) },
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

  private static func sources(with plugin: [UInt8]) throws -> Command.Result {
    let folder = try TemporaryFolder()
    try folder.write(plugin, as: "libbrisa-other.so")
    return try Command(environment: ["BRISA_PLUGIN_PATH": folder.url.path]).run(["sources"])
  }
}
