internal import AirData
internal import Foundation
internal import Geo
internal import Setup

/// Reads the parameters of one of Brisa's own questions.
struct Parameters {
  let items: QueryItems
  /// The body of a POST, for parameters that are more than a text; nil without one.
  let body: JSONNode?

  /// Reads what follows the question mark, and the body of a POST, an object of the same parameters.
  ///
  /// Structured parameters of a body are left to whoever asks.
  /// - Parameters:
  ///   - call: What was asked.
  ///   - known: The names that the question knows.
  ///   - structured: Those that are more than a text in a body.
  ///   - lists: Those that may come several times, and then have a comma between their values.
  /// - Throws: ``Problem`` for what cannot be read, and for names that the question does not know.
  init(
    _ call: Call, known: Set<String>, besides structured: Set<String> = [], lists: Set<String> = []
  ) throws(Problem) {
    var items = try Self.ofAddress(call, lists)
    body = try call.method == "POST" ? call.json(Self.limits) : nil
    if let body {
      for (name, value) in try Self.ofBody(body, structured).values {
        guard items[name] == nil else { throw Self.twice(name) }
        items.set(name, value)
      }
      for name in structured where items[name] != nil {
        guard body[name].optional == nil else { throw Self.twice(name) }
      }
    }
    self.items = items
    if let name = items.unknown(besides: known).first {
      let choice = known.isEmpty ? "none is taken" : "take some of \(known.sorted().joined(separator: ", "))"
      throw Problem(400, "bad-argument", "There is no parameter '\(name)' here: \(choice).")
    }
  }

  /// A body has options and places, GeoJSON points or polygons, no more.
  private static let limits = JSONLimits(bytes: 1 << 20, depth: 10, containers: 20_000, values: 60_000)

  private static func ofAddress(_ call: Call, _ lists: Set<String>) throws(Problem) -> QueryItems {
    guard let query = call.query else { return QueryItems() }
    do throws(QueryItems.Fault) {
      return try QueryItems(query, lists: lists)
    } catch {
      throw Problem(400, "bad-argument", error.message)
    }
  }

  private static func ofBody(_ body: JSONNode, _ structured: Set<String>) throws(Problem) -> QueryItems {
    do throws(JSONError) {
      return try JSONItems.read(
        body, separators: ["from": ";", "to": ";", "via": ";", "exclude": ";"], besides: structured)
    } catch {
      throw Problem(400, "bad-argument", "The body is to be an object of parameters: \(error.message)")
    }
  }

  private static func twice(_ name: String) -> Problem {
    Problem(400, "bad-argument", QueryItems.Fault.repeated(name).message)
  }

  /// A number of a range, read in a way; nil where it is not given.
  func number(
    _ name: String, in range: ClosedRange<Double>, by read: (String) -> Double? = { DecimalNumber.parse($0) }
  ) throws(Problem) -> Double? {
    guard let text = items[name] else { return nil }
    guard let value = read(text), range.contains(value) else {
      throw Problem(
        400, "bad-argument",
        String(format: "'%@' takes a number from %g to %g.", name, range.lowerBound, range.upperBound))
    }
    return value
  }

  /// A place by `lat` and `lon`.
  func place() throws(Problem) -> Coordinate {
    guard let latitude = try number("lat", in: -90...90), let longitude = try number("lon", in: -180...180) else {
      throw Problem(400, "bad-coordinate", "A place is needed: give lat and lon in degrees.")
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// A box as `west,south,east,north`; nil where it is not given.
  func box(_ name: String) throws(Problem) -> BoundingBox? {
    try items.read(name) { (text) throws(Problem) -> BoundingBox in
      guard let box = BoundingBox(parsing: text) else {
        throw Problem(
          400, "bad-argument",
          BoundingBox.isOverAntimeridian(text)
            ? "'\(name)' reaches over the 180th meridian, where it has to end: give the part on one side of it."
            : "'\(name)' takes west,south,east,north in degrees.")
      }
      return box
    }
  }

  /// A place as `latitude,longitude`.
  func place(_ name: String) throws(Problem) -> Coordinate? {
    try items.read(name) { (text) throws(Problem) -> Coordinate in try Self.place(text, name) }
  }

  static func place(_ text: String, _ name: String) throws(Problem) -> Coordinate {
    do {
      return try Coordinate(parsing: text)
    } catch {
      throw Problem(400, "bad-coordinate", "'\(name)': \(error.message)")
    }
  }

  /// A moment, as the command line takes it; that of now where none is given.
  func moment(_ name: String, zone: TimeZone, now: Date) throws(Problem) -> Date {
    do throws(BrisaError) {
      let moment = try items.read(name) { (text) throws(BrisaError) -> Date in
        try MomentText.date(text, zone: zone, now: now)
      }
      return moment ?? now
    } catch {
      throw Problem(error)
    }
  }

  /// `true` or `false`.
  func flag(_ name: String) throws(Problem) -> Bool {
    switch items[name] {
    case nil, "false": return false
    case "true", "": return true
    default: throw Problem(400, "bad-argument", "'\(name)' is true or false.")
    }
  }

  /// One of a few words; the default where it is not given.
  func word<Word: RawRepresentable<String> & CaseIterable>(_ name: String, _ usual: Word) throws(Problem) -> Word {
    guard let text = items[name] else { return usual }
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem(400, "bad-argument", "'\(name)' is one of \(words).")
    }
    return word
  }
}
