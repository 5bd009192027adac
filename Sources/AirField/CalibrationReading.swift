internal import Foundation

/// What a calibration's parts need to check the numbers that they read.
extension KeyedDecodingContainer {
  /// A finite number inside a range.
  /// - Throws: ``FieldError`` that names the place.
  func number(_ key: Key, in range: ClosedRange<Double>) throws -> Double {
    let value = try decode(Double.self, forKey: key)
    guard range.contains(value) else {
      throw fault("must be a number from \(range.lowerBound) to \(range.upperBound)", at: key)
    }
    return value
  }

  /// A number of things.
  /// - Throws: ``FieldError`` that names the place.
  func count(_ key: Key) throws -> Int {
    let value = try decode(Int.self, forKey: key)
    guard value >= 0 else { throw fault("must be a number of at least 0", at: key) }
    return value
  }

  /// A time.
  /// - Throws: ``FieldError`` that names the place.
  func moment(_ key: Key) throws -> Date {
    guard let date = try? Date(try decode(String.self, forKey: key), strategy: .iso8601) else {
      throw fault("must be a time like 2026-01-01T00:00:00Z", at: key)
    }
    return date
  }

  /// What is wrong at a key, or at the container itself.
  func fault(_ problem: String, at key: Key? = nil) -> FieldError {
    .unusableCalibration(place: (codingPath + [key].compactMap { $0 }).place, problem: problem)
  }
}

extension [any CodingKey] {
  /// The keys as a path: `pollutants.no2.stations[3].id`.
  fileprivate var place: String {
    reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}

extension FieldError {
  /// What a decoder found wrong with a calibration.
  init(readingCalibration error: any Error) {
    switch error {
    case let error as FieldError: self = error
    case DecodingError.keyNotFound(let key, let context):
      self = .unusableCalibration(place: context.codingPath.place, problem: "lacks '\(key.stringValue)'")
    case DecodingError.typeMismatch(let type, let context):
      self = .unusableCalibration(place: context.codingPath.place, problem: "must be \(Self.words(for: type))")
    case DecodingError.valueNotFound(let type, let context):
      self = .unusableCalibration(place: context.codingPath.place, problem: "must be \(Self.words(for: type))")
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      self = .unusableCalibration(
        place: context.codingPath.place, problem: "holds a value that is out of range or not written as it must be")
    default: self = .unusableCalibration(place: "", problem: "is no JSON, was cut, or holds a number that is none")
    }
  }

  private static func words(for type: any Any.Type) -> String {
    if type == Double.self || type == Int.self { return "a number" }
    if type == String.self { return "a text" }
    return type is [Any].Type ? "a list" : "an object with keys"
  }
}
