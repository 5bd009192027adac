internal import Foundation
internal import Setup

/// The list of a folder's tiles, kept beside them: what they were made of, so that a run can go on where it stopped,
/// and which files an older run left, so that none of them outlives it and no file of somebody else is touched.
struct TilesJournal {
  /// What a line begins with.
  private enum Mark: Character {
    case written = "+"
    /// A tile without a file, since it would be transparent throughout.
    case empty = "-"
    /// A file of a run with other inputs.
    case former = "?"
  }

  /// Its name in the folder of the run.
  static let fileName = "tiles.txt"
  private static let head = "brisa tiles 1 "

  private let folder: String
  private let digest: String
  /// Bytes of the files that are there, by name.
  private(set) var written: [String: Int] = [:]
  private(set) var empty: Set<String> = []
  private var former: Set<String> = []

  /// Opens the journal of a folder for tiles made of some inputs.
  init(folder: String, digest: String) {
    self.folder = folder
    self.digest = digest
    let lines = Self.lines(in: folder) ?? []
    let isSame = lines.first == Self.head + digest
    for entry in Self.entries(lines) {
      switch entry.mark {
      case .written where isSame: written[entry.name] = entry.bytes
      case .empty where isSame: empty.insert(entry.name)
      case .written, .former: former.insert(entry.name)
      case .empty: break
      }
    }
  }

  /// Refuses a folder in which somebody else keeps tiles, or files under the names of a run's.
  /// - Throws: ``BrisaError`` with code ``ErrorCode/badArgument``.
  static func check(_ folder: String, names: [String]) throws(BrisaError) {
    let lines = lines(in: folder)
    if let lines, lines.first?.hasPrefix(head) != true { throw foreign(fileName, in: folder) }
    let present = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if lines == nil, present.contains(where: { Int($0) != nil }) {
      throw BrisaError(
        .badArgument, "'\(folder)' holds tiles that are of no run of Brisa: name another folder with -o.")
    }
    let own = Set(entries(lines ?? []).filter { $0.mark != .empty }.map(\.name))
    let stranger = names.first { !own.contains($0) && FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    if let stranger { throw foreign(stranger, in: folder) }
  }

  private static func foreign(_ name: String, in folder: String) -> BrisaError {
    BrisaError(
      .badArgument,
      "'\(folder)/\(name)' is of no run of Brisa and would be lost: move it away, or name another folder with -o.")
  }

  private static func lines(in folder: String) -> [String]? {
    FileManager.default.contents(atPath: "\(folder)/\(fileName)").map { data in
      String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  private static func entries(_ lines: [String]) -> [(mark: Mark, name: String, bytes: Int)] {
    lines.dropFirst().compactMap { line in
      let words = line.dropFirst().split(separator: " ", maxSplits: 1)
      guard let mark = line.first.flatMap(Mark.init(rawValue:)), let name = words.first else { return nil }
      return (mark, String(name), words.last.flatMap { Int($0) } ?? 0)
    }
  }

  /// Whether a tile needs no more work.
  func isDone(_ name: String) -> Bool {
    if empty.contains(name) { return true }
    guard let bytes = written[name] else { return false }
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
    return attributes?[.size] as? Int == bytes
  }

  /// Notes files that will be replaced, so that whatever becomes of the run they are known as Brisa's, and removes the
  /// lists among them.
  mutating func replace(_ names: [String]) throws(BrisaError) {
    former.formUnion(names)
    for name in names { written[name] = nil }
    try save()
    for name in names where TileJSON.fileNames.contains(name) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// Adds tiles that are done and keeps the list.
  mutating func add(written: [String: Int], empty: [String]) throws(BrisaError) {
    self.written.merge(written) { $1 }
    self.empty.formUnion(empty)
    former.subtract(written.keys)
    try save()
  }

  /// Removes the files of older runs that this one has not replaced.
  mutating func finish() throws(BrisaError) {
    for name in former.sorted() {
      // One that has gone already is none to remove.
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    former = []
    try save()
  }

  /// Writes the list; before the first tile too, so that what an interrupted run left is known as Brisa's.
  func save() throws(BrisaError) {
    let lines =
      written.sorted { $0.key < $1.key }.map { "\(Mark.written.rawValue)\($0.key) \($0.value)" }
      + [(Mark.empty, empty), (.former, former)].flatMap { mark, names in
        names.sorted().map { "\(mark.rawValue)\($0)" }
      }
    try OutputFile.write(
      ([Self.head + digest] + lines).joined(separator: "\n") + "\n", to: "\(folder)/\(Self.fileName)")
  }
}
