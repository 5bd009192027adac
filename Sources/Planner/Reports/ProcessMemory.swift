internal import CMalloc

/// How the process takes memory from the system.
public enum ProcessMemory {
  /// Lets all threads share one arena, for a process that works for hours: of an arena a thread the C library gives little back, so that
  /// a run would grow by what its threads leave.
  ///
  /// To be called before the work begins; it is of the whole process.
  public static func shareOneArena() { mallopt(M_ARENA_MAX, 1) }
}
