extension Sequence where Element: Sendable {
  /// What a function gives for each element, in their order, worked out side by side.
  /// - Parameters:
  ///   - atOnce: Most that are under way at a time; all of them where nothing is said.
  ///   - progress: Is told after each how many are done.
  ///   - transform: The function.
  /// - Returns: The outcomes in the order of the elements.
  public func concurrentMap<Outcome: Sendable>(
    atOnce: Int = .max, progress: (Int) -> Void = { _ in },
    _ transform: @escaping @Sendable (Element) async -> Outcome
  ) async -> [Outcome] {
    let elements = Array(self)
    var outcomes = [Outcome?](repeating: nil, count: elements.count)
    await withTaskGroup(of: (Int, Outcome).self) { group in
      var started = 0
      for done in elements.indices {
        while started < elements.count, started - done < Swift.max(1, atOnce) {
          let index = started
          group.addTask { (index, await transform(elements[index])) }
          started += 1
        }
        guard let (index, outcome) = await group.next() else { return }
        outcomes[index] = outcome
        progress(done + 1)
      }
    }
    return outcomes.compactMap(\.self)
  }
}
