import Foundation

/// Extracts that ask for what they must not; `Tests/StreetsTests/Decoding/HostileExtractTests.swift` has more of them.
enum HostileExtract {
  /// A binary extract of one block, whose only string is `a`, NUL, `b`.
  static let withZero = blob("OSMHeader", [0x22, 14] + Array("OsmSchema-V0.6".utf8)) + blob("OSMData", block)

  /// A string table with one string.
  private static let block: [UInt8] = [0x0A, 5, 0x0A, 3, 97, 0, 98]

  private static func blob(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    let body = [0x0A, UInt8(content.count)] + content
    let head = [0x0A, UInt8(kind.utf8.count)] + Array(kind.utf8) + [0x18, UInt8(body.count)]
    return [0, 0, 0, UInt8(head.count)] + head + body
  }

  /// A text of five million elements, packed.
  static func withoutEnd() throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "yes '<nd ref=\"1\"/>' | head -n 5000000 | gzip"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let packed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Array(packed)
  }
}
