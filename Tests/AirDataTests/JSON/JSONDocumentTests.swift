import AirData
import Geo
import Testing

/// The message of a text's refusal; empty when it is taken.
private func refusal(_ bytes: [UInt8], _ limits: JSONLimits = JSONLimits()) -> String {
  do {
    _ = try JSONDocument(parsing: bytes, limits: limits)
    return ""
  } catch {
    return error.message
  }
}

@Suite("JSON documents")
struct JSONDocumentTests {
  @Test(
    "Whatever RFC 8259 allows is taken",
    arguments: [
      "null", "true", "\"\"", "0", "-0", "12", "-1.5", "1e5", "1E+05", "0e1", "0.10", "[]", "{}", " [ ] ", "1\n",
      "[1]\r\n\t",
      #"{"":1}"#, #"{"a":null,"b":[true,false,{"c":[]}]}"#, #""é \u00e9 \ud83d\ude00 \n\t\" \\ \/""#,
      #""\u0000""#,
      "[[],[[]],{}]", #"{"a:b":"c,d{}[]"}"#, #"["\\","\"",":"]"#, "\u{FEFF}[1]", #"{"a":{"k":1},"b":{"k":1}}"#,
      "123456789012345678901234567890", "1e999",
    ])
  func taken(text: String) {
    #expect(refusal(Array(text.utf8)) == "")
  }

