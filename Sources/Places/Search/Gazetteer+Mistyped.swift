internal import GRDB

extension Gazetteer {
  /// The words of the index that a word may have been meant to be, the likeliest first.
  ///
  /// Words that share one of the runs that cannot all be touched by the slips are looked at; their distance decides.
  static func meant(by word: String, in database: Database) throws -> [(word: String, slips: Int)] {
    let typed = TypedWord(word)
    guard typed.allowed > 0, typed.count <= Trigrams.longestWord else { return [] }
    let runs = Trigrams.of(word)
    let counts = try self.counts(of: Set(runs), in: database)
    let telling = Trigrams.telling(runs, slips: typed.allowed) { counts[$0] ?? 0 }.filter { counts[$0] != nil }
    guard !telling.isEmpty else { return [] }
    let marks = databaseQuestionMarks(count: telling.count)
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT word.text, word.count FROM word WHERE word.id IN (
          SELECT word FROM run WHERE run IN (\(marks)) AND length BETWEEN ? AND ?)
        """,
      arguments: StatementArguments(telling.sorted()) + [typed.count - typed.allowed, typed.count + typed.allowed])
    var found: [(word: String, slips: Int, count: Int)] = []
    while let row = try rows.next() {
      let text = try row.decode(String.self, atIndex: 0)
      if let slips = typed.slips(to: text), slips > 0 {
        found.append((text, slips, try row.decode(Int.self, atIndex: 1)))
      }
    }
    // The commoner word of two that are as near.
    found.sort { ($0.slips, $1.count, $0.word) < ($1.slips, $0.count, $1.word) }
    return found.prefix(maxMeant).map { ($0.word, $0.slips) }
  }

  private static func counts(of runs: Set<String>, in database: Database) throws -> [String: Int] {
    let rows = try Row.fetchAll(
      database, sql: "SELECT run, count FROM run_count WHERE run IN (\(databaseQuestionMarks(count: runs.count)))",
      arguments: StatementArguments(runs.sorted()))
    let counts = try rows.map { (try $0.decode(String.self, atIndex: 0), try $0.decode(Int.self, atIndex: 1)) }
    return Dictionary(counts, uniquingKeysWith: max)
  }

  /// Most words that one may have been meant to be.
  private static let maxMeant = 30
}
