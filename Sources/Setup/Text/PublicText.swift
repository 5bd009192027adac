package import AirData
internal import Foundation

/// Sentences as they may stand on a page that everybody reads: without the folders of this machine, and without what a
/// program wrote into its log.
package enum PublicText {
  /// A sentence in which every absolute path is the name of its file alone, and that ends before words of a log.
  package static func withoutFolders(_ text: String) -> String {
    // A log may hold anything, a key in another spelling too.
    let log = logMarks.lazy.compactMap { text.firstRange(of: $0) }.first
    let told = log.map { "\(text[..<$0.lowerBound])." } ?? text
    guard mayHavePath(told) else { return told }
    // A path in quotes may have spaces in it, and so is looked for first. A mark before a letter or a slash closes no
    // quotes: it is the apostrophe of a name, as in /srv/l'horta/air.csv.
    let quoted = #/(['"“‘«])(?:file://)?(/(?s:.)*?)(?=['"”’»](?![\p{L}\p{N}/])|$)/#
    let unquoted = told.replacing(quoted) { "\($0.output.1)\(name($0.output.2))" }
    return unquoted.replacing(#/(^|[\s(\[=,;:])(?:file://)?(/(?!/)(?:[^\s'"),;:\]]|'(?=[\p{L}\p{N}/]))+)/#) {
      "\($0.output.1)\(name($0.output.2))"
    }
  }

  /// What stands before words of a log, in each language.
  private static let logMarks = [
    "; the last line of its log:", "; la última línea de su registro:", "; l'última línia del seu registre:",
  ]

  /// Whether a slash stands where a path may begin, and not within a word, a unit or a share: it is asked of every
  /// notice of every answer.
  private static func mayHavePath(_ text: String) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
      if byte == UInt8(ascii: "/"), !isOfWord(previous) { return true }
      previous = byte
    }
    return false
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
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
