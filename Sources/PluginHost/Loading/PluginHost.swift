package import AirData
internal import Foundation

/// Finds plugin files, checks them, opens them or starts them, and registers their sources.
package enum PluginHost {
  /// Loads one plugin file into a registry.
  ///
  /// The stamp is compared before the file is opened. The library is never closed again: Swift's runtime keeps pointers
  /// into it. Of one that is refused nothing is registered.
  /// - Throws: ``PluginProblem``.
  package static func load(file path: String, into registry: Registry) throws(PluginProblem) {
    try checkStamp(ofFile: path)
    let path = PluginCandidate.resolve(path)
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
    // Apart from the others, so that nothing stays of a library that is refused.
    let own = Registry()
    let count = own.registering(from: path) { register(Unmanaged.passUnretained(own).toOpaque()) }
    try check(own, count: count, ofFile: path)
    for entry in own.entries { registry.add(entry) }
  }

  /// Refuses a library that registers no type, one id twice, or a type that lacks what its manifest promises.
  /// - Parameters:
  ///   - own: What the library has registered.
  ///   - count: How many types it offered.
  ///   - path: The library.
  /// - Throws: ``PluginProblem``.
  private static func check(_ own: Registry, count: Int, ofFile path: String) throws(PluginProblem) {
    if let broken = own.brokenPromises.first { throw PluginProblem(.contradictsItself, path, broken.message) }
    guard count > 0 else {
      throw PluginProblem(
        .registersNothing, path, "'\(path)' registers no source: pass its types to PluginEntryPoint.register.")
    }
    if let conflict = own.conflicts.first {
      throw PluginProblem(
        .registersTwice, path,
        "'\(path)' registers the source '\(conflict.id)' twice: give each of its types an id of its own.")
    }
  }

  /// Refuses a damaged library, and one of another kit or compiler, without opening it.
  static func checkStamp(ofFile path: String) throws(PluginProblem) {
    // A pipe could hang, and a device never end.
    guard PluginFile.isRegular(path) else { throw .unreadable(path) }
    try InstalledDigests.check(PluginCandidate.resolve(path))
    let stamp = try PluginFile.stamp(ofFile: path)
    guard stamp == .current else { throw .otherKit(path, stamp: stamp, host: .current) }
  }
}
