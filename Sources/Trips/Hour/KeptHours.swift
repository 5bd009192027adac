internal import Foundation

/// The hours that a keeper has, in the order of their last use: as many as there is room for.
struct KeptHours {
  /// An hour that is there, or being gathered.
  struct Entry {
    /// Its start.
    let hour: Date
    let shared: SharedHour
    /// Which gathering it is of; a later one has a greater number.
    let number: Int

    /// Whether it has been gathered.
    var isReady: Bool { shared.snapshot != nil }
    /// Bytes that it takes, as far as they are counted.
    var memoryBytes: Int { shared.snapshot?.memoryBytes ?? 0 }
  }

  /// Most hours beside that of now.
  let capacity: Int
  /// Bytes that the hours take together at most; that of now and the last one that was used stay whatever they take.
  let maxBytes: Int
  /// Those that were used last come last.
  private(set) var entries: [Entry] = []
  /// How often another hour than the last one was used since memory was counted.
  private var usesSinceRoom = 0

  /// Memory is counted each time so many other hours were used, since to count takes longer than to look one up.
  private static let usesBetweenRoom = 32

  /// Keeps none yet.
  init(capacity: Int, maxBytes: Int) {
    (self.capacity, self.maxBytes) = (capacity, maxBytes)
  }

  /// Whether so many hours were used that their memory is to be counted again.
  var isRoomDue: Bool { usesSinceRoom >= Self.usesBetweenRoom }

  /// What is kept of an hour.
  subscript(hour: Date) -> Entry? { entries.first { $0.hour == hour } }

  /// What is kept of an hour, which counts as a use; nil where nothing is.
  mutating func used(_ hour: Date) -> Entry? {
    guard let place = entries.firstIndex(where: { $0.hour == hour }) else { return nil }
    let entry = entries[place]
    guard place < entries.count - 1 else { return entry }
    entries.append(entries.remove(at: place))
    usesSinceRoom += 1
    return entry
  }

  /// Keeps an hour as the one that was used last.
  mutating func add(_ entry: Entry) { entries.append(entry) }

  /// Puts an hour in the place of an earlier gathering's; where its hour is not kept, as the one that was used last.
  mutating func replace(with entry: Entry) {
    guard let place = entries.firstIndex(where: { $0.hour == entry.hour }) else { return add(entry) }
    if entries[place].number < entry.number { entries[place] = entry }
  }

  /// Keeps some hours no longer.
  mutating func remove(where isMeant: (Entry) -> Bool) { entries.removeAll(where: isMeant) }

  /// Lets go of the hours that were not used for longest, as long as there are too many or all take more memory than
  /// they may.
  /// - Parameter now: The hour of now, which stays.
  /// - Returns: The hours that went.
  mutating func makeRoom(beside now: Date?) -> Set<Date> {
    usesSinceRoom = 0
    var gone = Set(entries.map(\.hour).filter { $0 != now }.dropLast(capacity))
    let left = entries.filter { !gone.contains($0.hour) }.map { (hour: $0.hour, bytes: $0.memoryBytes) }
    var sum = left.reduce(0) { $0 + $1.bytes }
    for entry in left.dropLast() where sum > maxBytes && entry.bytes > 0 && entry.hour != now {
      gone.insert(entry.hour)
      sum -= entry.bytes
    }
    remove { gone.contains($0.hour) }
    return gone
  }
}
