/// Waits until an object is let go: a task that has answered may hold what it had until it ends.
package func waitUntilGone(_ object: () -> AnyObject?) async {
  while object() != nil { await Task.yield() }
}
