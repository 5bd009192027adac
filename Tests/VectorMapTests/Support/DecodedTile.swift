@testable import VectorMap

/// A vector tile as a small reader of its own sees it, after the specification's text.
struct DecodedTile {
  struct Feature {
    var type = 0
    var tags: [String: String] = [:]
    /// Points, lines or rings; a ring ends where it begins.
    var parts: [[TilePoint]] = []
  }

  struct Layer {
    var name = ""
    var version = 0
    var extent = 0
    var features: [Feature] = []
    var keys: [String] = []
    var values: [String] = []
  }

  private(set) var layers: [Layer] = []

  subscript(name: String) -> Layer? { layers.first { $0.name == name } }

  /// Nil where the bytes are no tile.
  init?(_ bytes: [UInt8]) {
    guard let fields = Message.fields(bytes) else { return nil }
    for field in fields where field.number == 3 {
      guard let layer = Self.layer(field.bytes) else { return nil }
      layers.append(layer)
    }
  }

  private static func layer(_ bytes: [UInt8]) -> Layer? {
    guard let fields = Message.fields(bytes) else { return nil }
    var layer = Layer()
    for field in fields {
      switch field.number {
      case 1: layer.name = String(decoding: field.bytes, as: UTF8.self)
      case 3: layer.keys.append(String(decoding: field.bytes, as: UTF8.self))
      case 4:
        guard let value = Message.fields(field.bytes)?.first else { return nil }
        layer.values.append(value.number == 1 ? String(decoding: value.bytes, as: UTF8.self) : String(value.value))
      case 5: layer.extent = Int(value(field))
      case 15: layer.version = Int(value(field))
      default: break
      }
    }
    for field in fields where field.number == 2 {
      guard let feature = feature(field.bytes, of: layer) else { return nil }
      layer.features.append(feature)
    }
    return layer
  }

  private static func value(_ field: Message.Field) -> UInt64 { field.value }

  private static func feature(_ bytes: [UInt8], of layer: Layer) -> Feature? {
    guard let fields = Message.fields(bytes) else { return nil }
    var feature = Feature()
    for field in fields {
      switch field.number {
      case 2:
        guard let tags = Message.numbers(field.bytes), tags.count.isMultiple(of: 2) else { return nil }
        for place in stride(from: 0, to: tags.count, by: 2) {
          guard tags[place] < layer.keys.count, tags[place + 1] < layer.values.count else { return nil }
          feature.tags[layer.keys[Int(tags[place])]] = layer.values[Int(tags[place + 1])]
        }
      case 3: feature.type = Int(field.value)
      case 4:
        guard let numbers = Message.numbers(field.bytes), let parts = parts(numbers) else { return nil }
        feature.parts = parts
      default: break
      }
    }
    return feature
  }

  private static func parts(_ numbers: [UInt64]) -> [[TilePoint]]? {
    var (parts, part): ([[TilePoint]], [TilePoint]) = ([], [])
    var (cursor, place) = (TilePoint(x: 0, y: 0), 0)
    while place < numbers.count {
      let (command, count) = (numbers[place] & 7, Int(numbers[place] >> 3))
      place += 1
      if command == 7 {
        guard let first = part.first else { return nil }
        part.append(first)
        continue
      }
      for _ in 0..<count {
        guard place + 1 < numbers.count else { return nil }
        cursor = TilePoint(x: cursor.x + step(numbers[place]), y: cursor.y + step(numbers[place + 1]))
        place += 2
        if command == 1 {
          if !part.isEmpty { parts.append(part) }
          part = []
        }
        part.append(cursor)
      }
    }
    return parts + (part.isEmpty ? [] : [part])
  }

  private static func step(_ number: UInt64) -> Int32 {
    let half = Int32(truncatingIfNeeded: number >> 1)
    return number & 1 == 0 ? half : -half - 1
  }
}

/// Protocol buffers, as far as tiles need them.
private enum Message {
  struct Field {
    let number: UInt64
    var value: UInt64 = 0
    var bytes: [UInt8] = []
  }

  static func fields(_ bytes: [UInt8]) -> [Field]? {
    var (fields, place): ([Field], Int) = ([], 0)
    while place < bytes.count {
      guard let key = number(bytes, &place) else { return nil }
      if key & 7 == 5 {
        guard place + 4 <= bytes.count else { return nil }
        let value = bytes[place..<place + 4].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        fields.append(Field(number: key >> 3, value: value))
        place += 4
        continue
      }
      guard let value = number(bytes, &place) else { return nil }
      switch key & 7 {
      case 0: fields.append(Field(number: key >> 3, value: value))
      case 2:
        guard value <= UInt64(bytes.count - place) else { return nil }
        fields.append(Field(number: key >> 3, bytes: Array(bytes[place..<place + Int(value)])))
        place += Int(value)
      default: return nil
      }
    }
    return fields
  }

  static func numbers(_ bytes: [UInt8]) -> [UInt64]? {
    var (numbers, place): ([UInt64], Int) = ([], 0)
    while place < bytes.count {
      guard let number = number(bytes, &place) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private static func number(_ bytes: [UInt8], _ place: inout Int) -> UInt64? {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while place < bytes.count, shift < 64 {
      let byte = bytes[place]
      place += 1
      number |= UInt64(byte & 127) << shift
      if byte < 128 { return number }
      shift += 7
    }
    return nil
  }
}
