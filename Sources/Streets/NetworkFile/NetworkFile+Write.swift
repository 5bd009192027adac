extension NetworkFile {
  /// Writes a graph as a network file.
  ///
  /// The file appears in one step, complete: whoever has an older one open keeps it, and a failure leaves it in place.
  /// - Throws: ``NetworkError/inputOutput(path:problem:)``.
  /// - Complexity: O(nodes + edges + shape points).
  package static func write(_ graph: StreetGraph, to path: String) throws(NetworkError) {
    let memory = graph.storage.memory
    try withExtendedLifetime(memory) { () throws(NetworkError) in
      try write(memory.sections, to: path)
    }
  }

  private static func write(_ sections: [UnsafeRawBufferPointer], to path: String) throws(NetworkError) {
    let layout = NetworkFileLayout(sections)
    let file = try ReplacementFile(for: path)
    try write(layout.prefix, to: file)
    for section in sections {
      try file.write(section)
      try write([UInt8](repeating: 0, count: NetworkFileLayout.padded(section.count) - section.count), to: file)
    }
    try file.commit()
  }

  private static func write(_ bytes: [UInt8], to file: borrowing ReplacementFile) throws(NetworkError) {
    try bytes.withUnsafeBufferPointer { buffer throws(NetworkError) in
      try file.write(UnsafeRawBufferPointer(buffer))
    }
  }
}
