internal import AirData
internal import Foundation

/// Shared libraries in C and Swift, compiled for a test, that stand in for plugins.
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
    try run(["clang", "-shared", "-fPIC", "-o", path, path + ".c"])
  }

  /// Compiles some Swift to a file that uses the built kit, as somebody's own plugin does; its source stays beside it.
  /// - Throws: an error when the source cannot be written or does not compile.
  package static func compileSwift(_ source: String, to path: String) throws {
    try Data(source.utf8).write(to: URL(filePath: path + ".swift"))
    let library = ["-emit-library", "-L", BuiltProducts.folder.path, "-lBrisaKit", "-o", path]
    try run(["swiftc"] + library + swiftArguments(path + ".swift"))
  }

  /// What the Swift compiler is told of a file that uses the built kit.
  package static func swiftArguments(_ file: String) -> [String] {
    let moduleMaps = ["CCurl/include", "CJSONC"].flatMap { folder in
      ["-Xcc", "-fmodule-map-file=" + Project.kit.appending(path: "Sources/\(folder)/module.modulemap").path]
    }
    return [
      "-swift-version", "6", "-parse-as-library", "-module-name", "SomebodysPlugin", "-I",
      BuiltProducts.folder.path + "/Modules", file,
    ] + moduleMaps
  }

  private static func run(_ words: [String]) throws {
    let compiler = try Process.run(URL(filePath: "/usr/bin/env"), arguments: words)
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw CocoaError(.fileReadCorruptFile) }
  }
}
