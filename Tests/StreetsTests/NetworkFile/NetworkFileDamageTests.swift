import Foundation
import Geo
import Testing

@testable import Streets

@Suite("Damaged network file")
struct NetworkFileDamageTests {
  private let folder: NetworkFolder
  private let bytes: [UInt8]

  init() throws {
    folder = try NetworkFolder()
    bytes = try folder.networkBytes()
  }

  @Test("that is not there is missing")
  func missing() {
    let path = folder.path("nothing")
    #expect(throws: NetworkError.missing(path: path)) { try NetworkFile.open(path) }
  }

  @Test("that is a folder is refused")
  func directory() {
    let error = #expect(throws: NetworkError.self) { try NetworkFile.open(folder.url.path) }
    #expect(error?.message.contains("not a regular file") == true)
  }

  @Test("that is empty says so")
  func empty() throws {
    #expect(try openingError([])?.message.contains("it is empty") == true)
  }

  @Test("that was cut anywhere is refused")
  func truncated() throws {
    for count in 1..<bytes.count {
      let error = try openingError(Array(bytes[..<count]))
      #expect(error?.message.contains("it was cut") == true, "\(count) bytes")
    }
  }

  @Test("that was appended to is refused")
  func appended() throws {
    #expect(try openingError(bytes + [0])?.message.contains("appended to") == true)
  }

