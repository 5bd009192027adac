internal import AirData
internal import Answers
internal import ArgumentParser
internal import Files
internal import Geo
internal import Places
internal import Planner
internal import Setup

/// `brisa place add`.
struct PlaceAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Keep a place of your own, for --from, --to and --near; each city has its own list.",
    discussion: """
      The list lies in the user's data folder and goes nowhere else.

      Examples:
        brisa place add home 39.4712,-0.3761
        brisa place add work "Mercat Central" --tag weekdays
      """)

  @Argument(help: "What you call it.", transform: NegativeWord.asWritten)
  var name: String

  @Argument(help: ArgumentHelp("A coordinate or a name of the map.", valueName: "place"))
  var place: String

  @Option(name: .customLong("tag"), help: ArgumentHelp("A word that it goes by; may be repeated.", valueName: "word"))
  var tags: [String] = []

  @OptionGroup var own: OwnPlaceOptions

  func run() throws {
    let city = try own.city()
    let engine = try CityEngines.open(city, verbose: false)
    let added = OwnPlace(
      name: name, place: try PlaceWord(engine).coordinate(place, option: PlacePhrases.thePlace), tags: tags)
    try own.change { (list) throws(StoredFileError) in try list.add(added) }
  }
}

/// `brisa place list`.
struct PlaceListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Your own places.",
    discussion: """
      Examples:
        brisa place list
        brisa place list --near home --tag weekdays
      """)

  @Option(name: .customLong("tag"), help: ArgumentHelp("Only those that go by a word.", valueName: "word"))
  var tag: String?

  @Option(help: ArgumentHelp("The nearest first.", valueName: "place"))
  var near: String?

  @Flag(help: "JSON instead of text.")
  var json = false

  @OptionGroup var own: OwnPlaceOptions

  func run() throws {
    let city = try own.city()
    let center = try near.map { (text) throws(BrisaError) in
      try PlaceWord(try CityEngines.open(city, verbose: false)).coordinate(text, option: "--near")
    }
    var places: [OwnPlace] = []
    try own.change { (list) throws(StoredFileError) in places = try list.list() }
    let nothing =
      if let tag, !places.isEmpty {
        Spoken.say(PlacePhrases.noOwnTagged, tag)
      } else {
        Spoken.say(PlacePhrases.noOwn, city.name)
      }
    if let tag { places = places.filter { $0.tags.contains { Folding.folded($0) == Folding.folded(tag) } } }
    var rows = places.map { place in (place: place, distanceMeters: center.map(place.place.distanceMeters)) }
    if center != nil { rows.sort { ($0.distanceMeters ?? 0) < ($1.distanceMeters ?? 0) } }
    if json { return try OutputFile.write(try OwnPlacesJSON(rows).json(), to: "-") }
    try OutputFile.write(rows.isEmpty ? nothing + "\n" : PlaceText.text(rows), to: "-")
  }
}

/// `brisa place rename`.
struct PlaceRenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Call a place of your own otherwise.",
    discussion: """
      Example:
        brisa place rename home "old home"
      """)

  @Argument(help: "What you call it.", transform: NegativeWord.asWritten)
  var name: String

  @Argument(help: ArgumentHelp("What you will call it.", valueName: "new-name"), transform: NegativeWord.asWritten)
  var newName: String

  @OptionGroup var own: OwnPlaceOptions

  func run() throws {
    try own.change { (list) throws(StoredFileError) in try list.rename(name, to: newName) }
  }
}

/// `brisa place remove`.
struct PlaceRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Forget a place of your own.",
    discussion: """
      Example:
        brisa place remove home
      """)

  @Argument(help: "What you call it.", transform: NegativeWord.asWritten)
  var name: String

  @OptionGroup var own: OwnPlaceOptions

  func run() throws {
    try own.change { (list) throws(StoredFileError) in try list.remove(name) }
  }
}
