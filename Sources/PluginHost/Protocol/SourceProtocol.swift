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

/// What is wrong with a message: a path in it and a problem, `reading.value: expected a number`.
struct ProtocolFault: Error, Hashable, Sendable {
  let message: String

  static let noJSON = ProtocolFault("is no JSON")
  static let unfitNumber = ProtocolFault("holds a number that is too large, or is not whole where it must be")

  /// Whether it lies in what the host was to fetch.
  var isOfRequest: Bool { message.hasPrefix("fetch.") || message.hasPrefix("fetch:") }

  init(_ message: String) {
    self.message = message
  }

  init(_ path: [any CodingKey], _ problem: String) {
    let place = path.reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
    message = place.isEmpty ? problem : "\(place): \(problem)"
  }

  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context): self.init(context.codingPath + [key], "is missing")
    case .valueNotFound(let type, let context): self.init(context.codingPath, "expected \(Self.word(type)), found null")
    case .typeMismatch(let type, let context): self.init(context.codingPath, "expected \(Self.word(type))")
    case .dataCorrupted(let context):
      if context.codingPath.isEmpty { self = .noJSON } else { self.init(context.codingPath, "cannot be read") }
    @unknown default: self.init("cannot be read")
    }
  }

  private static func word(_ type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is [String: Any].Type: "an object"
    default: "\(type)".hasPrefix("Array") ? "an array" : "an object"
    }
  }
}

extension KeyedDecodingContainer {
  /// A whole number; what is none is a fault with its path, which the decoder itself does not have for 1.5.
  func decodeWholeNumber(forKey key: Key) throws -> Int {
    let fault = ProtocolFault(codingPath + [key], "expected a whole number")
    do {
      return try decode(Int.self, forKey: key)
    } catch let error as DecodingError {
      if case .dataCorrupted = error { throw fault }
      throw error
    } catch {
      throw fault
    }
  }
}
