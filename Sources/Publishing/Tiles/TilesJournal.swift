internal import Files
internal import Foundation
internal import PluginHost
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

  /// What a file was written with, so that one that was damaged since is made again.
  struct Written: Hashable, Sendable {
    let bytes: Int
    let sha256: String

    init(_ data: Data) { (bytes, sha256) = (data.count, SHA256.hex(data)) }

    /// Reads `1234 0a1b…`; nil for anything else, a list of an older version among it.
    fileprivate init?(_ words: [Substring]) {
      guard words.count == 2, let bytes = Int(words[0]) else { return nil }
      (self.bytes, sha256) = (bytes, String(words[1]))
    }

    fileprivate var text: String { "\(bytes) \(sha256)" }
  }

  private struct Entry {
    let mark: Mark
    let name: String
    let written: Written?
  }

  /// Its name in the folder of the run.
  static let fileName = "tiles.txt"
  private static let head = "brisa tiles 1 "

  private let folder: OpenFolder
  private let digest: String
  /// What the files that are there hold, by name.
  private(set) var written: [String: Written] = [:]
  private(set) var empty: Set<String> = []
  private var former: Set<String> = []

  /// Opens the journal of a folder for tiles made of some inputs.
  /// - Throws: ``BrisaError`` for one that names what no run writes.
  init(folder: OpenFolder, digest: String) throws(BrisaError) {
    self.folder = folder
    self.digest = digest
    let lines = Self.lines(in: folder) ?? []
    let isSame = lines.first == Self.head + digest
    for entry in try Self.entries(lines, in: folder) {
      switch entry.mark {
      case .written where isSame && entry.written != nil: written[entry.name] = entry.written
      case .empty where isSame: empty.insert(entry.name)
      case .written, .former: former.insert(entry.name)
      case .empty: break
      }
    }
  }

  /// Refuses a folder in which somebody else keeps tiles, or files under the names of a run's.
  /// - Throws: ``BrisaError``, with code ``ErrorCode/badArgument`` for such a folder.
  static func check(_ path: String, names: [String]) throws(BrisaError) {
    // One that is not there yet holds nothing.
    guard let folder = try? OpenFolder(path) else { return }
    let lines = lines(in: folder)
    if let lines, lines.first?.hasPrefix(head) != true { throw foreign(fileName, in: folder) }
    if lines == nil, folder.names().contains(fileName) { throw foreign(fileName, in: folder) }
    if lines == nil, folder.names().contains(where: { Int($0) != nil }) {
      throw BrisaError(
        .badArgument, "'\(path)' holds tiles that are of no run of Brisa: name another folder with -o.")
    }
    let own = Set(try entries(lines ?? [], in: folder).filter { $0.mark != .empty }.map(\.name))
    let stranger = names.first { !own.contains($0) && (NameInFolder($0).map(folder.holds) ?? true) }
    if let stranger { throw foreign(stranger, in: folder) }
  }

  private static func foreign(_ name: String, in folder: OpenFolder) -> BrisaError {
    BrisaError(
      .badArgument,
      "'\(folder.path)/\(name)' is of no run of Brisa and would be lost: move it away, or name another folder with -o.")
  }

  private static func lines(in folder: OpenFolder) -> [String]? {
    NameInFolder(fileName).flatMap { folder.read($0) }.map { data in
      String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  private static func entries(_ lines: [String], in folder: OpenFolder) throws(BrisaError) -> [Entry] {
    var entries: [Entry] = []
    for line in lines.dropFirst() {
      let words = line.dropFirst().split(separator: " ")
      guard let mark = line.first.flatMap(Mark.init(rawValue:)), let name = words.first else { continue }
      guard isName(name) else {
        throw BrisaError(
          .badData,
          "'\(folder.path)/\(fileName)' names '\(name)', which no run of tiles has written: the folder is damaged or "
            + "somebody else's, so name another with -o.")
      }
      entries.append(Entry(mark: mark, name: String(name), written: Written(Array(words.dropFirst()))))
    }
    return entries
  }

  /// Whether a name is one that a run writes: `12/2045/1552@2x.png`, or that of a list.
  private static func isName(_ name: Substring) -> Bool {
    TileJSON.fileNames.contains(String(name)) || name.wholeMatch(of: /\d{1,2}\/\d{1,9}\/\d{1,9}(@2x)?\.png/) != nil
  }

  /// Whether a tile needs no more work.
  func isDone(_ name: String) -> Bool {
    if empty.contains(name) { return true }
    guard let written = written[name], let place = NameInFolder(name), folder.bytes(of: place) == written.bytes else {
      return false
    }
    return folder.read(place).map(Written.init) == written
  }

  /// Notes files that will be replaced, so that whatever becomes of the run they are known as Brisa's, and removes the
  /// lists among them.
  mutating func replace(_ names: [String]) throws(BrisaError) {
    former.formUnion(names)
    for name in names { written[name] = nil }
    try save()
    for name in names where TileJSON.fileNames.contains(name) { remove(name) }
  }

  /// Adds tiles that are done and keeps the list.
  mutating func add(written: [String: Written], empty: [String]) throws(BrisaError) {
    self.written.merge(written) { $1 }
    self.empty.formUnion(empty)
    former.subtract(written.keys)
    try save()
  }

  /// Removes the files of older runs that this one has not replaced, and the folders that hold nothing more then.
  mutating func finish() throws(BrisaError) {
    for name in former.sorted() { remove(name) }
    removeEmptyFolders(of: former)
    former = []
    try save()
  }

  /// Removes the folders `12/2045`, then `12`, in which some tiles were; those that hold anything stay.
  private func removeEmptyFolders(of tiles: Set<String>) {
    let columns = Set(tiles.compactMap(Self.parent))
    for name in columns.sorted() + Set(columns.compactMap(Self.parent)).sorted() {
      NameInFolder(name).map { folder.removeFolder($0) }
    }
  }

  /// The folder of a name; nil for one that lies in the folder of the run itself.
  private static func parent(of name: String) -> String? {
    name.lastIndex(of: "/").map { String(name[..<$0]) }
  }

  private func remove(_ name: String) {
    NameInFolder(name).map { folder.remove($0) }
  }

  /// Writes the list; before the first tile too, so that what an interrupted run left is known as Brisa's.
  func save() throws(BrisaError) {
    let lines =
      written.sorted { $0.key < $1.key }.map { "\(Mark.written.rawValue)\($0.key) \($0.value.text)" }
      + [(Mark.empty, empty), (.former, former)].flatMap { mark, names in
        names.sorted().map { "\(mark.rawValue)\($0)" }
      }
    try folder.put(Data((([Self.head + digest] + lines).joined(separator: "\n") + "\n").utf8), at: Self.fileName)
  }
}
