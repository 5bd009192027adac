internal import AirData
internal import Foundation

/// Reads the options of an OSRM question, value by value.
struct OSRMReader {
  let items: QueryItems

  /// - Throws: ``OSRMError`` for options that the service does not know.
  init(_ items: QueryItems, known: Set<String>) throws(OSRMError) {
    self.items = items
    if let name = items.unknown(besides: known).first {
      throw OSRMError(.invalidQuery, "There is no option '\(name)' here.")
    }
  }

  /// A value of a few words.
  func word<Word: RawRepresentable & CaseIterable>(
    _ name: String, _ standard: Word
  ) throws(OSRMError) -> Word where Word.RawValue == String {
    guard let text = items[name] else { return standard }
    guard let word = Word(rawValue: text) else {
      throw OSRMError(
        .invalidQuery, "'\(name)' takes one of \(Word.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    return word
  }

  /// `true` or `false`.
  func flag(_ name: String, _ standard: Bool) throws(OSRMError) -> Bool {
    switch items[name] {
    case nil: return standard
    case "true": return true
    case "false": return false
    default: throw OSRMError(.invalidQuery, "'\(name)' is true or false.")
    }
  }

  /// A number of a range.
  func number(_ name: String, in range: ClosedRange<Double>) throws(OSRMError) -> Double? {
    guard let text = items[name] else { return nil }
    guard let number = DecimalNumber.parse(text), range.contains(number) else {
      throw OSRMError(
        .invalidQuery,
        "'\(name)' takes a number from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound)).")
    }
    return number
  }

  /// A list of values with semicolons between, an empty one where nothing is said of a place; one for each place.
  func list<Value>(
    _ name: String, count: Int, _ read: (Substring) -> Value?
  ) throws(OSRMError) -> [Value?]? {
    guard let text = items[name] else { return nil }
    var values: [Value?] = []
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      guard !part.isEmpty else {
        values.append(nil)
        continue
      }
      guard let value = read(part) else { throw OSRMError(.invalidQuery, "'\(part)' of '\(name)' cannot be read.") }
      values.append(value)
    }
    guard values.count == count else {
      throw OSRMError(
        .invalidOptions,
        "Number of elements in \(name) size \(values.count) does not match number of coordinates \(count)")
    }
    return values
  }

  /// Metres around each place, infinite for `unlimited`; within those below 0 no street is, as in OSRM.
  func radiuses(count: Int) throws(OSRMError) -> [Double?]? {
    try list("radiuses", count: count) { text -> Double? in
      text == "unlimited" ? Double.infinity : DecimalNumber.parse(text)
    }
  }

  /// Numbers of places, from 0; nil for `all` or where nothing is said.
  func places(_ name: String, count: Int) throws(OSRMError) -> [Int]? {
    guard let text = items[name], text != "all" else { return nil }
    var places: [Int] = []
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      guard let place = Int(part), place >= 0 else {
        throw OSRMError(.invalidQuery, "'\(name)' takes numbers of coordinates, from 0, with ; between.")
      }
      guard place < count else {
        throw OSRMError(.invalidOptions, "'\(name)' names coordinate \(place), and there are \(count).")
      }
      places.append(place)
    }
    return places
  }

  /// The coordinates that end a leg, rising from the first one to the last; nil for all.
  func waypoints(count: Int) throws(OSRMError) -> [Int]? {
    guard let waypoints = try places("waypoints", count: count) else { return nil }
    guard waypoints.first == 0, waypoints.last == count - 1 else {
      throw OSRMError(.invalidValue, "First and last coordinates must be specified as waypoints.")
    }
    guard zip(waypoints, waypoints.dropFirst()).allSatisfy(<) else {
      throw OSRMError(.invalidValue, "'waypoints' names each coordinate once, in rising order.")
    }
    return waypoints
  }

  private static func short(_ number: Double) -> String { String(format: "%g", number) }
}
