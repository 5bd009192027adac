internal import AirData
internal import ArgumentParser
internal import Planner
internal import Publishing
internal import Setup

/// The map of an answer's routes.
struct RouteMapOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw the routes over the air as well, into a file that ends in .png, .svg or .html.", valueName: "file"))
  var map: String?

  @Option(
    help: ArgumentHelp(
      "With --map: OSM extract whose water and parks are drawn; default the network where it is an extract.",
      valueName: "file"))
  var extract: String?

  @Option(help: ArgumentHelp("With --map: language of its words: en, es, ca.", valueName: "language"))
  var language: OneOf<Language>?

  /// What is asked for; nil where no map is.
  func wish(besides output: String) throws(BrisaError) -> RouteMapRequest? {
    guard let map else {
      guard extract == nil, language == nil else {
        throw BrisaError(.badArgument, "--extract and --language are of the map: name its file with --map.")
      }
      return nil
    }
    let wish = try RouteMapRequest(
      path: map, extract: extract, language: try language?.value ?? .en)
    try wish.check(besides: output)
    return wish
  }
}
