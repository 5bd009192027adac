internal import AirData
internal import Files
internal import Foundation

/// The folder of one plugin: a program, a Swift package, or a folder of this project's `plugins/`.
package struct PluginProject: Sendable, Hashable {
  /// How the plugin is made.
  package enum Form: String, Sendable, Hashable {
    /// An executable `brisa-source-ID` in the folder.
    case program
    /// A Swift package with the product `brisa-ID`.
    case package
    /// A folder of Brisa's own sources, built with it.
    case bundled
  }

  /// Its absolute path.
  package let path: String
  /// Id of the source, as the program's or the product's name has it.
  package let id: String
  /// How it is made.
  package let form: Form

  /// Finds out what a folder holds.
  /// - Throws: ``PluginProjectError``.
  package init(_ path: String) throws(PluginProjectError) {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { throw .missing(path) }
    self.path = path
    let programs = names.sorted().filter { $0.hasPrefix(PluginCandidate.programPrefix) }
    if programs.count > 1 { throw .severalPrograms(path, programs) }
    if let program = programs.first {
      id = String(program.dropFirst(PluginCandidate.programPrefix.count))
      form = .program
    } else if names.contains("Package.swift") {
      id = try Self.product(of: path)
      form = .package
    } else if names.contains("Source.swift") {
      id = PathText.name(of: path)
      form = .bundled
    } else {
      throw .noPlugin(path)
    }
  }

  /// The file that the host opens or starts; bundled plugins are in the folder of the running program.
  package func artefact(beside built: String) -> String {
    switch form {
    case .program: "\(path)/\(PluginCandidate.programPrefix)\(id)"
    case .package: "\(path)/.build/release/\(PluginFile.namePrefix)\(id)\(PluginFile.nameSuffix)"
    case .bundled: "\(built)/\(PluginFile.namePrefix)\(id)\(PluginFile.nameSuffix)"
    }
  }

  /// The text of a file of the folder, nil when it is not there.
  func text(_ name: String) -> String? { try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  /// Paths of the recorded cases, in order of their names.
  var testcasePaths: [String] {
    let folder = "\(path)/testcases"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The one product `brisa-ID` that a package's manifest names.
  private static func product(of path: String) throws(PluginProjectError) -> String {
    let manifest = (try? String(contentsOfFile: path + "/Package.swift", encoding: .utf8)) ?? ""
    let products = Set(manifest.matches(of: /"brisa-([a-z0-9]+(?:-[a-z0-9]+)*)"/).map { String($0.1) })
    guard let product = products.first, products.count == 1 else { throw .noProduct(path) }
    return product
  }
}
