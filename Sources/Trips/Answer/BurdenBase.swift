internal import AirData

/// What burdens without a unit are told by.
enum BurdenBase {
  /// The burden of the fastest way is 100.
  case fastest
  /// The burden of the first loop is 100.
  case firstLoop
  /// The burden of the recorded track is 100.
  case track
  /// They are compared with each other alone: in tables every way counts for itself.
  case eachOther

  /// The end of a sentence that says that burdens have no unit.
  var words: LocalizedText {
    switch self {
    case .fastest:
      LocalizedText(
        en: ", and that of the fastest way is 100", es: ", y la del camino más rápido es 100",
        ca: ", i la del camí més ràpid és 100")
    case .firstLoop:
      LocalizedText(
        en: ", and that of loop 1 is 100", es: ", y la de la vuelta 1 es 100", ca: ", i la de la volta 1 és 100")
    case .track:
      LocalizedText(
        en: ", and that of the track is 100", es: ", y la del recorrido es 100", ca: ", i la del recorregut és 100")
    case .eachOther:
      LocalizedText(
        en: " and can be compared with each other alone", es: " y solo se pueden comparar entre sí",
        ca: " i només es poden comparar entre si")
    }
  }
}