  @Test("of random bytes is refused", arguments: 0..<50)
  func random(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let noise = (0..<Int.random(in: 1..<5000, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect(try openingError(noise)?.message.contains("it is no network file") == true)
  }

  @Test("of random bytes behind the right beginning is refused", arguments: 0..<50)
  func randomBehindMagic(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let noise = (0..<Int.random(in: 1..<5000, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect(try openingError(NetworkFileHeader.magic + noise) != nil)
  }

  @Test("of another version says to build it again", arguments: [1, 2, 3, 4, 5, 7] as [UInt8])
  func version(number: UInt8) throws {
    var changed = bytes
    changed[8] = number
    let error = try openingError(changed)
    let problem = "it was written by another version of Brisa, build it again with `brisa network build`"
    #expect(error == .unsupported(path: folder.path(), problem: problem))
  }

  @Test("of the other byte order says so")
  func byteOrder() throws {
    var changed = bytes
    changed.replaceSubrange(8..<16, with: [0, 0, 0, 2, 1, 2, 3, 4])
    #expect(try openingError(changed)?.message.contains("byte order") == true)
  }

  @Test("with any byte of header or table changed is refused")
  func changedTable() throws {
    for place in 0..<NetworkFileLayout.prefixByteCount {
      var changed = bytes
      changed[place] ^= 0x10
      #expect(try openingError(changed) != nil, "byte \(place)")
    }
  }

  @Test("with any byte of the table changed under a right checksum opens harmlessly or not at all")
  func resealedTable() throws {
    var (opened, refused) = (0, 0)
    for place in 16..<NetworkFileLayout.prefixByteCount where !(32..<36).contains(place) {
      var changed = bytes
      changed[place] ^= 0xFF
      if try openAndUseAll(Self.resealed(changed)) { opened += 1 } else { refused += 1 }
    }
    #expect(opened > 0 && refused > 0, "\(opened) opened, \(refused) refused")
  }

  @Test("cut within its last padding under a right checksum is refused")
  func cutPadding() throws {
    for count in 1..<NetworkFileLayout.alignment {
      var cut = Array(bytes.dropLast(count))
      withUnsafeBytes(of: UInt64(cut.count)) { cut.replaceSubrange(24..<32, with: $0) }
      #expect(try openingError(Self.resealed(cut)) != nil, "\(count) bytes")
    }
  }

  @Test(
    "with any byte changed is found out by verifying, and opens harmlessly or not at all", arguments: [0x01, 0x80])
  func changedByte(mask: UInt8) throws {
    var (opened, refused) = (0, 0)
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= mask
      let path = try folder.file(changed)
      #expect(throws: NetworkError.self, "byte \(place)") { try NetworkFile.verify(path) }
      if try openAndUseAll(changed) { opened += 1 } else { refused += 1 }
    }
    #expect(opened > 0 && refused > 0, "\(opened) opened, \(refused) refused")
  }

  @Test(
    "with a number that points nowhere is refused",
    arguments: [
      (GraphSection.firstOut, "first edges of nodes"), (.head, "an edge to no node"),
      (.tail, "an edge from another node"),
      (.edgeSegment, "an edge of no segment"), (.segmentFirstEdge, "first edges of segments"),
      (.segmentEdges, "a segment of no edge"), (.segmentFirstShape, "shapes of segments"),
      (.segmentNames, "a street of no name"), (.segmentSurfaces, "a street of no surface"),
      (.nameOffsets, "table of names"), (.surfaceOffsets, "table of surfaces"), (.metadataOffsets, "metadata"),
      (.nodeLatitudes, "outside the globe"), (.nodeLongitudes, "outside the globe"),
      (.shapeLatitudes, "outside the globe"), (.shapeLongitudes, "outside the globe"),
      (.treeSegments, "a tree of no segment"), (.segmentKinds, "a street of no kind"),
      (.kindFirstAttribute, "attributes of kinds"), (.kindAttributes, "an attribute of no value"),
      (.attributeOffsets, "table of attributes"), (.nodeAttributes, "an attribute of no value"),
      (.nodeAttributeOwners, "attributes of nodes"), (.pointAttributeOwners, "attributes of places"),
      (.pointAttributes, "an attribute of no value"), (.kernelFirstSample, "street air of another network"),
    ])
  func pointsNowhere(section: GraphSection, problem: String) throws {
    var changed = bytes
    let entry = try layout().entries[section.index]
    for place in entry.offset..<entry.offset + section.elementSize { changed[place] = 0x7F }
    let error = try openingError(changed)
    #expect(error?.message.contains(problem) == true, "\(String(describing: error))")
  }

  @Test("whose street air is no number, or below nothing, is refused", arguments: [Float.nan, .infinity, -1])
  func streetAirThatIsNoNumber(value: Float) throws {
    for section in [GraphSection.kernelSamples, .densities] {
      #expect(try openingError(changed(section, to: value))?.message.contains("street air that is no number") == true)
    }
  }

  @Test(
    "whose lattice of densities is none is refused",
    arguments: [(0, Double.nan), (2, 0), (3, 2.5), (3, 1e300), (4, 4), (4, -3)])
  func latticeThatIsNone(number: Int, value: Double) throws {
    let error = try openingError(changed(.densityFrame, at: number * 8, to: value))
    #expect(error?.message.contains("lattice of densities") == true)
  }

  /// The file with a number in the place of a section's.
  private func changed<Number: BitwiseCopyable>(
    _ section: GraphSection, at byte: Int = 0, to number: Number
  ) throws -> [UInt8] {
    var changed = bytes
    let place = try layout().entries[section.index].offset + byte
    withUnsafeBytes(of: number) { changed.replaceSubrange(place..<place + $0.count, with: $0) }
    return changed
  }

  @Test("whose outermost box is none is refused")
  func outermostBox() throws {
    var changed = bytes
    let entry = try layout().entries[GraphSection.treeBoxes.index]
    // The root stands last; its west and south become larger than its east and north.
    let root = entry.offset + entry.byteCount - GraphSection.treeBoxes.elementSize
    for place in root..<root + 8 { changed[place] = 0x7F }
    #expect(try openingError(changed)?.message.contains("a tree of another graph") == true)
  }

  @Test(
    "with one section shorter than it should be is refused",
    // Metadata without their last text are those of an older file.
    arguments: GraphSection.allCases.prefix(GraphSection.hierarchyRank.index).filter { $0 != .metadataOffsets }
      + [.kernelFirstSample, .kernelSamples, .densityFrame, .densities])
  func shortSection(section: GraphSection) throws {
    var changed = bytes
    let entry = try layout().entries[section.index]
    let place = NetworkFileHeader.byteCount + section.index * NetworkFileLayout.Entry.byteCount + 16
    let shorter = UInt64(entry.byteCount - section.elementSize)
    withUnsafeBytes(of: shorter) { changed.replaceSubrange(place..<place + 8, with: $0) }
    #expect(try openingError(Self.resealed(changed)) != nil)
  }

  private func layout() throws -> NetworkFileLayout {
    try bytes.withUnsafeBytes { try NetworkFileLayout($0) }
  }

  private func openingError(_ bytes: [UInt8]) throws -> NetworkError? {
    let path = try folder.file(bytes)
    do throws(NetworkError) {
      _ = try NetworkFile.open(path)
      return nil
    } catch {
      return error
    }
  }

  /// Opens a file and, if that works, looks at all of it; tells whether it worked.
  private func openAndUseAll(_ bytes: [UInt8]) throws -> Bool {
    let path = try folder.file(bytes)
    guard let graph = try? NetworkFile.open(path) else { return false }
    _ = GraphContents(graph)
    _ = NetworkSummary(graph)
    _ = try? graph.snap(GraphSketch.place(x: 1000, y: 1000), mode: .walk)
    return true
  }

  /// Gives header and table a right checksum.
  private static func resealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    bytes.replaceSubrange(32..<36, with: [0, 0, 0, 0])
    let check = bytes[..<NetworkFileLayout.prefixByteCount].withUnsafeBytes { CRC32C.checksum($0) }
    withUnsafeBytes(of: check) { bytes.replaceSubrange(32..<36, with: $0) }
    return bytes
  }
}
