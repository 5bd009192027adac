internal import ArgumentParser

/// `brisa place`.
struct PlaceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "place",
    abstract: "Places by name: streets, addresses, squares, stations, parks, shops; and places of your own.",
    discussion: """
      Names are found without accents, with words in any order, in every language of the map and with a slip or two. \
      Words that are commands, like list, are found by brisa place find.

      Examples:
        brisa place "carrer de colon 12"
        brisa place estacion --near 39.47,-0.376 --limit 3
        brisa place --category park --near 39.47,-0.376
        brisa place 39.4699,-0.3763
        brisa place add home 39.4712,-0.3761 --tag mine
      """,
    subcommands: [
      PlaceFindCommand.self, PlaceAddCommand.self, PlaceListCommand.self, PlaceRenameCommand.self,
      PlaceRemoveCommand.self,
    ], defaultSubcommand: PlaceFindCommand.self)
}
