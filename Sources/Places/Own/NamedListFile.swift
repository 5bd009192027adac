package import Files
internal import Foundation

/// A list of entries with names of their own, whatever their accents and capitals, in a file of the user's data folder.
package struct NamedListFile<Entry: NamedEntry>: Sendable {
  /// Where the file lies.
  private let path: String

  /// Reads and writes nothing yet.
  package init(path: String) { self.path = path }

  private static var maxEntries: Int { 1000 }
  private static var maxBytes: Int { 16 << 20 }

  /// What a file holds.
  private struct Content: Codable {
    static var version: Int { 1 }

    let entries: [Entry]

    init(entries: [Entry]) { self.entries = entries }

    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: Key.self)
      let version = try keys.decode(Int.self, forKey: .version)
      guard version == Self.version else {
        throw DecodingError.dataCorruptedError(forKey: .version, in: keys, debugDescription: "is another one")
      }
      entries = try keys.decode([Entry].self, forKey: .entries)
    }

    func encode(to encoder: any Encoder) throws {
      var keys = encoder.container(keyedBy: Key.self)
      try keys.encode(Self.version, forKey: .version)
      try keys.encode(entries, forKey: .entries)
    }
  }

  private struct Key: CodingKey {
    static var version: Key { Key(stringValue: "version") }
    static var entries: Key { Key(stringValue: Entry.listKey) }

    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  /// All entries, by name.
  /// - Throws: ``StoredFileError`` for a file that cannot be read; none is there to begin with.
  package func list() throws(StoredFileError) -> [Entry] {
    FileManager.default.fileExists(atPath: path) ? try read().sorted { $0.name < $1.name } : []
  }

  /// The entries of a file that has to be there, in its order.
  /// - Throws: ``StoredFileError`` for what is no such file.
  package func read() throws(StoredFileError) -> [Entry] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw StoredFileError(.missing, "There is no file '\(path)': check the path.")
    }
    guard !isFolder.boolValue else { throw StoredFileError(.missing, "'\(path)' is a folder: name the file in it.") }
    guard let file = FileHandle(forReadingAtPath: path),
      let data = try? (file.read(upToCount: Self.maxBytes + 1) ?? Data())
    else { throw StoredFileError(.inputOutput, "'\(path)' cannot be read: check its permissions.") }
    guard data.count <= Self.maxBytes, let content = try? JSONDecoder().decode(Content.self, from: data) else {
      throw Entry.noList(path)
    }
    return content.entries
  }

  /// The entry of a name, whatever its accents and capitals; nil where there is none.
  /// - Throws: ``StoredFileError`` for a file that cannot be read.
  package func entry(named name: String) throws(StoredFileError) -> Entry? {
    let all = try list()
    return Self.index(of: name, in: all).map { all[$0] }
  }

  /// Adds an entry.
  /// - Throws: ``StoredFileError`` for a name that is taken or none, and where the file cannot be written.
  package func add(_ entry: Entry) throws(StoredFileError) { try add([entry]) }

  /// Adds entries: all of them, or none.
  /// - Throws: ``StoredFileError`` for a name that is taken or none, and where the file cannot be written.
  package func add(_ entries: [Entry]) throws(StoredFileError) {
    try change { (all) throws(StoredFileError) in
      // Before names are held against each other, which takes long for many more.
      guard all.count + entries.count <= Self.maxEntries else { throw Entry.tooMany(Self.maxEntries) }
      for entry in entries.map(\.trimmed) {
        try entry.check()
        try Self.checkFree(entry.name, in: all)
        all.append(entry)
      }
    }
  }

  /// Gives an entry another name.
  /// - Throws: ``StoredFileError`` where there is none of the name, or the other is taken or none.
  package func rename(_ name: String, to other: String) throws(StoredFileError) {
    let other = Entry.trimmed(other)
    try change { (all) throws(StoredFileError) in
      guard let index = Self.index(of: name, in: all) else { throw Entry.missing(name) }
      var others = all
      others.remove(at: index)
      try Entry.check(name: other)
      try Self.checkFree(other, in: others)
      all[index].name = other
    }
  }

  /// Removes an entry.
  /// - Throws: ``StoredFileError`` where there is none of the name.
  package func remove(_ name: String) throws(StoredFileError) {
    try change { (all) throws(StoredFileError) in
      guard let index = Self.index(of: name, in: all) else { throw Entry.missing(name) }
      all.remove(at: index)
    }
  }

  /// All entries as the text of a file, which ``read()`` takes.
  /// - Throws: ``StoredFileError`` for a file that cannot be read.
  package func exported() throws(StoredFileError) -> String {
    guard let data = Self.encoded(try list()) else { throw OwnListFile(path: path).unwritable }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static func index(of name: String, in entries: [Entry]) -> Int? {
    let wanted = Folding.folded(name)
    return entries.firstIndex { Folding.folded($0.name) == wanted }
  }

  private static func checkFree(_ name: String, in entries: [Entry]) throws(StoredFileError) {
    if let index = index(of: name, in: entries) { throw Entry.taken(entries[index].name) }
  }

  /// As a person may read and correct it.
  private static func encoded(_ entries: [Entry]) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try? encoder.encode(Content(entries: entries))
  }

  private func change(_ body: (inout [Entry]) throws(StoredFileError) -> Void) throws(StoredFileError) {
    try OwnListFile(path: path).replace { () throws(StoredFileError) in
      var entries = try list()
      try body(&entries)
      return Self.encoded(entries)
    }
  }
}
