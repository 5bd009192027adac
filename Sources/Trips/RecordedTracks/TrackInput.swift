internal import Foundation
package import Setup
package import Tracks

/// Files of tracks, with errors that say what to do.
package enum TrackInput {
  /// What a file holds, `-` for standard input.
  /// - Throws: ``BrisaError`` that names the file, and the line where there is one.
  package static func read(_ path: String) throws(BrisaError) -> TrackFile {
    let isInput = path == "-"
    let limit = TrackLimits().bytes
    return try file(
      [UInt8](try TextFile.bytes(isInput ? "/dev/stdin" : path, limitBytes: limit)),
      named: isInput ? "standard input" : "'\(path)'")
  }

  /// What some bytes hold, which are called `source` in errors.
  /// - Throws: ``BrisaError`` that names it.
  package static func file(
    _ bytes: [UInt8], named source: String, limits: TrackLimits = TrackLimits()
  ) throws(BrisaError) -> TrackFile {
    do throws(TrackError) {
      return try TrackReader.read(bytes, limits: limits)
    } catch {
      throw BrisaError(.badData, error.message(of: source))
    }
  }
}
