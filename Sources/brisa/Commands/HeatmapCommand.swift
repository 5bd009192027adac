internal import AirData
internal import ArgumentParser
internal import Foundation
internal import Geo
internal import Planner
internal import Publishing
internal import Setup

/// `brisa heatmap`.
struct HeatmapCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "heatmap",
    abstract: "Write hourly pollution maps: pictures, rasters, contours, tables and a page.",
    discussion: """
      Every hour gets a folder with a picture (PNG, SVG), a raster (GeoTIFF), filled contours and stations (GeoJSON) and \
      tables (CSV); index.json lists all files. A run that was interrupted goes on where it stopped: hours whose inputs \
      have not changed are left as they are.

      With --watch it follows the archive, beside a brisa sync in another process: each hour is written when the archive \
      has it, and again when more readings of it arrive; index.html shows the last 24 hours, and each past day has a page \
      of its own. It ends on SIGINT or SIGTERM.

      Examples:
        brisa heatmap --from 2026-11-24 --to 2026-11-25 -o report
        brisa heatmap --pollutant no2 --cell 25 -o no2
        brisa heatmap --only png,tif --from 2026-11-01 --to 2026-11-30 -o november
        brisa heatmap --watch --keep 30 -o /var/www/air
      """)

  @OptionGroup var cityOptions: CityOptions

  @Option(help: NetworkOption.help())
  var network: String?

  @Option(
    name: [.long, .customLong("at")],
    help: ArgumentHelp("Start of the time: a day or a time; default the last whole hour.", valueName: "time"))
  var from: String?

  @Option(help: ArgumentHelp("End of the time; default that hour only.", valueName: "time"))
  var to: String?

  @Option(help: ArgumentHelp("From one report to the next: 1h, 3h, 1d; default 1h.", valueName: "time"))
  var every: String?

  @OptionGroup var watching: WatchOptions

  @Option(
    help: ArgumentHelp(
      "Draw this pollutant instead of the index: \(Pollutant.list).", valueName: "pollutant"))
  var pollutant: OneOf<Pollutant>?

  @Option(help: ArgumentHelp("Side of a cell in metres.", valueName: "metres"))
  var cell = "50"

  @Option(
    help: ArgumentHelp(
      "Area WEST,SOUTH,EAST,NORTH in degrees; default the city's box as far as it has streets, else the network's.",
      valueName: "box"))
  var box: String?

  @Option(
    help: ArgumentHelp(
      "OSM extract whose water and parks are drawn; default the network where it is an extract.", valueName: "file"))
  var extract: String?

  @Option(help: ArgumentHelp("Colours: scale, or cividis for every reader's eyes.", valueName: "palette"))
  var palette = OneOf(HeatmapQuestion.Colors.scale)

  @Option(
    help: ArgumentHelp("Write only these files: \(FilesOption.words); default all.", valueName: "files"))
  var only: String?

  @Flag(help: "Write the tables compressed, as grid.csv.gz and so on, instead of grid.csv; gunzip unpacks them.")
  var gzip = false

  @Option(name: .shortAndLong, help: ArgumentHelp("Folder to write to.", valueName: "folder"))
  var output: String

  @Flag(help: "Replace what is in the folder of other settings: city, scale, method, box, cell, palette and so on.")
  var force = false

  func run() async throws {
    ProcessMemory.giveBackPromptly()
    var city = try cityOptions.city(network: network)
    let box = try box.map { (text) throws(BrisaError) in try BoxOption.box(text) }
    if let box { city.takeClock(ofBox: box) }
    let question = try question(city, box)
    let watch = try watching.settings(besides: ["--from": from, "--to": to, "--every": every])
    let engine = try CityEngines.open(city, verbose: cityOptions.verbose)
    if let watch {
      let text = HeatmapEventText(zone: city.timeZone, keepDays: watch.keepDays)
      return try await Interruption.awaiting {
        try await engine.watchHeatmap(question, watch) { text.show($0) }
      }
    }
    defer { Terminal.endProgress() }
    let answer = try await engine.heatmap(question) { progress in
      Terminal.progress(ProgressBar.text(progress))
    }
    Terminal.endProgress()
    for notice in answer.notices { Terminal.notice(notice) }
    try OutputFile.write(HeatmapText(answer, zone: city.timeZone).text, to: "-")
  }

  private func question(_ city: CityConfiguration, _ box: BoundingBox?) throws(BrisaError) -> HeatmapQuestion {
    let now = SystemClock().now
    let bound = { (text: String) throws(BrisaError) in try MomentText.bound(text, zone: city.timeZone, now: now) }
    let from = try from.map(bound) ?? (now - 3600)
    let to = try to.map(bound) ?? HeatmapQuestion.endOfHour(of: from)
    guard from < to else { throw BrisaError.endsBeforeItBegins }
    var question = HeatmapQuestion(from: from, to: to, folder: try FolderOption.folder(output))
    question.everySeconds = try DurationOption.wholeHours(every ?? "1h", in: 3600...604_800, option: "--every")
    question.pollutant = try pollutant?.value
    question.cellMeters = try NumberOption.value(cell, in: 1...100_000, option: "--cell")
    question.box = box
    question.extract = extract
    question.colors = try palette.value
    question.language = try cityOptions.log.language?.value ?? .en
    question.files = try only.map(FilesOption.files) ?? Set(HeatmapFile.allCases)
    question.compressesTables = gzip
    if gzip, question.files.isDisjoint(with: HeatmapFile.tables) {
      throw BrisaError(.badArgument, "--gzip compresses tables, and --only leaves them out: leave out --gzip.")
    }
    question.replaces = force
    return question
  }
}

extension ProgressBar {
  /// The bar with what is left, once there is a pace to tell it from.
  fileprivate static func text(_ progress: HeatmapProgress) -> String {
    let left = progress.remainingSeconds.map { Spoken.say(ReportPhrases.left, Figures.duration($0)) } ?? ""
    return text(done: progress.done, total: progress.total, of: progress.hour.formatted(.iso8601) + left)
  }
}
