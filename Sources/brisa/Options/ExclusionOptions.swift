internal import AirData
internal import ArgumentParser
internal import Foundation
internal import Geo
internal import Setup
internal import Trips

/// The circles that a traveller wants to keep out of.
struct ExclusionOptions: ParsableArguments {
  @Option(
    name: .customLong("exclude-radius"),
    help: ArgumentHelp("A circle around every station whose index is too high.", valueName: "metres"))
  var radius: String?

  @Option(
    name: .customLong("exclude-above"),
    help: ArgumentHelp(
      "Index above which a station gets a circle; default us-epa 50, es-ica 1, eu-aqi 2.", valueName: "index"))
  var above: String?

  @Option(
    name: .customLong("exclude"), parsing: .singleValue,
    help: ArgumentHelp(
      "A circle drawn by hand; may be repeated, or have more circles after semicolons.", valueName: "lat,lon,metres"))
  var circles: [String] = []

  @Option(
    name: .customLong("exclude-file"),
    help: ArgumentHelp(
      "Circles of a file: CSV with columns lat, lon and metres, or GeoJSON points with a property metres.",
      valueName: "file"))
  var file: String?

  @Option(help: ArgumentHelp("What circles do: avoid (dearer inside) or forbid (closed).", valueName: "policy"))
  var exclusion = OneOf(ExclusionWord.avoid)

  /// Radii that are taken, in metres.
  private static let radii = 1.0...100_000.0

  /// Adds the circles to a question.
  func apply(to question: inout RouteQuestion, scale: ScaleID) throws(BrisaError) {
    question.forbidsZones = try exclusion.value == .forbid
    for circle in circles.flatMap({ $0.split(separator: RepeatedOption.separator, omittingEmptySubsequences: false) }) {
      question.circles.append(try Self.circle(String(circle)))
    }
    if let file { question.circles += try ExclusionFile.circles(file, radii: Self.radii) }
    guard let radius else {
      if above != nil { throw BrisaError(.badArgument, "--exclude-above needs --exclude-radius.") }
      return
    }
    question.stationCircles = RouteQuestion.StationCircles(
      radiusMeters: try NumberOption.value(radius, in: Self.radii, option: "--exclude-radius"),
      indexAbove: try above.map { (text) throws(BrisaError) in
        try NumberOption.value(text, in: 0...10_000, option: "--exclude-above")
      } ?? (question.traveller ?? Traveller()).exclusionThreshold(IndexScale(scale)))
  }

  private static func circle(_ text: String) throws(BrisaError) -> RouteQuestion.Circle {
    do throws(RouteQuestion.Circle.TextFault) {
      return try RouteQuestion.Circle(parsing: text, radii: radii)
    } catch {
      switch error {
      case .form:
        throw BrisaError(.badArgument, "--exclude takes LAT,LON,METRES, like 39.4735,-0.3601,300, not '\(text)'.")
      case .center(let problem): throw BrisaError(.badCoordinate, "--exclude: \(problem.message)")
      case .radius(let word): throw NumberOption.refusal(of: word, in: radii, option: "--exclude (its radius)")
      }
    }
  }
}
