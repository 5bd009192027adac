internal import Computing

/// How much memory hours may take.
package enum HourMemory {
  /// The part of what the process may use that hours get: the rest is for questions, the network and tiles.
  static let part = 4
  /// What hours of a city get at least, in bytes: some hours of a large city.
  static let minBytes = 256 << 20

  /// What the hours of each of some cities may take that one process keeps.
  /// - Parameters:
  ///   - cityCount: How many cities there are.
  ///   - machine: Bytes that the process may use.
  /// - Returns: Bytes.
  package static func bytes(forEachOf cityCount: Int, of machine: Int = MachineMemory.bytes) -> Int {
    max(minBytes, machine / part / max(1, cityCount))
  }
}
