internal import AirData
internal import ArgumentParser
internal import Planner
internal import Publishing
internal import Setup
internal import Trips

/// In which form the answer with the ways is written, where, and whether a map is drawn of them.
struct AnswerOptions: ParsableArguments {
  @Flag(help: "Tell the ways turn by turn.")
  var steps = false

  @OptionGroup var mapOptions: RouteMapOptions

  @Option(help: "Form of the answer: \(AnswerForm.list).")
  var format: OneOf<AnswerForm>?

  @Flag(help: "Short for --format json.")
  var json = false

  @Option(name: .shortAndLong, help: ArgumentHelp("Write to a file; - is standard output.", valueName: "file"))
  var output = "-"

  /// What is to be written, for the language of the command line.
  /// - Throws: ``BrisaError`` for options that go ill together.
  func sheet(_ city: CityOptions) throws(BrisaError) -> AnswerSheet {
    let language = try city.log.language?.value ?? .en
    return AnswerSheet(
      form: try AnswerForm.chosen(format, json: json), output: output, language: language,
      map: try mapOptions.request(besides: output, language: language))
  }
}

/// The files that an answer goes into.
struct AnswerSheet {
  fileprivate let form: AnswerForm
  fileprivate let output: String
  fileprivate let language: Language
  fileprivate let map: RouteMapRequest?

  /// Refuses files that the command reads, the city's own and others, and what cannot be written: the search for an
  /// answer may take long.
  func check(_ city: CityConfiguration, besides others: [String?]) throws(BrisaError) {
    try city.checkOutput(output, besides: others)
    if output != "-" { try OutputFile.check(output) }
    if let map { try city.checkOutput(map.path, besides: others) }
  }

  /// Tells the notices of an answer, writes it, and draws its map.
  func write(_ answer: RouteAnswer, _ city: CityConfiguration, _ engine: CityEngine) throws(BrisaError) {
    Terminal.notices(of: answer)
    try OutputFile.write(try form.text(answer, city: city, language: language), to: output)
    if let map { try engine.writeMap(of: answer, map) }
  }
}
