internal import Synchronization

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
    let spent = Mutex<SourceError?>(nil)
    return await items.concurrentMap(atOnce: atOnce) { item in
      if let refusal = spent.withLock({ $0 }) { return .failure(refusal) }
      let answer = await result(item, ask)
      if case .failure(let error) = answer, case .quota = error {
        spent.withLock { $0 = $0 ?? error }
      }
      return answer
    }
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
