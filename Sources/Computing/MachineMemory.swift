internal import Foundation
internal import Glibc

/// How much memory the process may use.
package enum MachineMemory {
  /// Bytes of the machine, or of the process's control group where that has less.
  package static let bytes = least(
    ofMachine: machineBytes, groups: text("/proc/self/cgroup"), under: "/sys/fs/cgroup", read: text)

  /// The least of what the machine has and what the control groups allow.
  /// - Parameters:
  ///   - ofMachine: Bytes of the machine.
  ///   - groups: What `/proc/self/cgroup` says; nil where there are no groups.
  ///   - root: The folder that control groups lie in.
  ///   - read: Gives the text of a file, nil where there is none.
  /// - Returns: Bytes.
  static func least(ofMachine: Int, groups: String?, under root: String, read: (String) -> String?) -> Int {
    limitFiles(groups ?? "", under: root)
      .compactMap { read($0) }
      .compactMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
      .filter { $0 > 0 }
      .reduce(ofMachine, min)
  }

  /// The files that may have a limit: of the process's own group, and of all groups around it.
  ///
  /// A line reads `0::/path`, or `number:memory:/path` with the older kind of groups.
  private static func limitFiles(_ groups: String, under root: String) -> [String] {
    groups.split(separator: "\n").flatMap { line -> [String] in
      let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3 else { return [] }
      if fields[0] == "0", fields[1].isEmpty { return folders(fields[2]).map { "\(root)\($0)/memory.max" } }
      guard fields[1].split(separator: ",").contains("memory") else { return [] }
      return folders(fields[2]).map { "\(root)/memory\($0)/memory.limit_in_bytes" }
    }
  }

  /// A path, and those of all folders that it lies in; the last one is empty.
  private static func folders(_ path: Substring) -> [String] {
    let names = path.split(separator: "/")
    return (0...names.count).reversed().map { names.prefix($0).map { "/" + $0 }.joined() }
  }

  private static var machineBytes: Int {
    let (pages, pageBytes) = (sysconf(Int32(_SC_PHYS_PAGES)), sysconf(Int32(_SC_PAGESIZE)))
    return pages > 0 && pageBytes > 0 ? pages * pageBytes : Int(Int32.max)
  }

  private static func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
}
