@testable import Narrative

extension Phrase {
  /// The values that the phrase has places for; the same in every language.
  var placeholders: Set<String> {
    switch self {
    case .onto, .toStay: ["turn", "way"]
    case .continueAlong: ["way"]
    case .stop: ["stop"]
    case .atTheEnd: ["rest"]
    case .depart: ["compass"]
    case .departAlong: ["compass", "way"]
    case .roundabout: ["exit"]
    case .roundaboutOnto: ["exit", "way"]
    case .exitNumber: ["number"]
    case .liftToLevel: ["level"]
    case .cross, .crossAtSignals, .crossAtZebra, .crossByIsland: ["street"]
    case .crossAndContinue, .crossLeft, .crossRight: ["cross"]
    case .afterCrossing: ["street", "rest"]
    case .pavementOf: ["street"]
    case .besideStreet: ["form", "street"]
    case .entersZone, .leavesZone: ["zone"]
    case .worstStretch: ["distance", "pollutant", "value"]
    case .leavesTraffic: ["street"]
    case .comma, .and, .then, .thenAfterName: ["first", "second"]
    case .inDistance: ["distance", "rest"]
    case .meters, .kilometer, .kilometers: ["number"]
    default: []
    }
  }
}
