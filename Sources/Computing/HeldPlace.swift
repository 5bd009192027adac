/// A place among those that are answered at a time, which its holder can give back for a while.
package protocol LendablePlace: Sendable {
  /// Gives the place to the next one who waits for it.
  /// - Returns: Whether the holder may wait meanwhile; false where too many do so already.
  func lend() -> Bool

  /// Waits until there is a place again.
  /// - Returns: Whether there is one; false where it took too long, or the task was cancelled.
  func takeBack() async -> Bool
}

/// The place that a task and its children hold while they compute, and give back while they only wait for others.
///
/// A task without one waits as it is.
package enum HeldPlace {
  @TaskLocal private static var current: (any LendablePlace)?

  /// Runs a body that holds a place.
  package static func holding<Value>(_ place: any LendablePlace, _ body: () async -> Value) async -> Value {
    await Self.$current.withValue(place) { () async -> Value in await body() }
  }

  /// Waits for what others do, while somebody else has the place.
  /// - Returns: What the body returns; nil where the task has no place any more, and is to give up.
  /// - Throws: what the body throws.
  package static func lent<Value, Failure>(
    _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value? {
    guard let current else { return try await body() }
    guard current.lend() else { return nil }
    let result: Result<Value, Failure>
    do throws(Failure) {
      result = .success(try await body())
    } catch {
      result = .failure(error)
    }
    guard await current.takeBack() else { return nil }
    return try result.get()
  }
}
