import ArgumentParser
import Bench
import Foundation

/// What the defaults bring in a city whose NO2 is known street by street.
struct BenefitBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "benefit",
    abstract:
      "Fields and walks in Ghent from ten drawn tubes, judged by all others; ends with status 1 where a goal is missed.",
    discussion: "Needs truth/ghent in the data folder.")

  @Option(help: ArgumentHelp("Folder of data; BRISA_SHARED_DATA or ../shared/data unless given.", valueName: "dir"))
  var data =
    ProcessInfo.processInfo.environment["BRISA_SHARED_DATA"]
    ?? BenchFolder.root.appending(path: "../shared/data").standardizedFileURL.path

  @Option(help: "Draws of stations by which the field is judged.")
  var draws = 400

  @Option(help: "The first of these draws, by which routes and probabilities are judged.")
  var routeDraws = 100

  @Option(help: "Fields drawn from the model.")
  var modelDraws = 100

  @Option(help: "Walks in each draw.")
  var walks = 40

  @Option(
    help: ArgumentHelp("Write the table between the lines <!-- benefit --> of this file too.", valueName: "file"))
  var into: [String] = []

  func validate() throws {
    guard routeDraws > 0, modelDraws > 0, walks > 0, draws >= routeDraws else {
      throw ValidationError("Draws and walks are above 0, and routes are judged in no more draws than the field.")
    }
  }

  func run() throws {
    Report.printMachine()
    let ground = try BenefitScene(data: URL(filePath: data))
    var ghent = GhentCheck(ground)
    try ghent.run(draws: draws, routeDraws: routeDraws, walks: walks)
    var model = ModelCheck(ground)
    try model.run(draws: modelDraws, walks: walks)
    let rows = BenefitGoals.rows(ghent, model)
    let text = """
      \(Date().ISO8601Format()): the field in \(draws) draws, routes in \(routeDraws) of them, \(walks) walks each.

      \(MarkdownTable.text(["work", "must reach", "Brisa", "others", "", ""], rows.map(\.cells)))
      """
    Report.printTitle(text)
    for file in into { try MarkdownTable.write(text, to: file, between: "benefit") }
    let missed = rows.filter { if case .reached = $0.verdict { false } else { true } }.map(\.work)
    if !missed.isEmpty { throw BenchError("Missed: \(missed.joined(separator: "; ")).") }
  }
}
