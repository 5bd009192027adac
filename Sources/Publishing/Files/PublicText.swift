internal import AirData
internal import Foundation

/// Sentences as they may stand on a page that everybody reads: where a file lies on this machine is nobody's business.
enum PublicText {
  /// A sentence in which every absolute path is the name of its file alone.
  static func withoutFolders(_ text: String) -> String {
    // A path in quotes may have spaces in it, and so is looked for first.
    let unquoted = text.replacing(#/(['"“‘«])(?:file://)?(/[^'"”’»]*)/#) { "\($0.output.1)\(name($0.output.2))" }
    return unquoted.replacing(#/(^|[\s(\[=,;:])(?:file://)?(/(?!/)[^\s'"),;:\]]+)/#) {
      "\($0.output.1)\(name($0.output.2))"
    }
  }

  /// The last part of a path.
  private static func name(_ path: Substring) -> Substring {
    path.split(separator: "/").last ?? path
  }
}

extension Notice {
  /// The notice for pages that everybody reads.
  var forEverybody: Notice { Notice(code: code, text: text.forEverybody) }
}

extension LocalizedText {
  /// The text for pages that everybody reads.
  var forEverybody: LocalizedText { map(PublicText.withoutFolders) }
}
