internal import CMalloc

/// How the process takes memory from the system.
package enum ProcessMemory {
  /// Bytes from which on each allocation is a mapping of its own; the C library would raise that to what was freed
  /// last.
  private static let mappedBytes: Int32 = 256 * 1024

  /// Has memory that is freed given back at once, for a process that works for hours: all threads share one arena, and
  /// rasters are mapped one by one, so that a run does not grow by the gaps that they leave.
  ///
  /// To be called before the work begins; it is of the whole process.
  package static func giveBackPromptly() {
    mallopt(M_ARENA_MAX, 1)
    mallopt(M_MMAP_THRESHOLD, mappedBytes)
  }
}
