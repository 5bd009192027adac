/// What the header of an ELF file says about the length of the file; the System V ABI, chapter 4.
///
/// Nothing but what this machine could load is read: 64 bits, least byte first.
struct LibraryLayout {
  /// Bytes that a whole file has at least; nil where the header is of another kind of machine.
  let minByteCount: Int?

  private static let headerByteCount = 64
  private static let segmentByteCount = 56

  /// Reads the header at the beginning of a file.
  init(_ file: UnsafeRawBufferPointer) {
    guard file.count >= Self.headerByteCount else {
      minByteCount = Self.headerByteCount
      return
    }
    guard file[4] == 2, file[5] == 1 else {
      minByteCount = nil
      return
    }
    let sections = Self.end(of: file, table: 40, entryByteCount: 58, entryCount: 60)
    let segments = Self.end(of: file, table: 32, entryByteCount: 54, entryCount: 56)
    minByteCount = max(Self.headerByteCount, sections, segments, Self.endOfSegments(file))
  }

  /// Whether the end of a file is missing.
  static func isTruncated(_ file: UnsafeRawBufferPointer) -> Bool {
    LibraryLayout(file).minByteCount.map { $0 > file.count } ?? false
  }

  /// Where a table ends, given where the header has its place and measures; 0 where there is none.
  private static func end(
    of file: UnsafeRawBufferPointer, table: Int, entryByteCount: Int, entryCount: Int
  ) -> Int {
    let start = number(file, at: table, byteCount: 8)
    guard start > 0 else { return 0 }
    let byteCount = number(file, at: entryByteCount, byteCount: 2) * number(file, at: entryCount, byteCount: 2)
    return sum(start, byteCount)
  }

  /// Where the last of the parts ends that are loaded, as far as their table is there.
  private static func endOfSegments(_ file: UnsafeRawBufferPointer) -> Int {
    let table = number(file, at: 32, byteCount: 8)
    let step = number(file, at: 54, byteCount: 2)
    guard table > 0, step >= segmentByteCount else { return 0 }
    var last = 0
    for index in 0..<number(file, at: 56, byteCount: 2) {
      let place = sum(table, index * step)
      guard place <= file.count - segmentByteCount else { break }
      let offset = number(file, at: place + 8, byteCount: 8)
      last = max(last, sum(offset, number(file, at: place + 32, byteCount: 8)))
    }
    return last
  }

  private static func number(_ file: UnsafeRawBufferPointer, at place: Int, byteCount: Int) -> Int {
    let value = (0..<byteCount).reduce(UInt64(0)) { $0 | UInt64(file[place + $1]) << UInt64(8 * $1) }
    return Int(clamping: value)
  }

  private static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, isTooLarge) = first.addingReportingOverflow(second)
    return isTooLarge ? .max : sum
  }
}
