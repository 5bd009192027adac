internal import AirData
internal import Foundation

/// What an answer of route, match or trip is to have.
struct OSRMRouteOptions {
  /// Options of these services.
  static let options: Set<String> = [
    "steps", "annotations", "geometries", "overview", "voice_instructions", "banner_instructions",
  ]

  /// The words of `overview`.
  enum Overview: String, CaseIterable {
    case simplified, full, `false`
    /// The whole line of each leg, and none of the route.
    case byLegs = "by_legs"
  }

  /// The words of `annotations`, OSRM's and ours.
  enum Annotation: String, CaseIterable {
    case duration, nodes, distance, weight, datasources, speed
    case pollution, no2, pm25, index
  }

  let steps: Bool
  let annotations: Set<Annotation>
  let geometry: OSRMGeometry
  let overview: Overview
  /// Whether steps have what is spoken on them.
  let voice: Bool
  /// Whether steps have what is shown on them.
  let banners: Bool
  /// The language of sentences, nil where nobody asked for any.
  let language: Language?

  /// - Throws: ``OSRMError``.
  init(_ reader: OSRMReader) throws(OSRMError) {
    steps = try reader.flag("steps", false)
    geometry = OSRMGeometry(form: try reader.word("geometries", OSRMGeometry.Form.polyline))
    overview = try reader.word("overview", Overview.simplified)
    voice = try reader.flag("voice_instructions", false)
    banners = try reader.flag("banner_instructions", false)
    // A language that is not spoken here is no error: clients send that of their phone.
    let named = reader.items["language"].map { Language(parsing: $0) ?? .en }
    language = named ?? (voice || banners ? .en : nil)
    annotations = try Self.annotations(reader.items["annotations"])
  }

  private static func annotations(_ text: String?) throws(OSRMError) -> Set<Annotation> {
    guard let text, text != "false" else { return [] }
    guard text != "true" else { return Set(Annotation.allCases) }
    var wanted: Set<Annotation> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let annotation = Annotation(rawValue: String(word)) else {
        throw OSRMError(
          .invalidQuery,
          "'annotations' takes true, false, or some of "
            + Annotation.allCases.map(\.rawValue).joined(separator: ", ") + ".")
      }
      wanted.insert(annotation)
    }
    return wanted
  }
}
