internal import Reports
internal import Synchronization

/// Keeps tiles in memory, as many as fit into some bytes: those that were asked for last.
final class TileCache: Sendable {
  /// A tile of one state of an hour, or of a base map.
  struct Key: Hashable, Sendable {
    let city: String
    /// The stamp of the hour's snapshot, or of the base maps.
    let stamp: String
    /// The layer's word.
    let layer: String
    let tile: TileAddress
  }

  private struct Entry {
    let tile: KeptTile
    /// When it was asked for last, counted in questions.
    var lastUse: UInt64
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var bytes = 0
    var uses: UInt64 = 0
  }

  /// What a tile takes beside its bytes; about.
  private static let bytesPerEntry = 256

  /// The most bytes that it takes.
  let limitBytes: Int
  private let state = Mutex(State())

  /// Needs the most bytes that it may take.
  init(limitBytes: Int) {
    self.limitBytes = limitBytes
  }

  /// Bytes that it takes now.
  var bytes: Int { state.withLock(\.bytes) }

  /// A tile that is kept; nil where it is not.
  subscript(key: Key) -> KeptTile? {
    state.withLock { state in
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return state.entries[key]?.tile
    }
  }

  /// Keeps a tile; those that were not asked for the longest give way.
  func keep(_ tile: KeptTile, as key: Key) {
    state.withLock { state in
      state.uses += 1
      if let old = state.entries.updateValue(Entry(tile: tile, lastUse: state.uses), forKey: key) {
        state.bytes -= Self.bytes(of: old)
      }
      state.bytes += tile.byteCount + Self.bytesPerEntry
      if state.bytes > limitBytes { Self.shrink(&state, to: limitBytes / 4 * 3) }
    }
  }

  private static func bytes(of entry: Entry) -> Int { entry.tile.byteCount + bytesPerEntry }

  /// Lets a quarter go at once, so that it is seldom looked for the oldest.
  private static func shrink(_ state: inout State, to bytes: Int) {
    for (key, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard state.bytes > bytes else { return }
      state.entries[key] = nil
      state.bytes -= Self.bytes(of: entry)
    }
  }
}
