internal import Files
internal import Foundation

/// Where this program's own files lie.
package struct Installation: Sendable, Hashable {
  /// The folder with `brisa`, `brisa-keeper` and the kit.
  package let folder: String

  /// Creates an installation in a folder.
  package init(folder: String) {
    self.folder = folder
  }

  /// The installation that the running kit belongs to: tests and tools share it with the command.
  package static let running = Installation(folder: kitFolder ?? executableFolder)

  /// The command, which also opens libraries in a process of their own.
  var command: String { folder + "/brisa" }

  /// The program that runs others and kills what is left of them.
  var keeper: String { folder + "/brisa-keeper" }

  /// Whether a file is one of the plugins that came with the program.
  package func holds(_ path: String) -> Bool {
    let parent = PathText.folder(of: path)
    return parent == folder || parent == folder + "/plugins"
  }

  private static var executableFolder: String {
    PathText.folder(of: PluginSearchPath.runningExecutable ?? "/")
  }

  /// The kit is mapped into every process that gets here.
  private static var kitFolder: String? {
    let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
    guard let line = maps?.split(separator: "\n").first(where: { $0.hasSuffix("/libBrisaKit.so") }),
      let start = line.firstIndex(of: "/")
    else { return nil }
    return PathText.folder(of: String(line[start...]))
  }
}
