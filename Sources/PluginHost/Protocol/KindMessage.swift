internal import AirData

/// The words for how a figure came about.
struct KindMessage {
  let kind: String
  let issued: String?
  /// The days that a typical day stands for; nil for any day.
  let day: String?

  init(_ kind: Reading.Kind) {
    switch kind {
    case .observed: (self.kind, issued, day) = ("observed", nil, nil)
    case .forecast(let moment): (self.kind, issued, day) = ("forecast", ZonedTime.format(moment), nil)
    case .typical(let day): (self.kind, issued, self.day) = ("typical", nil, day == .daily ? nil : day.rawValue)
    }
  }

  init(kind: String?, issued: String?, day: String? = nil) {
    self.kind = kind ?? "observed"
    self.issued = issued
    self.day = day
  }

  /// What the words say; `path` is where they stand, for what is wrong with them.
  /// - Throws: ``ProtocolFault``.
  func kind(path: String) throws(ProtocolFault) -> Reading.Kind {
    switch kind {
    case "observed": return .observed
    case "typical":
      guard let typical = TypicalDay(rawValue: day ?? TypicalDay.daily.rawValue) else {
        let days = TypicalDay.allCases.map(\.rawValue).joined(separator: ", ")
        throw ProtocolFault("\(path).day: must be one of \(days)")
      }
      return .typical(of: typical)
    case "forecast":
      guard let issued else { throw ProtocolFault("\(path).issued: is missing: it says when the forecast was made") }
      return .forecast(issued: try ZonedTime.parse(issued, path: "\(path).issued"))
    default: throw ProtocolFault("\(path).kind: must be one of observed, forecast, typical")
    }
  }
}
