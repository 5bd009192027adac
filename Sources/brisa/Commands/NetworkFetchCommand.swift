internal import AirData
internal import ArgumentParser
internal import Files
internal import Foundation
internal import Geo
internal import Planner
internal import Setup

/// `brisa network fetch`.
struct NetworkFetchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch",
    abstract: "A network file of a city or a box, fetched from OpenStreetMap through an Overpass server.",
    discussion: """
      Cities by name: \(OverpassFetch.cities.keys.sorted().joined(separator: ", ")). Any other place: --box.

      Examples:
        brisa network fetch --city valencia -o valencia.brisa
        brisa network fetch --box 2.16,41.37,2.19,41.40 -o barcelona-centre.brisa
      """)

  @Option(
    help: ArgumentHelp("A city by name.", valueName: "name"), completion: .list(OverpassFetch.cities.keys.sorted()))
  var city: String?

  @Option(help: ArgumentHelp("A box in degrees.", valueName: "w,s,e,n"))
  var box: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Network file to write; default NAME.brisa, of a box network.brisa.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("Address of the Overpass server.", valueName: "url"))
  var server = OverpassFetch.defaultServer

  @OptionGroup var speech: SpeechOption

  func run() async throws {
    let (name, box) = try place()
    let output = output ?? "\(name).brisa"
    try NetworkBuilder.checkedTarget(output)
    defer { Terminal.endProgress() }
    Terminal.progress(Spoken.say(SetUpPhrases.asking, server))
    let data = try await OverpassFetch(http: CurlHTTPClient(version: BrisaVersion.current), server: server).streets(
      in: box
    ) { bytes in
      Terminal.progress(Spoken.say(SetUpPhrases.received, Spoken.digits(String(format: "%.1f", Double(bytes) / 1e6))))
    }
    let folder: ScratchFolder
    do { folder = try ScratchFolder("brisa") } catch { throw BrisaError(error) }
    defer { withExtendedLifetime(folder) {} }
    // The file's name is what the network keeps as its source.
    let extract = folder.path + "/overpass-\(name).osm"
    try OutputFile.write(data, to: extract)
    Terminal.progress(Spoken.say(SetUpPhrases.building, output))
    let report = try NetworkBuilder().build(extract, to: output) { Terminal.progress($0) }
    Terminal.endProgress()
    try OutputFile.write(NetworkBuildText(report).text, to: "-")
  }

  private func place() throws(BrisaError) -> (name: String, box: BoundingBox) {
    switch (city, box) {
    case (let city?, nil):
      guard let box = OverpassFetch.cities[city.lowercased()] else {
        let known = OverpassFetch.cities.keys.sorted().joined(separator: ", ")
        throw BrisaError(
          .badArgument, "'\(city)' is no city known by name (\(known)): give its box with --box W,S,E,N.")
      }
      return (city.lowercased(), box)
    case (nil, let text?):
      return ("network", try BoxOption.box(text))
    default:
      throw BrisaError(.badArgument, "Give either --city NAME or --box W,S,E,N.")
    }
  }
}
