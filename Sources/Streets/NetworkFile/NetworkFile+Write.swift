internal import Files

extension NetworkFile {
  /// Writes a graph as a network file.
  ///
  /// The file appears in one step, complete: whoever has an older one open keeps it, and a failure leaves it in place.
  /// - Throws: ``NetworkError/unwritable(path:problem:)``.
  /// - Complexity: O(nodes + edges + shape points).
  package static func write(_ graph: StreetGraph, to path: String) throws(NetworkError) {
    let memory = graph.storage.memory
    try withExtendedLifetime(memory) { () throws(NetworkError) in
      try write(memory.sections, to: path)
    }
  }

  private static func write(_ sections: [UnsafeRawBufferPointer], to path: String) throws(NetworkError) {
    do throws(FileFault) {
      try replace(path, with: sections)
    } catch {
      throw NetworkError(unwritable: path, error)
    }
  }

  private static func replace(_ path: String, with sections: [UnsafeRawBufferPointer]) throws(FileFault) {
    let layout = NetworkFileLayout(sections)
    let file = try ReplacementFile(for: path)
    try write(layout.prefix, to: file)
    for section in sections {
      try file.write(section)
      try write([UInt8](repeating: 0, count: NetworkFileLayout.padded(section.count) - section.count), to: file)
    }
    try file.commit()
  }

  private static func write(_ bytes: [UInt8], to file: borrowing ReplacementFile) throws(FileFault) {
    try bytes.withUnsafeBufferPointer { buffer throws(FileFault) in
      try file.write(UnsafeRawBufferPointer(buffer))
    }
  }
}

extension NetworkError {
  /// The fault of a file that is written.
  fileprivate init(unwritable path: String, _ fault: FileFault) {
    let problem =
      switch fault {
      case .system(_, let problem): problem
      case .link, .noNameInFolder: "it is no file of its own"
      }
    self = .unwritable(path: path, problem: problem)
  }
}
