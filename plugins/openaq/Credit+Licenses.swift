internal import AirData
internal import Foundation

extension Credit {
  /// Who must be named for a station: each of its licences in force at some time names somebody.
  init(_ location: JSONNode, interval: DateInterval) throws(JSONError) {
    let all = try location["licenses"].optional?.elements ?? []
    let days = (Self.day(interval.start), Self.day(interval.end))
    var current: [JSONNode] = []
    for licence in all {
      let from = try licence["dateFrom"].optional?.text ?? ""
      let to = try licence["dateTo"].optional?.text ?? "9999"
      if from.prefix(10) <= days.1, to.prefix(10) >= days.0 { current.append(licence) }
    }
    if current.isEmpty { current = all }
    var names: [String] = []
    for licence in current { names += try Self.names(licence["attribution"]) }
    if names.isEmpty { names = try Self.operators(location) }
    let licences = try current.map { licence throws(JSONError) in try licence["name"].text.withoutControlCharacters }
    self.init(
      attribution: (Self.unique(names) + ["OpenAQ"]).joined(separator: "; "),
      licence: licences.isEmpty ? "not stated by OpenAQ" : Self.unique(licences).joined(separator: "; "))
  }

  private static func names(_ attribution: JSONNode) throws(JSONError) -> [String] {
    guard let name = try attribution.optional?["name"].optional?.text, !name.isEmpty else { return [] }
    let url = try attribution["url"].optional?.text ?? ""
    return [(url.isEmpty ? name : "\(name) (\(url))").withoutControlCharacters]
  }

  /// Owner and provider, for a station whose licences name nobody.
  private static func operators(_ location: JSONNode) throws(JSONError) -> [String] {
    var names: [String] = []
    for key in ["owner", "provider"] {
      if let name = try location[key].optional?["name"].optional?.text { names.append(name.withoutControlCharacters) }
    }
    return names
  }

  /// The texts in their order, each once.
  /// - Complexity: O(n), since a list of licences may be as long as an answer.
  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  private static func day(_ date: Date) -> String {
    String(TimeText.format(date, zone: .gmt).prefix(10))
  }
}
