public import AirData
internal import Foundation

/// Finds plugin files, checks them, opens them, and lets them register their sources.
public enum PluginHost {
  /// Loads every plugin of a search path into a registry.
  ///
  /// A file that is reached twice, through a link or through two folders, is loaded once; a bad file does not stop the others.
  /// What is loaded stays loaded. Two files that register one id are in ``Registry/conflicts``, which the caller treats as an
  /// error.
  /// - Parameters:
  ///   - searchPath: Where to look, first folder first and each in the order of file names.
  ///   - registry: Where the plugins register their sources.
  /// - Returns: What was left out, and why.
  public static func load(searchPath: PluginSearchPath, into registry: Registry) -> [PluginProblem] {
    var problems: [PluginProblem] = []
    var seen: Set<String> = []
    for folder in searchPath.folders {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
        if folder.isRequired { problems.append(missing(folder)) }
        continue
      }
      for name in names.sorted() where isPlugin(name) {
        let path = (folder.path as NSString).appendingPathComponent(name)
        guard seen.insert(realPath(path)).inserted else { continue }
        do {
          try load(file: path, into: registry)
        } catch {
          problems.append(error)
        }
      }
    }
    return problems
  }

  /// Loads one plugin file into a registry.
  ///
  /// The stamp is compared before the file is opened. The library is never closed again: Swift's runtime keeps pointers into it.
  /// - Throws: ``PluginProblem``.
  public static func load(file path: String, into registry: Registry) throws(PluginProblem) {
    let stamp = try PluginFile.stamp(ofFile: path)
    guard stamp == .current else { throw .otherKit(path, stamp: stamp, host: .current) }
    let path = realPath(path)
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "the loader gives no reason"
      throw PluginProblem(.cannotOpen, path, "Cannot open the plugin '\(path)': \(reason).")
    }
    guard let symbol = dlsym(library, PluginEntryPoint.registerSymbol) else {
      let name = PluginEntryPoint.registerSymbol
      throw PluginProblem(.noSymbol, path, "'\(path)' does not export the C function \(name): add it and rebuild.")
    }
    typealias Register = @convention(c) (UnsafeMutableRawPointer) -> Void
    let register = unsafeBitCast(symbol, to: Register.self)
    let count = registry.registering(from: path) { register(Unmanaged.passUnretained(registry).toOpaque()) }
    guard count > 0 else {
      throw PluginProblem(
        .registersNothing, path, "'\(path)' registers no source: pass its types to PluginEntryPoint.register.")
    }
  }

  private static func isPlugin(_ name: String) -> Bool {
    name.hasPrefix(PluginFile.namePrefix) && name.hasSuffix(PluginFile.nameSuffix)
  }

  private static func missing(_ folder: PluginSearchPath.Folder) -> PluginProblem {
    PluginProblem(
      .folderMissing, folder.path,
      "The plugin folder '\(folder.path)' cannot be read: correct \(PluginSearchPath.variable) or make the folder.")
  }

  /// The path without links, or the path itself where nothing is.
  private static func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
