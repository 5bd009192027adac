internal import AirData
internal import ArgumentParser
internal import Foundation
internal import Geo
internal import Planner
internal import Publishing
internal import Setup

/// `brisa tiles`.
struct TilesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tiles",
    abstract: "Write an hour's pollution as tiles for web maps (XYZ, PNG), with a TileJSON.",
    discussion: """
      Tiles lie in ZOOM/X/Y.png under the folder, in web mercator, and tiles.json tells a map library all about them. One \
      that would be transparent throughout has no file. A run that was interrupted goes on where it stopped.

      Examples:
        brisa tiles -o tiles
        brisa tiles --zoom 12-15 --pollutant no2 --at 08:00 -o tiles
        brisa tiles --zoom 10-16 --size both --url https://example.org/air -o tiles
      """)

  @OptionGroup var cityOptions: CityOptions

  @Option(help: NetworkOption.help())
  var network: String?

  @Option(help: ArgumentHelp("One zoom, or the first and the last with a hyphen, from 0 to 22.", valueName: "zooms"))
  var zoom = "10-15"

  @OptionGroup var moment: MomentOption

  @Option(
    help: ArgumentHelp("Draw this pollutant instead of the index: \(Pollutant.list).", valueName: "pollutant"))
  var pollutant: OneOf<Pollutant>?

  @Option(
    help: ArgumentHelp(
      "Pixels along a tile: 256, 512, or both, with the larger as Y@2x.png for dense screens.", valueName: "pixels"))
  var size = OneOf(TilesQuestion.Size.small)

  @Option(
    help: ArgumentHelp(
      "Area WEST,SOUTH,EAST,NORTH in degrees; default the city's box as far as it has streets, else the network's.",
      valueName: "box"))
  var box: String?

  @Option(help: ArgumentHelp("Colours: scale, or cividis for every reader's eyes.", valueName: "palette"))
  var palette = OneOf(HeatmapQuestion.Colors.scale)

  @Option(
    help: ArgumentHelp(
      "Where the folder will be found on the web, for the addresses in tiles.json; default relative ones.",
      valueName: "address"))
  var url = ""

  @Option(name: .shortAndLong, help: ArgumentHelp("Folder to write to.", valueName: "folder"))
  var output: String

  func run() async throws {
    var city = try cityOptions.city(network: network)
    let box = try box.map { (text) throws(BrisaError) in try BoxOption.box(text) }
    if let box { city.takeClock(ofBox: box) }
    let question = try question(city, box)
    let engine = try CityEngines.open(city, verbose: cityOptions.verbose)
    defer { Terminal.endProgress() }
    let answer = try await engine.tiles(question) { progress in
      let left = progress.remainingSeconds.map { Spoken.say(ReportPhrases.left, Figures.duration($0)) } ?? ""
      Terminal.progress(
        ProgressBar.text(done: progress.done, total: progress.total, of: Spoken.say(ReportPhrases.tiles) + left))
    }
    Terminal.endProgress()
    for notice in answer.notices { Terminal.notice(notice) }
    let counts = Spoken.say(
      ReportPhrases.tilesWritten, Figures.count(answer.written, CommonPhrases.tile), "\(answer.unchanged)",
      "\(answer.empty)", Figures.moment(answer.hour, in: city.timeZone))
    try OutputFile.write("\(counts)\nTileJSON \(answer.folder)/tiles.json\n", to: "-")
  }

  private func question(_ city: CityConfiguration, _ box: BoundingBox?) throws(BrisaError) -> TilesQuestion {
    TilesQuestion(
      moment: try moment.date(in: city.timeZone, clock: SystemClock()),
      zooms: try TilesQuestion.zooms(parsing: zoom.trimmingCharacters(in: .whitespaces)),
      pollutant: try pollutant?.value, size: try size.value,
      box: box,
      colors: try palette.value, language: try cityOptions.log.language?.value ?? .en,
      address: url, folder: try FolderOption.folder(output))
  }
}
