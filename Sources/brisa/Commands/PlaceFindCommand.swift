internal import AirData
internal import Answers
internal import ArgumentParser
internal import Geo
internal import Places
internal import Planner
internal import Setup

/// `brisa place find`, which `brisa place` is too.
struct PlaceFindCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Find places by name, or what is at a coordinate; the same as brisa place without a command.",
    discussion: """
      Examples:
        brisa place find "carrer de colon 12"
        brisa place find --reverse 39.4699,-0.3763
      """)

  @Argument(help: ArgumentHelp("Name or address; or a coordinate, for what is there.", valueName: "text"))
  var text: String?

  @Option(help: ArgumentHelp("Where it is meant; default: the city's middle.", valueName: "place"))
  var near: String?

  @Option(help: ArgumentHelp("What is at a coordinate.", valueName: "lat,lon"))
  var reverse: String?

  @Option(help: ArgumentHelp("Most places that are listed, 1 to 50; default 5.", valueName: "count"))
  var limit: String?

  @Option(
    help: ArgumentHelp(
      "Only such places, by a word (\(PlaceFilter.words)) or a tag (amenity=cafe, shop=bakery).",
      valueName: "category"))
  var category: String?

  @Option(help: NetworkOption.help())
  var network: String?

  @OptionGroup var sources: SourceOptions

  @OptionGroup var log: LogOptions

  @Flag(help: "JSON instead of text.")
  var json = false

  func run() async throws {
    let city = try sources.city(network: network, needsNetwork: true)
    let engine = try CityEngines.open(city, verbose: log.verbose)
    let center = try reversed() == nil ? self.center(engine) : nil
    let own = try ownPlace(of: city, from: center)
    let matches: [PlaceMatch]
    do throws(BrisaError) {
      matches = try found(engine, near: center, besides: own == nil ? 0 : 1)
    } catch {
      guard own != nil, error.code == .missingFile else { throw error }
      Terminal.notice(Spoken.translated(error.text))
      matches = []
    }
    guard own != nil || !matches.isEmpty else {
      if let place = try reversed() {
        throw BrisaError(
          .noPlace, text: PlacePhrases.filled(PlacePhrases.nothingNear, of: LocalizedText(same: Figures.place(place))))
      }
      if text == nil, let category {
        throw BrisaError(
          .noPlace, text: PlacePhrases.filled(PlacePhrases.nothingOfCategory, of: LocalizedText(same: category)))
      }
      throw BrisaError(
        .noPlace, text: PlacePhrases.filled(PlacePhrases.nothing, of: PlacePhrases.thePlace, text ?? ""))
    }
    let language = try log.language?.value.rawValue
    try OutputFile.write(
      json
        ? try PlacesJSON(matches, behind: own, language: language).json()
        : PlaceText.text(own.map { [$0] } ?? []) + PlaceText.text(matches), to: "-")
  }

  /// Where names are meant; nil for the city's middle.
  private func center(_ engine: CityEngine) throws(BrisaError) -> Coordinate? {
    try near.map { (text) throws(BrisaError) in try PlaceWord(engine).coordinate(text, option: "--near") }
  }

  /// The place of one's own that is called so, with its distance from where one asks.
  private func ownPlace(
    of city: CityConfiguration, from center: Coordinate?
  ) throws(BrisaError) -> (place: OwnPlace, distanceMeters: Double?)? {
    guard let text, category == nil, PlaceWord.isName(text),
      let own = try OwnPlaces.kept(for: city)?.found(text)
    else { return nil }
    return (own, center.map(own.place.distanceMeters))
  }

  /// The places of the map, fewer by those that come first.
  private func found(
    _ engine: CityEngine, near center: Coordinate?, besides others: Int
  ) throws(BrisaError) -> [PlaceMatch] {
    let limit = try limit.map { (text) throws(BrisaError) in
      try NumberOption.wholeNumber(text, in: PlaceQuery.limits, option: "--limit")
    }
    let filters = try category.map { (word) throws(BrisaError) in [try Self.filter(word)] } ?? []
    if let place = try reversed() {
      guard near == nil else {
        throw BrisaError(.badArgument, "--near is for names: leave it out where a coordinate is asked about.")
      }
      return try engine.places(at: place, limit: limit ?? 5, filters: filters)
    }
    var query = PlaceQuery(text ?? "")
    query.near = center
    query.limit = limit ?? 5
    query.filters = filters
    return Array(try engine.places(query).prefix(query.limit - others))
  }

  /// The coordinate that is asked about, nil where a name is.
  private func reversed() throws(BrisaError) -> Coordinate? {
    if let reverse {
      guard text == nil else {
        throw BrisaError(.badArgument, "--reverse says what is at a coordinate: leave out the name, or use --near.")
      }
      return try CoordinateOption.place(reverse, option: "--reverse")
    }
    guard let text, !PlaceWord.isName(text), (try? Coordinate(parsing: text)) != nil || text.contains(",") else {
      return nil
    }
    return try CoordinateOption.place(text, option: PlacePhrases.thePlace)
  }

  private static func filter(_ word: String) throws(BrisaError) -> PlaceFilter {
    guard let filter = PlaceFilter(word) else {
      throw BrisaError(
        .badArgument,
        "'\(word)' is no category of places: choose one of \(PlaceFilter.words), or a tag like amenity=cafe.")
    }
    return filter
  }
}
