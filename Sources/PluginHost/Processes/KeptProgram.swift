internal import CProcess
internal import Foundation

/// A program that runs under a keeper, with its pipes.
///
/// Guarantee: when the last reference is gone, or the host has ended in whatever way, the keeper kills the program and
/// all that descends from it, sessions and groups of their own included.
final class KeptProgram {
  /// What the program writes.
  let output: Descriptor
  /// Its log.
  let errors: Descriptor
  /// What the keeper has to tell; see ``KeeperFrame``.
  let status: Descriptor

  private var input: Descriptor?
  private var control: Descriptor?
  /// Held so that a write can never hit a pipe without a reader, which would be a signal that ends the host.
  private let inputReader: Descriptor
  private let keeper: pid_t

  /// How long the keeper may take to kill what it kept, in milliseconds; it gives up earlier by itself.
  private static let keeperPatience: Int32 = 8000

  /// How long to wait before a keeper that its program has stopped is woken once more, in milliseconds.
  private static let wakingPause: Int32 = 1

  /// Starts a program.
  init(_ launch: ProgramLaunch) throws(ProgramFault) {
    guard let input = Descriptor.pipe(), let output = Descriptor.pipe(), let errors = Descriptor.pipe(),
      let control = Descriptor.pipe(), let status = Descriptor.pipe()
    else { throw ProgramFault(errno, what: "cannot be started at this moment: no pipe to it can be made") }
    let files = [input.reader, output.writer, errors.writer, control.reader, status.writer]
    // The program's ends stay open until it has them.
    keeper = try withExtendedLifetime(files) { () throws(ProgramFault) in
      try Self.spawn(launch, files: files.map(\.number))
    }
    (self.input, inputReader, self.control) = (input.writer, input.reader, control.writer)
    (self.output, self.errors, self.status) = (output.reader, errors.reader, status.reader)
    for end in [input.writer, output.reader, errors.reader, status.reader] { end.stopBlocking() }
  }

  deinit {
    control = nil
    waitForKeeper()
  }

  /// The descriptor of the program's input, nil when it is closed.
  var inputNumber: Int32? { input?.number }

  /// Ends the program's input.
  func closeInput() { input = nil }

  /// The status pipe closes with the keeper, which is then a zombie to be reaped.
  private func waitForKeeper() {
    let end = ContinuousClock.now + .milliseconds(Int64(Self.keeperPatience))
    var waiting = pollfd(fd: status.number, events: Int16(POLLIN), revents: 0)
    var buffer = [UInt8](repeating: 0, count: 64)
    while ContinuousClock.now < end {
      // A program may stop its keeper, which then could end nothing. It is not reaped yet, so its number is its own.
      kill(keeper, SIGCONT)
      guard poll(&waiting, 1, Self.wakingPause) > 0 else { continue }
      if read(status.number, &buffer, buffer.count) == 0 { break }
    }
    // Between the closing of the pipe and the end of the keeper there is a moment.
    for _ in 0..<100 {
      if waitpid(keeper, nil, WNOHANG) != 0 { return }
      usleep(1000)
    }
    kill(keeper, SIGKILL)
    waitpid(keeper, nil, 0)
  }

  /// Starts the keeper; its session of its own keeps it and the program apart from the terminal.
  private static func spawn(_ launch: ProgramLaunch, files: [Int32]) throws(ProgramFault) -> pid_t {
    let words = [launch.keeper] + launch.limits.words + [launch.folder, launch.program] + launch.arguments
    let variables = launch.environment.map { "\($0.key)=\($0.value)" }
    var keeper: pid_t = 0
    let failure = withCStrings(words) { words in
      withCStrings(variables) { cprocess_spawn(&keeper, launch.keeper, words, $0, files, Int32(files.count)) }
    }
    guard failure == 0 else { throw .noKeeper(launch.keeper, failure) }
    return keeper
  }
}

/// Lends texts as C has them: pointers with a null at the end.
private func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: texts.count + 1)
  for (index, text) in texts.enumerated() { pointers[index] = strdup(text) }
  pointers[texts.count] = nil
  defer {
    for index in texts.indices { free(pointers[index]) }
    pointers.deallocate()
  }
  return body(pointers)
}
