public import AirData
internal import Foundation

/// Finds plugin files, checks them, opens them or starts them, and registers their sources.
public enum PluginHost {
  /// Registers every plugin of a search path.
  ///
  /// A file that is reached twice, through a link or through two folders, is taken once; a bad file does not stop the
  /// others. Libraries that came with the program are opened in it; others, and programs, are asked for their manifests
  /// in processes of their own, side by side. What is opened stays open. Two files that register one id are in
  /// ``Registry/conflicts``, which the caller treats as an error.
  /// - Parameters:
  ///   - searchPath: Where to look, first folder first and each in the order of file names.
  ///   - registry: Where the sources are registered.
  ///   - isolation: Which sources run in processes of their own.
  /// - Returns: What was left out, and why.
  public static func load(
    searchPath: PluginSearchPath, into registry: Registry, isolation: Isolation = Isolation()
  ) -> [PluginProblem] {
    var problems: [PluginProblem] = []
    var seen: Set<String> = []
    var candidates: [PluginCandidate] = []
    for folder in searchPath.folders {
      guard let found = PluginCandidate.all(in: folder.path) else {
        if folder.isRequired { problems.append(missing(folder)) }
        continue
      }
      candidates += found.filter { seen.insert($0.realPath).inserted }
    }
    return problems + PluginLoading(registry: registry, isolation: isolation).load(candidates)
  }

  /// Loads one plugin file into a registry.
  ///
  /// The stamp is compared before the file is opened. The library is never closed again: Swift's runtime keeps pointers
  /// into it.
  /// - Throws: ``PluginProblem``.
  public static func load(file path: String, into registry: Registry) throws(PluginProblem) {
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
    let count = registry.registering(from: path) { register(Unmanaged.passUnretained(registry).toOpaque()) }
    guard count > 0 else {
      throw PluginProblem(
        .registersNothing, path, "'\(path)' registers no source: pass its types to PluginEntryPoint.register.")
    }
  }

  /// Refuses a library of another kit or compiler without opening it.
  static func checkStamp(ofFile path: String) throws(PluginProblem) {
    let stamp = try PluginFile.stamp(ofFile: path)
    guard stamp == .current else { throw .otherKit(path, stamp: stamp, host: .current) }
  }

  private static func missing(_ folder: PluginSearchPath.Folder) -> PluginProblem {
    PluginProblem(
      .folderMissing, folder.path,
      "The plugin folder '\(folder.path)' cannot be read: correct \(PluginSearchPath.variable) or make the folder.")
  }
}
