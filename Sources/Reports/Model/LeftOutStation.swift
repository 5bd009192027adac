package import AirData

/// A station whose readings of the hour do not count, and why.
package struct LeftOutStation: Hashable, Sendable {
  /// The source's name.
  package let source: String
  /// Id within its source.
  package let id: String
  /// The name that people read.
  package let name: String
  /// Why, in a few words.
  package let reason: LocalizedText

  package init(source: String, id: String, name: String, reason: LocalizedText) {
    self.source = source
    self.id = id
    self.name = name
    self.reason = reason
  }
}

extension LeftOutStation {
  /// `Left out: Vivers: no reading of this hour`.
  var remark: LocalizedText {
    func sentence(_ language: Language) -> String { "\(ReportWords.leftOut[language]): \(name): \(reason[language])" }
    return LocalizedText(en: sentence(.en), es: sentence(.es), ca: sentence(.ca))
  }
}
