/// What is wrong with a coordinate that a person typed.
public enum CoordinateTextError: Error, Equatable, Sendable {
  /// Not two numbers with a comma between them.
  case notTwoNumbers(String)
  /// A latitude beyond ±90° or a longitude beyond ±180°; `looksSwapped` when the other order would be on the globe.
  case outsideGlobe(String, looksSwapped: Bool)

  /// One sentence that says what is wrong and what to do.
  public var message: String {
    switch self {
    case .notTwoNumbers(let text):
      "'\(text)' is no coordinate: write latitude,longitude in degrees, like 39.4699,-0.3763."
    case .outsideGlobe(let text, let looksSwapped):
      looksSwapped
        ? "'\(text)' is outside the globe: latitude comes first, so try the two numbers the other way round."
        : "'\(text)' is outside the globe: latitude runs from -90 to 90, longitude from -180 to 180."
    }
  }
}

extension Coordinate {
  /// Reads `latitude,longitude` as people paste it, for example `39.4699,-0.3763`; spaces around the numbers are
  /// allowed.
  ///
  /// - Throws: ``CoordinateTextError``.
  public init(parsing text: String) throws(CoordinateTextError) {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count == 2, let first = DegreeText.number(fields[0]), let second = DegreeText.number(fields[1]) else {
      throw .notTwoNumbers(text)
    }
    self.init(latitude: first, longitude: second)
    guard isOnGlobe else {
      throw .outsideGlobe(text, looksSwapped: Coordinate(latitude: second, longitude: first).isOnGlobe)
    }
  }
}
