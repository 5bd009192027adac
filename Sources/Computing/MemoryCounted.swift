/// What knows how much memory it holds.
package protocol MemoryCounted: Sendable {
  /// Bytes of its large parts, as far as they are there; not of what others hold too.
  var memoryBytes: Int { get }
}
