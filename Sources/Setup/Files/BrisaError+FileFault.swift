package import Files

extension BrisaError {
  /// A fault of a file as a use case's error.
  package init(_ fault: FileFault) {
    switch fault {
    case .noNameInFolder(let name):
      self.init(.badData, "'\(name)' is no name inside the folder: correct the list that has it, or remove the list.")
    case .link(let path):
      self.init(
        .badArgument,
        "'\(path)' is no folder or file of its own: what it leads to could be somebody else's, so remove it, or name "
          + "another folder.")
    case .system(let path, let problem):
      self.init(.inputOutput, "'\(path)' cannot be written (\(problem)): check that its folder exists and has room.")
    }
  }
}
