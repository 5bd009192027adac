// Reads damaged files of tracks, made of whole ones by seeded changes: FuzzTracks FOLDER FIRST COUNT FILE...
//
// What is read is written again as GPX and KML, so that all of it is touched. Whatever the reader says of a file is
// fine; what the sanitizer says is not. The number of the file under way stands in FOLDER/number-tracks.
import Foundation
import Tracks

/// Changes of one file, the same for the same number.
struct Damager {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// A number below a bound; 0 where nothing is below it.
  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return bound > 0 ? Int(state % UInt64(bound)) : 0
  }

  /// Takes bytes out, doubles some, writes some over others, or changes a few.
  mutating func damaged(_ bytes: [UInt8], isText: Bool) -> [UInt8] {
    var bytes = bytes
    // One change alone gets furthest behind the first check.
    let changes = below(2) == 0 ? 1 : 1 + below(4)
    for _ in 0..<changes where !bytes.isEmpty {
      bytes[below(bytes.count)] = isText && below(8) > 0 ? letter() : odd(bytes[below(bytes.count)])
    }
    if below(8) == 0 { move(&bytes) }
    if below(50) == 0 { bytes.removeLast(below(bytes.count)) }
    return bytes
  }

  private mutating func move(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let start = below(bytes.count)
    let piece = Array(bytes[start..<min(bytes.count, start + 1 + below(64))])
    let place = below(bytes.count)
    switch below(3) {
    case 0: bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(8)))
    case 1: bytes.insert(contentsOf: piece, at: place)
    default: bytes.replaceSubrange(place..<min(bytes.count, place + piece.count), with: piece)
    }
  }

  private mutating func letter() -> UInt8 {
    let letters = Array("0123456789abcdefxyzTZ.-_<>/\"'&;:{}[], ".utf8)
    return letters[below(letters.count)]
  }

  private mutating func odd(_ byte: UInt8) -> UInt8 {
    switch below(5) {
    case 0: UInt8(below(256))
    case 1: 0
    case 2: byte ^ (1 << UInt8(below(8)))
    case 3: 0xFF
    default: byte &+ 1
    }
  }
}

/// What became of the files.
struct Outcome {
  var good = 0
  var bytes = 0
  var says: [String: Int] = [:]

  mutating func read(_ content: [UInt8]) {
    do {
      let limits = TrackLimits(bytes: 1 << 20, places: 20_000, elements: 100_000)
      let file = try TrackReader.read(content, limits: limits)
      good += 1
      bytes += GPXWriter.text(file).utf8.count + KMLWriter.text(file).utf8.count
    } catch {
      says[String("\(error.problem)".prefix(24)), default: 0] += 1
    }
  }
}

let words = CommandLine.arguments
guard words.count > 4, let first = UInt64(words[2]), let count = UInt64(words[3]) else {
  print("usage: FuzzTracks FOLDER FIRST COUNT FILE...")
  exit(64)
}
let seeds = try words.dropFirst(4).map { path in
  let isText = !path.hasSuffix("z") && !path.hasSuffix("fit")
  return (content: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), isText: isText)
}
let number = URL(fileURLWithPath: words[1] + "/number-tracks")
var outcome = Outcome()
for seed in first..<first + count {
  try Data("\(seed)\n".utf8).write(to: number)
  let whole = seeds[Int(seed % UInt64(seeds.count))]
  var damager = Damager(seed: seed)
  outcome.read(damager.damaged(whole.content, isText: whole.isText))
}
print("\(count) damaged tracks, \(outcome.good) were read (\(outcome.bytes) bytes written again)")
for (text, times) in outcome.says.sorted(by: { $0.value > $1.value }) { print("  \(times) \(text)") }
