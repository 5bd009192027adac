internal import Foundation

/// The list of a folder's tiles, kept beside them: what they were made of, so that a run can go on where it stopped, and which files
/// an older run left, so that none of them outlives it and no file of somebody else is touched.
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
  /// - Throws: ``BrisaError`` for a folder with tiles and without a journal.
  init(folder: String, digest: String) throws(BrisaError) {
    self.folder = folder
    self.digest = digest
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.fileName)") else {
      try Self.checkForeign(folder)
      return
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    let isSame = lines.first == Self.head + digest
    for line in lines.dropFirst() {
      let words = line.dropFirst().split(separator: " ", maxSplits: 1)
      guard let name = words.first.map(String.init) else { continue }
      switch line.first.flatMap(Mark.init(rawValue:)) {
      case .written where isSame: written[name] = words.last.flatMap { Int($0) } ?? 0
      case .empty where isSame: empty.insert(name)
      case .written, .former: former.insert(name)
      case .empty, nil: break
      }
    }
  }

  /// Whether a tile needs no more work.
  func isDone(_ name: String) -> Bool {
    if empty.contains(name) { return true }
    guard let bytes = written[name] else { return false }
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
    return attributes?[.size] as? Int == bytes
  }

  /// Notes files that will be replaced, so that whatever becomes of the run they are known as Brisa's, and removes the lists among them.
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

  /// Refuses a folder in which somebody else keeps tiles.
  private static func checkForeign(_ folder: String) throws(BrisaError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.contains(where: { Int($0) != nil }) else { return }
    throw BrisaError(
      .badArgument, "'\(folder)' holds tiles that are of no run of Brisa: name another folder with -o.")
  }
}
