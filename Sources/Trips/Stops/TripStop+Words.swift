internal import AirData

extension TripStop {
  /// A stop of a trip at the beginning of a sentence.
  func stopText(number: Int) -> LocalizedText { Self.stopText(name(number: number)) }

  /// A place that a way goes over, as it was asked for by its place among them from 1.
  func viaText(number: Int) -> LocalizedText {
    let name = name(number: number)
    return LocalizedText(en: "Via \(name)", es: "El punto de paso \(name)", ca: "El punt de pas \(name)")
  }

  /// An end of a way.
  func text(of end: TripEnd) -> LocalizedText {
    let (name, end) = (title, end.text)
    return LocalizedText(en: "\(end.en) (\(name))", es: "\(end.es) (\(name))", ca: "\(end.ca) (\(name))")
  }
}
