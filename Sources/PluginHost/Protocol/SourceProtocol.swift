internal import AirData
internal import Foundation

/// The protocol between the host and a source in a process of its own: `docs/source-protocol.md`.
enum SourceProtocol {
  /// The version that this host speaks, and in which it opens libraries.
  static let version = 1
  /// The version of programs that have the host fetch what they need.
  static let versionWithFetches = 2
  /// All versions of programs that this host understands.
  static let knownVersions = version...versionWithFetches

  /// A message as one line, with its line feed.
  static func line(_ message: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // The other side says what is wrong with a figure that is no number, as with any other line.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return try [UInt8](encoder.encode(message)) + [UInt8(ascii: "\n")]
  }

  /// Reads a message from a line.
  static func decode<Message: Decodable>(_: Message.Type, _ line: ArraySlice<UInt8>) throws(ProtocolFault) -> Message {
    do {
      return try JSONDecoder().decode(Message.self, from: Data(line))
    } catch let fault as ProtocolFault {
      throw fault
    } catch let error as DecodingError {
      if String(validating: line, as: UTF8.self) == nil { throw ProtocolFault("is no UTF-8, in which JSON is written") }
      let fault = ProtocolFault(error)
      // The decoder says of a number that does not fit, too, that the whole line is none.
      if fault == .noJSON, isJSON(line) { throw .unfitNumber }
      throw fault
    } catch {
      throw ProtocolFault("cannot be read")
    }
  }

  private static func isJSON(_ line: ArraySlice<UInt8>) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(line), options: .fragmentsAllowed)) != nil
  }
}
