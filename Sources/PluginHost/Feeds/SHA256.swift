internal import Foundation

/// The hash function of FIPS 180-4: names for files whose contents' names are secret, and a check on their contents.
public enum SHA256 {
  /// The digest of some bytes, as 64 digits of hexadecimal.
  public static func hex(_ bytes: some Collection<UInt8>) -> String {
    digest(Array(bytes)).map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The digest of several texts, each with its length before it, so that no two lists run into one.
  public static func hex(ofTexts texts: [String]) -> String {
    hex(texts.flatMap { Array("\($0.utf8.count):".utf8) + Array($0.utf8) })
  }

  private static func digest(_ message: [UInt8]) -> [UInt32] {
    var state = initialState
    let tail = Array(message[(message.count / 64 * 64)...]) + padding(ofCount: message.count)
    message.withUnsafeBytes { mix($0, into: &state) }
    tail.withUnsafeBytes { mix($0, into: &state) }
    return state
  }

  /// A one, zeros, and the length in bits, up to a whole number of blocks.
  private static func padding(ofCount count: Int) -> [UInt8] {
    let zeros = (119 - count % 64) % 64
    let bits = UInt64(count) * 8
    return [0x80] + [UInt8](repeating: 0, count: zeros)
      + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
  }

  /// Mixes in all whole blocks; the words of a block lie on the stack, since a run of reports hashes gigabytes.
  private static func mix(_ bytes: UnsafeRawBufferPointer, into state: inout [UInt32]) {
    let constants = Self.constants
    constants.withUnsafeBufferPointer { constants in
      var words: [64 of UInt32] = .init(repeating: 0)
      for start in stride(from: 0, through: bytes.count - 64, by: 64) {
        schedule(bytes, start, into: &words)
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for round in 0..<64 {
          let sum1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
          let choice = (e & f) ^ (~e & g)
          let first = h &+ sum1 &+ choice &+ constants[round] &+ words[round]
          let sum0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
          let majority = (a & b) ^ (a & c) ^ (b & c)
          (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ sum0 &+ majority)
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
      }
    }
  }

  private static func schedule(_ bytes: UnsafeRawBufferPointer, _ start: Int, into words: inout [64 of UInt32]) {
    for index in 0..<16 {
      words[index] = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: start + 4 * index, as: UInt32.self))
    }
    for index in 16..<64 {
      let (near, far) = (words[index - 2], words[index - 15])
      let sigma0 = rotated(far, 7) ^ rotated(far, 18) ^ (far >> 3)
      let sigma1 = rotated(near, 17) ^ rotated(near, 19) ^ (near >> 10)
      words[index] = words[index - 16] &+ sigma0 &+ words[index - 7] &+ sigma1
    }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static let primes = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }

  /// First 32 bits of the fractional parts of the square roots of the first eight primes.
  private static let initialState: [UInt32] = primes.prefix(8).map { fraction(Double($0).squareRoot()) }

  /// The same of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes.prefix(64).map { fraction(cbrt(Double($0))) }

  private static func fraction(_ root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }
}
