internal import AirData
internal import Foundation

/// Shared libraries in C, compiled for a test, that stand in for plugins.
package enum PluginLibrary {
  /// C that gives a library the stamp of this build's kit.
  package static var stamp: String {
    let current = PluginStamp.current
    return "const char stamp[] = \"\(PluginStamp.prefix)\(current.kit) compiler=\(current.compiler) end\";"
  }

  /// Compiles some C to a file, beside which its source stays.
  /// - Throws: an error when the source cannot be written or does not compile.
  package static func compile(_ source: String, to path: String) throws {
    try Data(source.utf8).write(to: URL(filePath: path + ".c"))
    let compiler = try Process.run(
      URL(filePath: "/usr/bin/env"), arguments: ["clang", "-shared", "-fPIC", "-o", path, path + ".c"])
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw CocoaError(.fileReadCorruptFile) }
  }
}
