/// Asks a feed about many things, a few at a time.
public enum FeedQueue {
  /// Asks about each item.
  ///
  /// When the feed's quota is used up, no further item is asked about, and all later ones fail with the same words.
  /// - Parameters:
  ///   - items: What is asked about, the most important first.
  ///   - atOnce: Most questions under way at a time.
  ///   - ask: One question.
  /// - Returns: An answer or a failure per item, in the order of the items.
  public static func answers<Item: Sendable, Answer: Sendable>(
    about items: [Item], atOnce: Int = 4, _ ask: @escaping @Sendable (Item) async throws(SourceError) -> Answer
  ) async -> [Result<Answer, SourceError>] {
    var results: [Int: Result<Answer, SourceError>] = [:]
    var refusal = SourceError.unavailable("Nothing was asked.")
    await withTaskGroup { group in
      var waiting = items.indices[...]
      func start(_ group: inout TaskGroup<(Int, Result<Answer, SourceError>)>) {
        guard let index = waiting.popFirst() else { return }
        group.addTask { (index, await result(items[index], ask)) }
      }
      for _ in 0..<max(1, atOnce) { start(&group) }
      for await (index, result) in group {
        results[index] = result
        if case .failure(let error) = result, case .quota = error {
          refusal = error
          waiting = waiting.suffix(0)
        }
        start(&group)
      }
    }
    return items.indices.map { results[$0] ?? .failure(refusal) }
  }

  /// What stands for the failures of several questions: that of the quota before others, nil when none failed.
  public static func failure<Answer>(of answers: [Result<Answer, SourceError>]) -> SourceError? {
    let failures = answers.compactMap { answer in
      if case .failure(let error) = answer { error } else { nil }
    }
    return failures.first { $0.shortDescription == "quota" } ?? failures.first
  }

  private static func result<Item, Answer>(
    _ item: Item, _ ask: (Item) async throws(SourceError) -> Answer
  ) async -> Result<Answer, SourceError> {
    do throws(SourceError) {
      return .success(try await ask(item))
    } catch {
      return .failure(error)
    }
  }
}
