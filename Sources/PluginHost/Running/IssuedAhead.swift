internal import AirData
internal import Foundation

/// A forecast that says it was issued later than now, by a clock that is wrong or in a local time that is taken for
/// UTC.
///
/// Of several forecasts the one issued last counts: such a one would hide all that come after it until its time has
/// come, and its source would never be silent. So it counts as issued now.
extension Reading.Kind {
  /// Whether it is such a forecast.
  func isIssuedAhead(of now: Date) -> Bool {
    guard case .forecast(let issued) = self else { return false }
    return issued.timeIntervalSince(now) > Reading.clockToleranceSeconds
  }

  /// The same, issued now where it says later.
  func issued(notAfter now: Date) -> Reading.Kind { isIssuedAhead(of: now) ? .forecast(issued: now) : self }
}

extension WindReading {
  /// The same, issued now where it says later.
  func issued(notAfter now: Date) -> WindReading {
    guard kind.isIssuedAhead(of: now) else { return self }
    return WindReading(
      coordinate: coordinate, speedMetersPerSecond: speedMetersPerSecond, fromDegrees: fromDegrees, start: start,
      end: end, kind: kind.issued(notAfter: now), sourceID: sourceID)
  }
}

extension Notice {
  /// Says that there were such forecasts; nil where there was none.
  static func issuedAhead(_ count: Int, sourceName: String) -> Notice? {
    guard count > 0 else { return nil }
    return Notice(
      code: "issued-ahead",
      text: LocalizedText(
        en: "\(sourceName) gave forecasts that say they were issued in the future (\(count)): they count as issued "
          + "now.",
        es: "\(sourceName) dio pronósticos que dicen haberse emitido en el futuro (\(count)): cuentan como emitidos "
          + "ahora.",
        ca: "\(sourceName) va donar pronòstics que diuen haver-se emés en el futur (\(count)): compten com a emesos "
          + "ara."))
  }
}