  @Test(
    "What is no JSON is refused, also where json-c would take it",
    arguments: [
      ("", "it is empty"), (" \n", "it is empty"), ("nul", "unexpected end"), ("TRUE", "byte 1 begins"),
      ("nan", "null expected"), ("NaN", "byte 1 begins"), ("[1,NaN]", "byte 4 begins"),
      ("Infinity", "byte 1 begins"), ("-Infinity", "no number"), ("[-Infinity]", "byte 2 begins what is no number"),
      ("01", "no number"), ("-01", "no number"), ("00", "no number"), ("1.", "no number"), (".5", "byte 1 begins"),
      ("+1", "byte 1 begins"), ("-", "no number"), ("1e", "no number"), ("1e+", "no number"), ("1.2.3", "byte 4"),
      ("0x10", "unexpected character"), ("1-2", "unexpected character"), ("{'a':1}", "byte 2 begins"),
      ("['a']", "byte 2 begins"), ("[1,]", "unexpected character"), (#"{"a":1,}"#, "unexpected character"),
      ("[1 2]", "separator"), (#"{"a" 1}"#, "separator"), (#"{"a":1:2}"#, "byte 7"), ("[1:2]", "byte 3"),
      ("{1:2}", "property name"), ("[1]]", "unexpected character"), ("[1}", "separator"), ("]", "unexpected character"),
      ("}", "unexpected character"), (":", "unexpected character"), ("[1] x", "unexpected character"),
      ("1 2", "unexpected"),
      ("{}{}", "unexpected character"), ("[1]//x", "byte 4 begins"), ("/*x*/1", "byte 1 begins"),
      ("\"a\tb\"", "a control character"), ("\"a\nb\"", "a control character"), ("\u{0B}1", "byte 1 begins"),
      ("1\u{0}", "byte 2 begins"), (#""\x""#, "invalid string"), (#""\u12g4""#, "invalid string"),
      ("\"a", "unexpected end"),
      ("\"\\", "unexpected end"), ("[", "unexpected end"), (#"{"a":"#, "unexpected end"), ("\u{A0}1", "byte 1 begins"),
      (#"{"a\u0000b":1}"#, "a key that holds a NUL"),
    ])
  func refused(text: String, reason: String) {
    let message = refusal(Array(text.utf8))
    #expect(message.hasPrefix("it is no JSON: ") && message.contains(reason), "\(text): \(message)")
  }

  @Test(
    "Where a text breaks off, its end is told",
    arguments: [
      ("[", 2), (#"{"a": [1, 2"#, 12), (#"{"a": [1, "b"#, 13), ("\u{FEFF}[1,", 7), ("nul", 4), (#"["é"#, 5),
    ])
  func brokenOff(text: String, byte: Int) {
    let message = refusal(Array(text.utf8))
    #expect(message == "it is no JSON: unexpected end of data at byte \(byte)", "\(text)")
  }

  @Test(
    "Bytes that are no UTF-8 are refused",
    arguments: [
      [0xFF], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ] as [[UInt8]])
  func badUTF8(bytes: [UInt8]) {
    #expect(refusal(Array("\"".utf8) + bytes + Array("\"".utf8)).hasSuffix("its bytes are no UTF-8"))
  }

  @Test(
    "A key that comes twice is refused with the object's path",
    arguments: [
      (#"{"a":1,"a":1}"#, ""), (#"{"a":1,"b":2,"\u0061":3}"#, ""), (#"[{"a":1},{"b":{"c":[],"c":{}}}]"#, "[1].b"),
      (#"{"x":[{"a":1},2,{"a":{"b":1},"a":{"b":1,"b":1}}]}"#, "x[2]"),
      (#"{"x":{"a":{},"a":{"b":1}},"y":{"z":1,"z":2}}"#, "x"),
    ])
  func repeatedKey(text: String, path: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: Array(text.utf8)) }
    #expect(error == JSONError(path: path, problem: "it has a key that comes twice"))
  }

  @Test("Depth is limited to what the limits say, exactly", arguments: [1, 2, 32, 100, 512])
  func depth(depth: Int) throws {
    func nested(_ count: Int) -> [UInt8] {
      let open = (0..<count).map { $0 % 2 == 0 ? "[" : #"{"a":"# }
      let close = (0..<count).reversed().map { $0 % 2 == 0 ? "]" : "}" }
      return Array((open + ["1"] + close).joined().utf8)
    }
    let limits = JSONLimits(depth: depth)
    #expect(refusal(nested(depth), limits) == "")
    #expect(refusal(nested(depth + 1), limits) == "it has more than \(depth) arrays and objects inside one another")
    #expect(refusal([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000), limits).hasPrefix("it has more than"))
  }

  @Test("Size, containers and values are limited")
  func size() {
    let text = Array("[[],[],{}]".utf8)
    #expect(refusal(text, JSONLimits(bytes: 10, containers: 4, values: 9)) == "")
    #expect(refusal(text, JSONLimits(bytes: 9)) == "it is larger than 9 bytes")
    #expect(refusal(text, JSONLimits(containers: 3)) == "it has more than 3 arrays and objects")
    #expect(refusal(Array("[1,2,3]".utf8), JSONLimits(values: 3)) == "it has more than 3 values")
    let hostile = Array("[".utf8) + Array(repeatElement(Array("{},".utf8), count: 600_000).joined())
    #expect(refusal(hostile) == "it has more than 500000 arrays and objects")
  }

  @Test("Damaged documents are refused or read, and never trap", arguments: 0..<8 as Range<UInt64>)
  func damaged(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let sound = Array(
      #"{"results":[{"value":31.5,"n":-2,"t":"é\u00e9\"x","u":null,"ok":true,"deep":[[{"a":{}}]]},{"e":1e5}]}"#.utf8)
    let alphabet = Array("{}[]:,\"\\'0123456789.eE+-truefalsnNIu \t\n/*".utf8) + [0, 0x1F, 0x7F, 0x80, 0xC3, 0xFF]
    for _ in 0..<2000 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes[index] = alphabet[Int.random(in: alphabet.indices, using: &random)]
        case 2: bytes.removeSubrange(index...)
        default: bytes.insert(alphabet[Int.random(in: alphabet.indices, using: &random)], at: index)
        }
      }
      guard let document = try? JSONDocument(parsing: bytes) else { continue }
      // What is taken can be walked to its end, and every failure has a message on one line.
      for message in Self.messages(document.root) {
        #expect(message.allSatisfy { !$0.isNewline } && message.count < 400, "\(bytes)")
      }
    }
  }

  /// Reads a value and all below it in every way that there is; the messages of what fails.
  private static func messages(_ node: JSONNode) -> [String] {
    var messages: [String] = []
    func note<T>(_ read: () throws(JSONError) -> T) -> T? {
      do { return try read() } catch {
        messages.append(error.message)
        return nil
      }
    }
    _ = note { () throws(JSONError) in try node.number }
    _ = note { () throws(JSONError) in try node.integer }
    _ = note { () throws(JSONError) in try node.text }
    _ = note { () throws(JSONError) in try node.boolean }
    let elements = note { () throws(JSONError) in try node.elements } ?? []
    let keys = note { () throws(JSONError) in try node.keys } ?? []
    return messages + (elements + keys.map { node[$0] }).flatMap(Self.messages)
  }
}
