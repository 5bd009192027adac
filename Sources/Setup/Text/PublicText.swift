package import AirData
internal import Foundation

/// Sentences as they may stand on a page that everybody reads: where a file lies on this machine, and what a program
/// wrote into its log, is nobody's business.
package enum PublicText {
  /// A sentence in which every absolute path is the name of its file alone, and that ends before words of a log.
  package static func withoutFolders(_ text: String) -> String {
    // A log may hold anything, a key in another spelling too.
    let told = text.replacing(#/; the last line of its log:.*/#.dotMatchesNewlines(), with: ".")
    // A path in quotes may have spaces in it, and so is looked for first.
    let unquoted = told.replacing(#/(['"“‘«])(?:file://)?(/[^'"”’»]*)/#) { "\($0.output.1)\(name($0.output.2))" }
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
  package var forEverybody: Notice { Notice(code: code, text: text.forEverybody) }
}

extension LocalizedText {
  /// The text for pages that everybody reads.
  package var forEverybody: LocalizedText { map(PublicText.withoutFolders) }
}
