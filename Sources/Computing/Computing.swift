/// Runs an asynchronous body on the threads that compute, and child tasks of it too.
///
/// For whatever computes for long: network, field, searches, drawing. Swift's own threads, which are no more than there
/// are processors, stay free for what must not wait. A task that the body starts apart, by `Task`, does not follow it.
/// - Parameters:
///   - threads: Which of them; where none are named, those that the task is on already, or those that do not give way.
///   - body: What is computed.
/// - Returns: what the body returns.
/// - Throws: what the body throws.
package func computing<Value, Failure>(
  on threads: ComputeThreads? = nil, _ body: () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  try await withTaskExecutorPreference(threads ?? .current, operation: body)
}
