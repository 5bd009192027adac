package import AirData

/// The sentences of errors and notices in every language, found by their English wording.
///
/// Errors are made in many modules, most of which know no language. Whoever shows one to a person asks here for it in
/// the person's language; what stands in no table stays English (docs/decisions/019).
package enum Sentences {
  /// Every table of sentences.
  package static let all: [LocalizedText] = [
    options, choices, times, travellers, routes, trackFiles, files, networks, imports, archives, configuration, reports,
    sources, feeds, feedAnswers, settings, secrets, plugins, commandLine, service, serviceLimits, serviceQuestions,
    serviceAbsences,
  ].flatMap { $0 }

  /// What is said before a sentence, the same in every language: the option or parameter that it is about.
  private static let frames = [LocalizedText(same: "--{1}: {2}"), LocalizedText(same: "'{1}': {2}")]

  /// A text that nobody has translated, in every language as far as a table has its sentence; of any other the sentence
  /// that it ends with in every language: a source says in three what it lacks, and why a feed failed in English.
  package static func translated(_ text: LocalizedText) -> LocalizedText {
    text.es == text.en && text.ca == text.en ? translated(text.en) : translatingEnd(of: text)
  }

  private static func translatingEnd(of text: LocalizedText) -> LocalizedText {
    let starts = [": ", ". "].flatMap { (mark: String) in text.en.ranges(of: mark).map(\.upperBound) }.sorted()
    for start in starts {
      let end = String(text.en[start...])
      guard text.es.hasSuffix(end), text.ca.hasSuffix(end) else { continue }
      let words = translated(end)
      guard words.es != end else { continue }
      let (es, ca) = (String(text.es.dropLast(end.count)), String(text.ca.dropLast(end.count)))
      return LocalizedText(en: text.en, es: es + words.es, ca: ca + words.ca)
    }
    return text
  }

  /// A text in a language; where nobody has translated it, as far as a table has its sentence.
  package static func text(_ text: LocalizedText, in language: Language) -> String {
    language == .en ? text.en : translated(text)[language]
  }

  /// How many sentences are looked for within another: a file's problem within the sentence that names the file, or
  /// what an answer holds within why no source can use it, within which source has failed.
  private static let deepest = 4

  private static func translated(_ sentence: String, depth: Int = 0) -> LocalizedText {
    guard depth < deepest else { return LocalizedText(same: sentence) }
    for pattern in patterns {
      guard let values = pattern.values(of: sentence) else { continue }
      return pattern.filled(values.mapValues { translated($0, depth: depth + 1) })
    }
    return LocalizedText(same: sentence)
  }

  /// Patterns that say most come first: two can fit where one is the other's frame.
  private static let patterns = (all + frames).map(SentencePattern.init).sorted { $0.letterCount > $1.letterCount }
}
