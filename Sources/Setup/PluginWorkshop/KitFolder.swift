internal import Files
internal import Foundation
package import PluginHost

/// Where the kit's sources and the templates for plugins lie, which plugins are made and built with.
package struct KitFolder: Sendable, Hashable {
  /// Name of the environment variable with the folder of a kit.
  package static let variable = "BRISA_KIT"

  /// The package that plugins depend on.
  package let path: String
  /// The folder with a template for each language.
  package let templatesPath: String

  /// Finds the kit that fits this program: `$BRISA_KIT`, that of an installed copy, or that of the sources which the
  /// program was built from.
  /// - Throws: ``BrisaError`` that says how to name it.
  package static func find(
    environment: [String: String], installation: Installation = .running
  ) throws(BrisaError) -> KitFolder {
    let usual = usualFolders(installation.folder)
    let path = try named(environment) ?? usual.first { exists($0 + "/Package.swift") }
    guard let path else {
      throw BrisaError(
        .missingFile,
        "The kit for plugins is not beside the program: set \(variable) to the folder plugins/kit of Brisa's sources.")
    }
    // A kit that is named may lie anywhere; templates always come with a program or its sources.
    let templates = ([path] + usual).map { sibling($0) }.first { exists($0) }
    return KitFolder(path: path, templatesPath: templates ?? sibling(path))
  }

  private static func named(_ environment: [String: String]) throws(BrisaError) -> String? {
    guard let name = environment[variable], !name.isEmpty else { return nil }
    let path = URL(fileURLWithPath: name).standardizedFileURL.path
    guard exists(path + "/Package.swift") else {
      throw BrisaError(
        .missingFile, "There is no kit in '\(path)': correct \(variable), or unset it to take the program's own.")
    }
    return path
  }

  private static func sibling(_ path: String) -> String {
    PathText.joined(PathText.folder(of: path), "templates")
  }

  /// An installed program lies in `PREFIX/lib/brisa`, a built one somewhere below the sources.
  private static func usualFolders(_ program: String) -> [String] {
    let prefix = PathText.folder(of: PathText.folder(of: program))
    var folders = [prefix + "/share/brisa/kit"]
    var folder = program
    while folder.count > 1 {
      folders.append(folder + "/plugins/kit")
      folder = PathText.folder(of: folder)
    }
    return folders
  }

  private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
