import Foundation
import TestSupport

/// The command line as a user whom permissions bind, which they do not bind the administrator that runs tests in a
/// container.
enum Unprivileged {
  static func run(_ words: [String]) throws -> Command.Result {
    guard geteuid() == 0 else { return try Clean.run(words) }
    // It has no home folder either.
    var command = Command(environment: ["HOME": ""])
    let brisa = command.executable.path
    command.executable = URL(fileURLWithPath: "/usr/bin/setpriv")
    return try command.run(["--reuid=65534", "--regid=65534", "--clear-groups", "--inh-caps=-all", brisa] + words)
  }
}
