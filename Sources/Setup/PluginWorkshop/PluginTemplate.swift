internal import AirData
internal import Files
internal import Foundation
internal import PluginHost

/// A plugin to begin with: a folder that builds and passes every check, under a name of one's own.
package struct PluginTemplate: Sendable {
  /// The languages that there is a template for.
  package enum Language: String, Sendable, CaseIterable {
    /// A library that Brisa loads.
    case swift
    /// A program of the standard library alone.
    case python

    /// Reads a word.
    /// - Throws: ``BrisaError`` that lists the words.
    package static func parse(_ word: String) throws(BrisaError) -> Language {
      guard let language = Language(rawValue: word) else {
        let words = allCases.map(\.rawValue).joined(separator: ", ")
        throw BrisaError(
          .badArgument,
          "There is no template in '\(word)': choose one of \(words); for any other language see docs/source-protocol.md."
        )
      }
      return language
    }
  }

  /// The name in the templates, which are whole plugins themselves.
  private static let templateName = "my-feed"
  private static let templateKit = "\"../../kit\""
  private static let longestName = 50

  private let language: Language
  private let kit: KitFolder

  /// Chooses a template.
  package init(_ language: Language, kit: KitFolder) {
    self.language = language
    self.kit = kit
  }

  /// Writes a plugin into a new or empty folder.
  /// - Parameters:
  ///   - name: The id of the source.
  ///   - folder: Where it is written.
  ///   - taken: Ids that are registered already.
  /// - Returns: The names of the files, in order.
  /// - Throws: ``BrisaError``; nothing is ever overwritten.
  package func write(name: String, into folder: String, taken: [String]) throws(BrisaError) -> [String] {
    try Self.check(name, taken: taken)
    let template = "\(kit.templatesPath)/\(language.rawValue)"
    guard let files = Self.files(in: template) else {
      throw BrisaError(.missingFile, "The templates are not in '\(kit.templatesPath)': install brisa again.")
    }
    if let there = try? FileManager.default.contentsOfDirectory(atPath: folder), !there.isEmpty {
      throw BrisaError(
        .badArgument, "The folder '\(folder)' is not empty: name another with -o, nothing is overwritten.")
    }
    let named = files.map { $0.replacing(Self.templateName, with: name) }
    for (file, target) in zip(files, named) {
      try copy("\(template)/\(file)", to: "\(folder)/\(target)", name: name)
    }
    return named
  }

  private static func check(_ name: String, taken: [String]) throws(BrisaError) {
    guard name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil else {
      throw BrisaError(
        .badArgument, "'\(name)' is no name for a source: write lower case words with hyphens, like harbour-air.")
    }
    guard name.count <= longestName else {
      throw BrisaError(
        .badArgument, "The name '\(name)' is too long for a source: write at most \(longestName) letters.")
    }
    guard name != ExecSources.id else {
      throw BrisaError(.badArgument, "'\(name)' means a program that the configuration names: choose another name.")
    }
    guard !taken.contains(name) else {
      throw BrisaError(.badArgument, "There is a source '\(name)' already: choose another name.")
    }
  }

  private func copy(_ file: String, to target: String, name: String) throws(BrisaError) {
    let manager = FileManager.default
    let text = try TextFile.read(file)
      .replacing(Self.templateName, with: name)
      .replacing("My feed", with: Self.title(name))
      .replacing("my feed", with: Self.title(name))
      .replacing("MyFeed", with: Self.typeName(name))
      .replacing(Self.templateKit, with: Self.literal(kit.path))
    try OutputFile.makeFolder(PathText.folder(of: target))
    try OutputFile.write(text, to: target)
    if manager.isExecutableFile(atPath: file) {
      try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: target)
    }
  }

  /// The files of a template, hidden ones too; nil where there is none.
  private static func files(in folder: String) -> [String]? {
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder) else { return nil }
    return paths.filter { path in
      let isBuilt = [".build/", "__pycache__/", "Package.resolved"].contains { path.hasPrefix($0) }
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder) && !isFolder.boolValue
        && !isBuilt
    }.sorted()
  }

  /// `harbour-air` as the beginning of types' names: `HarbourAir`.
  static func typeName(_ name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// `harbour-air` as people read it: `Harbour air`.
  static func title(_ name: String) -> String {
    let words = name.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// A path as Swift writes a text.
  static func literal(_ path: String) -> String {
    let escaped = path.replacingScalars { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\u{0}"..<" ", "\u{7F}": "\\u{\(String(scalar.value, radix: 16))}"
      default: nil
      }
    }
    return "\"\(escaped)\""
  }
}
