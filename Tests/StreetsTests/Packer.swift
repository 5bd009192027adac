import Foundation

/// Compresses with the system's commands.
enum Packer {
  // Commands are `gzip` and `bzip2`.
  static func pack(_ data: Data, with command: String) throws -> Data {
    let source = try TemporaryFile(name: "plain", data)
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command, "--stdout", source.path]
    process.standardOutput = output
    try process.run()
    let packed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return packed
  }
}
