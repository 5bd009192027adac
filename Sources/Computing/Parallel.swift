/// Does the consecutive pieces of a range on all processors; returns when all are done.
///
/// This is the one way to compute side by side; for what waits (sources, files, other programs) there is
/// `concurrentMap`. The pieces depend on the arguments alone, never on the machine, so that a result does not either.
/// A body may fan out itself.
/// - Parameters:
///   - count: The range is 0 to `count`, without its end.
///   - piece: How long each piece is, but the last.
///   - body: Does a piece, on any thread.
@usableFromInline package func inParallel(_ count: Int, piece: Int = 1, _ body: @Sendable (Range<Int>) -> Void) {
  let piece = max(1, piece)
  guard count > piece else {
    if count > 0 { body(0..<count) }
    return
  }
  ComputeThreads.current.run((count + piece - 1) / piece) { number in
    body(number * piece..<min(count, (number + 1) * piece))
  }
}

/// What two functions give, worked out side by side.
/// - Throws: What the first one throws, or else the second.
package func inParallel<First: Sendable, Second: Sendable, Failure: Error>(
  _ first: @Sendable () throws(Failure) -> First, _ second: @Sendable () throws(Failure) -> Second
) throws(Failure) -> (First, Second) {
  let (one, other) = (Lock<Result<First, Failure>?>(nil), Lock<Result<Second, Failure>?>(nil))
  inParallel(2) { part in
    for number in part {
      if number == 0 {
        let result = Result(catching: first)
        one.withLock { $0 = result }
      } else {
        let result = Result(catching: second)
        other.withLock { $0 = result }
      }
    }
  }
  let results = (one.withLock { $0 } ?? Result(catching: first), other.withLock { $0 } ?? Result(catching: second))
  return (try results.0.get(), try results.1.get())
}

extension RandomAccessCollection where Element: Sendable {
  /// What a function gives for each element, in their order, worked out on all processors.
  /// - Parameters:
  ///   - progress: Is told after each element how many are done, from any thread, one after the other.
  ///   - transform: The function.
  /// - Returns: The outcomes, in the order of the elements.
  /// - Throws: What the function throws for the first element, in their order, for which it does.
  package func parallelMap<Outcome: Sendable, Failure: Error>(
    progress: @Sendable (_ done: Int) -> Void = { _ in },
    _ transform: @Sendable (Element) throws(Failure) -> Outcome
  ) throws(Failure) -> [Outcome] {
    let elements = Array(self)
    let results = Lock(ParallelResults<Outcome, Failure>(count: elements.count))
    inParallel(elements.count) { part in
      for index in part where results.withLock({ $0.needs(index) }) {
        let result = Result { () throws(Failure) in try transform(elements[index]) }
        results.withLock { progress($0.add(result, at: index)) }
      }
    }
    return try results.withLock { results throws(Failure) in try results.outcomes() }
  }
}

/// What became of the elements so far.
private struct ParallelResults<Outcome: Sendable, Failure: Error>: Sendable {
  private var found: [Outcome?]
  private var done = 0
  private var failure: (index: Int, error: Failure)?

  init(count: Int) {
    found = Array(repeating: nil, count: count)
  }

  /// Whether an element still counts: not behind one that has failed.
  func needs(_ index: Int) -> Bool { failure.map { index < $0.index } ?? true }

  /// Takes what an element gave; returns how many are done.
  mutating func add(_ result: Result<Outcome, Failure>, at index: Int) -> Int {
    switch result {
    case .success(let outcome): found[index] = outcome
    case .failure(let error): if needs(index) { failure = (index, error) }
    }
    done += 1
    return done
  }

  func outcomes() throws(Failure) -> [Outcome] {
    if let failure { throw failure.error }
    return found.compactMap(\.self)
  }
}
