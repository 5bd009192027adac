internal import AirData
internal import ArgumentParser
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

  /// What is asked for, with its words in a language; nil where no map is.
  func request(besides output: String, language: Language) throws(BrisaError) -> RouteMapRequest? {
    guard let map else {
      guard extract == nil else {
        throw BrisaError(.badArgument, "--extract is of the map: name its file with --map.")
      }
      return nil
    }
    let request = try RouteMapRequest(
      path: map, extract: extract, language: language)
    try request.check(besides: output)
    return request
  }
}
