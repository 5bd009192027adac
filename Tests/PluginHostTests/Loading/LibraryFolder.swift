import Foundation
import TestSupport
import Testing

/// A folder that lasts as long as the test.
final class LibraryFolder: Sendable {
  let path: String

  init() {
    let folder = FileManager.default.temporaryDirectory.appending(path: "brisa-plugins-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path()
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and returns its path.
  @discardableResult
  func add(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = path + "/" + name
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }

  /// Copies a file and returns the copy's path.
  @discardableResult
  func add(_ name: String, copyOf original: String) throws -> String {
    let file = path + "/" + name
    try FileManager.default.copyItem(atPath: original, toPath: file)
    return file
  }

  /// Compiles some C into a shared library.
  func compile(_ name: String, _ source: String) throws {
    try PluginLibrary.compile(source, to: path + "/" + name)
  }

  /// Compiles some Swift into a shared library that uses the built kit, as somebody's own plugin does.
  func compileSwift(_ name: String, _ source: String) throws {
    try PluginLibrary.compileSwift(source, to: path + "/" + name)
  }

  /// What the compiler says of some Swift that uses the built kit; empty where it takes it.
  func compilerErrors(_ source: String) throws -> String {
    let file = try add("Source.swift", Array(source.utf8))
    var command = Command()
    command.executable = URL(filePath: "/usr/bin/env")
    let result = try command.run(["swiftc", "-typecheck"] + PluginLibrary.swiftArguments(file))
    return result.status == 0 ? "" : result.errors
  }
}

/// What this build made.
enum BuildFolder {
  /// Path of the folder.
  static var path: String { BuiltProducts.folder.path }

  /// Path of the library of `station-csv`.
  static var plugin: String { path + "/libbrisa-station-csv.so" }
}
