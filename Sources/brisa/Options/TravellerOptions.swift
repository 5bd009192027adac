internal import AirData
internal import ArgumentParser
internal import CityAir
internal import Setup
internal import Trips

/// Who travels: a profile, and over it what single options say.
struct TravellerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Who travels: a file like asthma.yml, or a name under 'profiles' of the configuration.", valueName: "profile"))
  var profile: String?

  @Option(help: ArgumentHelp("Your speed in this mode on a good, level way, in km/h.", valueName: "km/h"))
  var speed: String?

  @Option(
    help: ArgumentHelp(
      "The air that you breathe in this mode, in m³/h, or an effort: \(BreathingEffort.words).", valueName: "m3/h"))
  var breathing: String?

  @Flag(help: "Bad air harms you more than others: it counts twice in the balanced way.")
  var sensitive = false

  @Option(help: "What stairs are to you: \(StairsWord.list).")
  var stairs: OneOf<StairsWord>?

  @Flag(help: "Keep a wheelchair off steps, raised kerbs and what else it cannot pass.")
  var wheelchair = false

  @Flag(help: "Spare a pram steps, kerbs and rough ground.")
  var pram = false

  @Flag(help: "Prefer lit streets.")
  var lit = false

  @Flag(help: "Prefer streets with little traffic.")
  var quiet = false

  /// The file of the profile; nil where it is one of the configuration.
  var profileFile: String? { profile.flatMap { TravellerFile.isPath($0) ? $0 : nil } }

  /// Puts who travels, and which pollution counts, into a question whose mode is set; the measure is the value of
  /// `--by`, nil where it is not given.
  func apply(
    to question: inout RouteQuestion, by measure: OneOf<PollutionMeasure>?, _ city: CityConfiguration
  ) throws(BrisaError) {
    var requested = RequestedTraveller()
    (requested.profile, requested.speed, requested.breathing) = (profile, speed, breathing)
    if let stairs { requested.stairs = try stairs.value.rawValue }
    (requested.isSensitive, requested.wheelchair, requested.pram) = (sensitive, wheelchair, pram)
    (requested.lit, requested.quiet, requested.takesFiles) = (lit, quiet, true)
    requested.called = { "--\($0)" }
    question.traveller = try requested.traveller(question.mode, in: city)
    if let word = question.traveller?.measureWord { question.measure = try PollutionMeasure(parsing: word) }
    if let measure { question.measure = try measure.value }
  }

  /// `--by` of the commands that take a profile.
  static let byHelp = "Pollution to keep low: \(PollutionMeasure.list). Default: that of the profile, else mix."
}

/// The words of `--stairs`.
typealias StairsWord = Traveller.Stairs

extension Traveller.Stairs: OptionWords {
  static func parse(_ word: String) throws(BrisaError) -> Traveller.Stairs { try parse(word, of: "--stairs") }
}
