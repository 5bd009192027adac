internal import AirData
internal import ArgumentParser
internal import Files
internal import Places
internal import Setup

/// `brisa saved list`.
struct SavedListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "What you have saved.",
    discussion: """
      Example:
        brisa saved list
      """)

  @OptionGroup var own: OwnPlaceOptions

  func run() throws {
    var questions: [SavedQuestion] = []
    let city = try own.city()
    try SavedWords.change(city) { (list) throws(StoredFileError) in questions = try list.list() }
    var table = TextTable([("", .left), ("", .left)])
    for question in questions { table.add([question.name, question.line]) }
    let lines = questions.isEmpty ? [Spoken.say(SavedPhrases.none, city.name)] : Array(table.lines.dropFirst())
    try OutputFile.write(lines.joined(separator: "\n") + "\n", to: "-")
  }
}

/// `brisa saved show`.
struct SavedShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "A saved question as the command that asks it.",
    discussion: """
      Example:
        brisa saved show work
      """)

  @Argument(help: "What it is called.", transform: NegativeWord.asWritten)
  var name: String

  @OptionGroup var own: OwnPlaceOptions

  func run() throws {
    var line = ""
    try SavedWords.change(try own.city()) { (list) throws(StoredFileError) in
      line = try list.question(named: name).line
    }
    try OutputFile.write("brisa \(line)\n", to: "-")
  }
}

/// `brisa saved rename`.
struct SavedRenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Call a saved question otherwise.",
    discussion: """
      Example:
        brisa saved rename work "old work"
      """)

  @Argument(help: "What you call it.", transform: NegativeWord.asWritten)
  var name: String

  @Argument(help: ArgumentHelp("What you will call it.", valueName: "new-name"), transform: NegativeWord.asWritten)
  var newName: String

  @OptionGroup var own: OwnPlaceOptions

  func run() throws {
    try SavedWords.change(try own.city()) { (list) throws(StoredFileError) in try list.rename(name, to: newName) }
  }
}

/// `brisa saved remove`.
struct SavedRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Forget a saved question.",
    discussion: """
      Example:
        brisa saved remove work
      """)

  @Argument(help: "What it is called.", transform: NegativeWord.asWritten)
  var name: String

  @OptionGroup var own: OwnPlaceOptions

  func run() throws {
    try SavedWords.change(try own.city()) { (list) throws(StoredFileError) in try list.remove(name) }
  }
}

/// `brisa saved export`.
struct SavedExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all saved questions of a city into one file.",
    discussion: """
      Example:
        brisa saved export questions.json
      """)

  @Argument(help: ArgumentHelp("The file; - is standard output.", valueName: "json"), transform: NegativeWord.asWritten)
  var output: String

  @OptionGroup var own: OwnPlaceOptions

  func run() throws {
    var text = ""
    let city = try own.city()
    try city.checkOutput(output)
    try SavedWords.change(city) { (list) throws(StoredFileError) in text = try list.exported() }
    try OutputFile.write(text, to: output)
  }
}

/// `brisa saved import`.
struct SavedImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Add the saved questions of a file: all of them, or none.",
    discussion: """
      Example:
        brisa saved import questions.json
      """)

  @Argument(help: ArgumentHelp("A file of brisa saved export.", valueName: "json"), transform: NegativeWord.asWritten)
  var input: String

  @OptionGroup var own: OwnPlaceOptions

  func run() throws {
    let questions: [SavedQuestion]
    do throws(StoredFileError) { questions = try SavedQuestions(path: input).read() } catch { throw BrisaError(error) }
    for question in questions { try SavedWords.check(question) }
    try SavedWords.change(try own.city()) { (list) throws(StoredFileError) in try list.add(questions) }
  }
}

extension SavedQuestion {
  /// Its words on a line, as a shell takes them.
  fileprivate var line: String { words.map(ShellWord.quoted).joined(separator: " ") }
}

/// What is said of saved questions.
enum SavedPhrases {
  static let none = LocalizedText(
    en: "Nothing is saved for {1}: brisa route … --save NAME keeps a question.",
    es: "No hay nada guardado para {1}: brisa route … --save NOMBRE guarda una pregunta.",
    ca: "No hi ha res guardat per a {1}: brisa route … --save NOM guarda una pregunta.")
}
