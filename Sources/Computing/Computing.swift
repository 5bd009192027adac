/// Runs an asynchronous body on the threads that compute, and child tasks of it too.
///
/// For whatever computes for long: network, field, searches, drawing. Swift's own threads, which are no more than there
/// are processors, stay free for what must not wait. A task that the body starts apart, by `Task`, does not follow it.
package func computing<Value, Failure>(
  _ body: () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  try await withTaskExecutorPreference(ComputeThreads.shared, operation: body)
}
