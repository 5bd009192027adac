internal import Foundation

/// The files of the page as they are served, each below one address that changes with any of them.
///
/// The modules are served as one (``ModuleJoin``). One word in the path makes all files new at once, and nothing has to
/// be rewritten but the few places that name it: `@WEB@`, `@DIGEST@`, and the lists of files.
struct PageFiles: Sendable {
  /// The page itself.
  let document: PageFile
  /// The files at fixed addresses: the worker and the manifest, which browsers look for in one place.
  let fixed: [String: PageFile]
  /// The files below ``folder``, by their paths.
  let hashed: [String: PageFile]
  /// The folder of the hashed files, without slashes around it.
  let folder: String
  /// The word that stands for all that is in them.
  let digest: String

  /// The files that are part of this program.
  static let embedded = PageFiles(of: WebFiles.all, digest: WebFiles.digest)

  /// Needs paths and texts of files, and a word for all of them.
  init(of files: [(path: String, text: String)], digest: String) {
    let folder = "web/\(digest)"
    let own = files.compactMap { file in
      file.path.hasPrefix(Self.place) ? (path: String(file.path.dropFirst(Self.place.count)), text: file.text) : nil
    }
    let texts = Self.joined(Dictionary(own.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first }))
    let served = texts.keys.filter { $0 != Self.page && !Self.fixedNames.contains($0) }.sorted()
    let filled = { (text: String) in
      text.replacing("@WEB@", with: folder).replacing("@DIGEST@", with: digest)
        .replacing("@STYLES@", with: Self.links("stylesheet", to: served, ending: ".css", in: folder))
        .replacing("['@FILES@']", with: Self.list(["./"] + served.map { "\(folder)/\($0)" }))
    }
    self.folder = folder
    self.digest = digest
    document = PageFile(Self.page, filled(texts[Self.page] ?? ""))
    fixed = Dictionary(
      Self.fixedNames.map { ($0, PageFile($0, filled(texts[$0] ?? ""))) }, uniquingKeysWith: { first, _ in first })
    hashed = Dictionary(
      served.map { ($0, PageFile($0, texts[$0] ?? "")) }, uniquingKeysWith: { first, _ in first })
  }

  private static let place = "Page/Web/"
  private static let page = "index.html"
  private static let fixedNames = ["serviceWorker.js", "manifest.webmanifest"]

  /// Files whose modules are one, called as the one that imports them; as they are where they cannot be joined.
  private static func joined(_ texts: [String: String]) -> [String: String] {
    guard let join = ModuleJoin(texts, main: main) else { return texts }
    var files = texts.filter { !$0.key.hasSuffix(".mjs") }
    files[main] = join.text
    return files
  }

  private static let main = "main.mjs"

  private static func links(_ relation: String, to paths: [String], ending: String, in folder: String) -> String {
    paths.filter { $0.hasSuffix(ending) }.map { "<link rel=\"\(relation)\" href=\"\(folder)/\($0)\">" }
      .joined(separator: "\n")
  }

  private static func list(_ paths: [String]) -> String {
    "[\(paths.map { "'\($0)'" }.joined(separator: ", "))]"
  }
}
