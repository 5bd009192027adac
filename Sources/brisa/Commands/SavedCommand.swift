internal import ArgumentParser

/// `brisa saved`.
struct SavedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "saved",
    abstract: "Questions that you keep, to ask again with the air of the day.",
    discussion: """
      brisa route and brisa trip keep their question with --save NAME, in the user's data folder, for each city; it goes \
      nowhere else. The time and the form of the answer are not kept. A window of departure is kept, but must have no \
      date.

      Examples:
        brisa route --from 39.47,-0.376 --to 39.48,-0.344 --mode bike --save work
        brisa saved run work
        brisa saved run work --at "tomorrow 08:00" --json
        brisa saved list
      """,
    subcommands: [
      SavedListCommand.self, SavedShowCommand.self, SavedRunCommand.self, SavedRenameCommand.self,
      SavedRemoveCommand.self, SavedExportCommand.self, SavedImportCommand.self,
    ])
}
