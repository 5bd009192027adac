internal import Foundation

/// The binary file of one city's streets, opened by memory map; `docs/network-file.md` describes it byte by byte.
package enum NetworkFile {
  /// Opens a network without reading it into memory.
  ///
  /// Header and section table must have the right checksum, and every number that points into another section is
  /// checked to lie inside it, so that no damaged file can lead a search astray. Damage to plain values (a coordinate,
  /// a travel time) shows only in ``verify(_:)``. Where the file is among those `checked` before and nobody has written
  /// to it since, its numbers are not looked at again; otherwise it joins them. The file may be replaced, cut or
  /// written over while it is open.
  /// - Throws: ``NetworkError`` when the file is missing, damaged or of another version.
  /// - Complexity: O(1) for a file that was checked before, else O(nodes + edges + shape points); O(1) memory.
  package static func open(_ path: String, checked: CheckedFiles? = nil) throws(NetworkError) -> StreetGraph {
    let file = try MappedFile(path)
    let isKnown = checked?.contains(file.stamp) ?? false
    let graph = try graph(in: file, try layout(of: file, path), path, isKnown: isKnown)
    if !isKnown { checked?.insert(file.stamp) }
    return graph
  }

  /// Checks every byte of a network file against its checksums, and all that ``open(_:)`` checks.
  /// - Throws: ``NetworkError`` at the first thing that is wrong.
  /// - Complexity: O(size of the file).
  package static func verify(_ path: String) throws(NetworkError) {
    let file = try MappedFile(path)
    let layout = try layout(of: file, path)
    for section in GraphSection.allCases where !layout.hasRightChecksum(section, in: file.bytes) {
      throw NetworkFileProblem.damaged("wrong checksum of section \(section)").networkError(path: path)
    }
    let graph = try graph(in: file, layout, path, isKnown: false)
    if let problem = HierarchyCheck(graph.storage).meaningProblem {
      throw NetworkFileProblem.damaged(problem).networkError(path: path)
    }
  }

  /// Whether a file begins as network files do; false when it cannot be read.
  package static func isNetworkFile(_ path: String) -> Bool {
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var start = [UInt8](repeating: 0, count: NetworkFileHeader.magic.count)
    return pread(descriptor, &start, start.count, 0) == start.count && start.elementsEqual(NetworkFileHeader.magic)
  }

  private static func layout(of file: MappedFile, _ path: String) throws(NetworkError) -> NetworkFileLayout {
    do throws(NetworkFileProblem) {
      return try NetworkFileLayout(file.bytes)
    } catch {
      throw error.networkError(path: path)
    }
  }

  private static func graph(
    in file: MappedFile, _ layout: NetworkFileLayout, _ path: String, isKnown: Bool
  ) throws(NetworkError) -> StreetGraph {
    let sections = GraphSection.allCases.map { layout.bytes(of: $0, in: file.bytes) }
    // The closure keeps the mapping alive as long as the graph.
    let storage = GraphStorage(GraphMemory(sections: sections) { withExtendedLifetime(file) {} })
    if !isKnown, let problem = StructureCheck(storage).problem {
      throw NetworkFileProblem.damaged(problem).networkError(path: path)
    }
    return StreetGraph(storage: storage, isSound: true)
  }
}
